import type { MailLinks, QueuedMail } from '@doorstep/core';
import { findLanguage, type MessageValues, type TextId, type Translator } from '@doorstep/messages';
import { formatDayOf } from '@doorstep/messages/moment';
import type { MailMatter } from './mail-matter.ts';
import { markdownInWords } from '../present/markdown.ts';
import { translatorFor } from '../present/translator-for.ts';
import { mailHtml, type MailPart } from './mail-html.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  calendar?: string;
}

/**
 * @param links  `hidden` for staff, who see that a link exists but not the link.
 * @param matter  the request's details; null where they are shown next to the mail, or for a mail without a request.
 */
export function composeMail(order: QueuedMail, links: MailLinks | 'hidden', matter: MailMatter | null = null): Mail {
  const { tag: language, direction } = findLanguage(order.language) ?? { tag: 'en', direction: 'ltr' };
  const texts = translatorFor(language, ['mail', 'staffMail', 'offer']);
  const parts = [...partsOf(order, { texts, links, matter }), ...endOf(order, texts, matter)];
  const subject = texts.t(`mail.${order.kind}.subject`, order.values);
  return {
    to: order.to,
    // A line break would start another header.
    subject: subject.replaceAll(/\p{Cc}+/gu, ' ').trim(),
    text: `${parts.map(plainText).join('\n\n')}\n`,
    html: mailHtml(parts, {
      language: texts.language,
      direction,
      title: subject,
      sender: String(order.values['organisation'] ?? ''),
      colour: matter?.colour ?? null,
    }),
    ...(matter?.replyTo ? { replyTo: matter.replyTo } : {}),
    ...(matter?.collection?.calendar ? { calendar: matter.collection.calendar } : {}),
  };
}

function plainText(part: MailPart): string {
  switch (part.kind) {
    case 'link':
      return part.url;
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'rows':
      return part.rows.map(({ term, lines }) => `${term}:\n${lines.map((line) => `  ${line}`).join('\n')}`).join('\n');
    case 'text':
    case 'small':
      return part.text;
    case 'markdown':
      return markdownInWords(part.text).join('\n\n');
  }
}

function rowsOf({ values }: QueuedMail, texts: Translator, matter: MailMatter | null): MailPart {
  const given = [{ term: texts.t('mail.matter.reference'), lines: [String(values['reference'] ?? '')] }];
  if (matter !== null) {
    const { collection, giving, items, to } = matter;
    given.push(
      { term: texts.t('mail.matter.items'), lines: items },
      { term: texts.t('mail.matter.to'), lines: to },
      { term: texts.t('mail.matter.where'), lines: collection?.place ?? [] },
      { term: texts.t('mail.matter.when'), lines: collection?.times ?? [] },
      { term: texts.t('mail.matter.code'), lines: [collection?.code ?? ''].filter((code) => code !== '') },
      {
        term: texts.t('offer.fact.giving'),
        lines: giving === null ? [] : [texts.t(`offer.giving.${giving}.more`)],
      },
    );
  }
  return { kind: 'rows', rows: given.filter(({ lines }) => lines.length > 0) };
}

/** The date of the draw, for entrants. */
function drawDay({ values }: QueuedMail, texts: Translator, matter: MailMatter | null): MailPart[] {
  if (matter === null || matter.drawAt === null || values['state'] !== 'entered') return [];
  const { drawAt, timeZone, offerLanguage } = matter;
  const place = {
    language: texts.language,
    offerLanguage,
    timeZone,
    showsTimeZone: false,
    now: new Date().toISOString(),
  };
  return [{ kind: 'text', text: texts.t('mail.draw_day', { date: formatDayOf(drawAt, place) }) }];
}

/** Contact, and why the reader received the mail. */
function endOf({ values }: QueuedMail, texts: Translator, matter: MailMatter | null): MailPart[] {
  if (matter === null) return [];
  const reply = matter.replyTo === '' ? 'none' : 'yes';
  return [
    { kind: 'markdown', text: `**${texts.t('mail.help')}**\n\n${matter.helpContact}` },
    { kind: 'small', text: texts.t('mail.why', { ...values, reply }) },
  ];
}

type MailPartId = Extract<TextId, `mail.${string}`> extends `mail.${infer Id}` ? Id : never;

interface Given {
  texts: Translator;
  links: MailLinks | 'hidden';
  matter: MailMatter | null;
}

function partsOf(order: QueuedMail, { texts, links, matter }: Given): MailPart[] {
  const { kind, values } = order;
  const text = (id: MailPartId, more: MessageValues = {}): MailPart => ({
    kind: 'text',
    text: texts.t(`mail.${id}`, { ...values, ...more }),
  });
  const link = (name: string): MailPart => ({ kind: 'link', url: String(values[name] ?? '') });
  const button = (url: string, label: MailPartId): MailPart => ({
    kind: 'button',
    url,
    label: texts.t(`mail.${label}`, values),
  });
  const secretLink = (name: keyof MailLinks): MailPart =>
    links === 'hidden' ? text('hidden_link') : { kind: 'link', url: links[name] ?? '' };
  const secretButton = (name: keyof MailLinks, label: MailPartId): MailPart =>
    links === 'hidden' ? text('hidden_link') : button(links[name] ?? '', label);
  // One button only: if it leads elsewhere, the request's page gets a link.
  const isTracked = kind === 'dispatched' && Boolean(values['trackingUrl']);
  const isLink = kind === 'confirm_link' || isTracked;
  const drawn = matter?.wasDrawn === true ? [text('drawn')] : [];
  const status = text('status', { opens: isLink ? 'link' : 'button' });
  const closing = [
    ...(isLink ? [] : [secretButton('receipt', kind === 'ready' ? 'ready.open' : 'open')]),
    rowsOf(order, texts, matter),
    status,
    ...(isLink ? [secretLink('receipt')] : []),
    text('signature'),
  ];
  const confirmation = String(values['confirmation'] ?? '').trim();
  const confirmed: MailPart[] = confirmation === '' ? [] : [{ kind: 'markdown', text: confirmation }];
  // The reported change also served the request from the queue.
  const turn = values['turn'] === 'come' ? [text('accepted.intro'), ...confirmed] : [];
  switch (kind) {
    case 'confirm_link':
      return [
        text('confirm_link.intro'),
        secretButton('confirm', 'confirm_link.button'),
        text('confirm_link.otherwise'),
        ...closing,
      ];
    case 'declined':
      return [text('declined.intro'), ...(values['reason'] ? [text('declined.reason')] : []), ...closing];
    case 'request_adjusted':
      return [
        text('request_adjusted.intro'),
        ...(values['reason'] ? [text('declined.reason')] : []),
        ...turn,
        ...closing,
      ];
    case 'details_changed':
      return [text('details_changed.intro'), ...turn, ...closing];
    case 'email_asked':
      return [text('email_asked.intro'), ...closing];
    case 'confirm_email':
      return [
        text('confirm_email.intro'),
        secretButton('confirm', 'confirm_email.button'),
        text('confirm_email.otherwise'),
        text('signature'),
      ];
    case 'address_corrected':
      return [text('address_corrected.intro'), ...(values['turn'] === 'come' ? turn : confirmed), ...closing];
    case 'claim_upheld':
      return [text('claim_upheld.intro'), link('url'), text('claim.reason'), text('signature')];
    case 'claim_refused':
      return [text('claim_refused.intro'), text('claim.reason'), text('signature')];
    case 'service_alarm':
      return [
        text('service_alarm.intro'),
        text('service_alarm.effect'),
        ...(values['message'] ? [text('service_alarm.message')] : []),
        text('service_alarm.next'),
        link('url'),
      ];
    case 'password_link':
      return [
        text('password_link.intro'),
        secretButton('confirm', 'password_link.button'),
        text('password_link.otherwise'),
      ];
    case 'held_waiting':
      return [text('held_waiting.intro'), link('url')];
    case 'dispatched':
      return [
        text('dispatched.intro'),
        ...(values['carrier'] ? [text('dispatched.carrier')] : []),
        ...(values['tracking'] ? [text('dispatched.tracking')] : []),
        ...(isTracked ? [button(String(values['trackingUrl']), 'dispatched.follow')] : []),
        ...closing,
      ];
    case 'receipt':
    case 'accepted':
      return [...drawn, text(`${kind}.intro`), ...drawDay(order, texts, matter), ...confirmed, ...closing];
    case 'withdrawn':
    case 'not_drawn':
    case 'returned':
    case 'lost':
    case 'sent_again':
    case 'lapsed':
    case 'ready':
    case 'not_collected':
    case 'place_changed':
      return [text(`${kind}.intro`), ...confirmed, ...closing];
  }
}
