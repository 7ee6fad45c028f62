import type { MailLinks, QueuedMail } from '@doorstep/core';
import { findLanguage, type MessageValues, type TextId, type Translator } from '@doorstep/messages';
import { translatorFor } from '../present/translator-for.ts';
import { mailHtml, type MailPart } from './mail-html.ts';

/** A mail as it is sent, or shown to staff where no mail server is configured. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Composes a queued mail in the reader's language, where there is one.
 * @param links `hidden`: for staff, who see that there is a link and not which.
 */
export function composeMail(order: QueuedMail, links: MailLinks | 'hidden'): Mail {
  const language = findLanguage(order.language)?.tag ?? 'en';
  const texts = translatorFor(language, ['mail', 'staffMail']);
  const parts = partsOf(order, texts, links);
  const subject = texts.t(`mail.${order.kind}.subject`, order.values);
  return {
    to: order.to,
    // A line break would begin another header.
    subject: subject.replaceAll(/\p{Cc}+/gu, ' ').trim(),
    text: `${parts.map((part) => (part.kind === 'link' ? part.url : part.text)).join('\n\n')}\n`,
    html: mailHtml(parts, { language: texts.language, direction: texts.direction, title: subject }),
  };
}

/** What follows `mail.` in the id of a text. */
type MailPartId = Extract<TextId, `mail.${string}`> extends `mail.${infer Id}` ? Id : never;

function partsOf({ kind, values }: QueuedMail, texts: Translator, links: MailLinks | 'hidden'): MailPart[] {
  const text = (id: MailPartId, more: MessageValues = {}): MailPart => ({
    kind: 'text',
    text: texts.t(`mail.${id}`, { ...values, ...more }),
  });
  const link = (name: string): MailPart => ({ kind: 'link', url: String(values[name] ?? '') });
  const secretLink = (name: keyof MailLinks): MailPart =>
    links === 'hidden' ? text('hidden_link') : { kind: 'link', url: links[name] ?? '' };
  const closing = [text('reference'), text('status'), secretLink('receipt'), text('signature')];
  const confirmation = String(values['confirmation'] ?? '').trim();
  const confirmed: MailPart[] = confirmation === '' ? [] : [{ kind: 'markdown', text: confirmation }];
  // It was queued, and the change that this mail reports served it from the queue.
  const turn = values['turn'] === 'come' ? [text('accepted.intro'), ...confirmed] : [];
  switch (kind) {
    case 'confirm_link':
      return [text('confirm_link.intro'), secretLink('confirm'), text('confirm_link.otherwise'), ...closing];
    case 'declined':
      return [text('declined.intro'), ...(values['reason'] ? [text('declined.reason')] : []), ...closing];
    case 'request_adjusted':
      return [
        text('request_adjusted.intro'),
        ...(values['reason'] ? [text('declined.reason')] : []),
        ...turn,
        ...closing,
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
    case 'held_waiting':
      return [text('held_waiting.intro'), link('url')];
    case 'dispatched':
      return [
        text('dispatched.intro'),
        ...(values['carrier'] ? [text('dispatched.carrier')] : []),
        ...(values['tracking'] ? [text('dispatched.tracking')] : []),
        ...(values['trackingUrl'] ? [text('dispatched.follow'), link('trackingUrl')] : []),
        ...closing,
      ];
    case 'receipt':
    case 'accepted':
    case 'withdrawn':
    case 'not_drawn':
    case 'returned':
    case 'lost':
    case 'sent_again':
    case 'lapsed':
      return [text(`${kind}.intro`), ...confirmed, ...closing];
  }
}
