// Every sentence on a request's page: brought about in a real store, rendered by a real server, and checked against the
// store. docs/reference/what-visitors-read.md has the same as a table.
import { readFileSync } from 'node:fs';
import { requestStandings, type RequestStanding } from '@doorstep/contract';
import { acceptRequest, recordAudit, type Offer, type ServiceRequest } from '@doorstep/core';
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { formatDayOf, formatSpan } from '@doorstep/messages/moment';
import { startMailSink, type MailSink } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealServers, type RealServers } from './real-servers.ts';
import { cases, collectedCases, draw, drawnAndCollected, one, type Here } from './standing-cases.ts';
import { readable } from './readable.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public', 'offer', 'errors']));
const french = createTranslator('fr', catalogueFor('fr', ['public']));

describe('the page of a request:', () => {
  let mail: MailSink;
  let real: RealServers;
  let here: Here;

  beforeAll(async () => {
    mail = await startMailSink();
    real = await startRealServers('SQLite', 1, { SMTP_URL: mail.url });
    const send: Here['send'] = async (offer, sending = {}) => {
      const { saved, status, text } = await real.send(offer, sending);
      if (status !== 201 && status !== 202) throw new Error(text);
      const request = await real.staff.store.requests.findByReference(saved.reference);
      if (request === null) throw new Error('It was not saved.');
      return { offer, request, secret: saved.url.split('/').at(-1) ?? '' };
    };
    here = {
      real,
      send,
      queue: async (sending) => {
        const offer = await real.open({ ...one, hasWaitlist: true });
        await send(offer);
        return send(offer, sending);
      },
      // The writes of packing, through the same verbs of the store.
      move: async (request, ...to) => {
        let from = request.state;
        for (const state of to) {
          await real.staff.store.transaction(async (tx) => {
            const at = await tx.now();
            await tx.requests.change(request.id, { from, to: state, at });
            await recordAudit(real.staff, tx, {
              at,
              action: `request.${state}`,
              subjectKind: 'request',
              subjectId: request.id,
              detail: { state },
            });
          });
          from = state;
        }
      },
    };
  });
  afterAll(async () => {
    await real.end();
    await mail.close();
  });

  const htmlOf = async (request: Pick<ServiceRequest, 'reference'>, secret: string, query = ''): Promise<string> => {
    const answer = await fetch(`${real.servers[0]?.url}/r/${request.reference}${query}`, {
      headers: { cookie: `doorstep_receipt=${secret}` },
    });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    return html;
  };
  const pageOf = async (...of: Parameters<typeof htmlOf>): Promise<string> => readable(await htmlOf(...of));

  it.each(requestStandings)('%s shows its documented texts, which are true', async (standing) => {
    const { bring, state, isSetAside, isConfirmed = false } = cases[standing];
    const before = await bring(here);
    const { offer, secret } = before;
    const request = await real.staff.store.requests.find(before.request.id);
    expect(request?.state).toBe(state);
    const html = await htmlOf(before.request, secret);
    const page = readable(html);

    for (const [query, translate, language] of [['', t, 'en'] as const, ['?lang=fr', french.t, 'fr'] as const]) {
      const values = { address: 'a••••@b.example', place: 1, ...daysIn(language), ...whereIn(offer, language) };
      const shown = await htmlOf(before.request, secret, query);
      const [heading = '', sentence] = wordsOf(standing, translate, values);
      expect(readable(shown)).toContain(heading);
      // Exactly the sentence of this standing.
      expect(leadsOf(shown)).toEqual([sentence]);
    }

    // Checks stock, permission to cancel and correct, and the text that starts with acceptance.
    const { stock, owed } = await itemOf(real, offer, before.request);
    expect(owed).toBe(isSetAside ? 1 : 0);
    expect(stock).not.toBeNull();
    const isOpen = ['held', 'accepted', 'waitlisted', 'entered'].includes(state);
    const expectText = (text: string, isThere: boolean) =>
      expect(page.includes(text), `the page says “${text}”`).toBe(isThere);
    expectText(t('offer.past.unconfirmed'), standing === 'unconfirmed');
    expectText(t('public.withdraw.open', { state }), isOpen);
    expectText(t('public.change.title'), isOpen);
    expectText(t('public.change.ask_again'), standing === 'returned');
    const isCollected = request?.collection !== null && standing !== 'accepted_unplaced';
    expectText(t('public.collect.where'), isOpen && isCollected);
    expectText(t('public.collect.code'), state === 'accepted' && request?.collection !== null);
    expectText('We bring it within two weeks.', isConfirmed);
  });

  it.each(Object.entries(collectedCases))('%s mentions collection to those who collect', async (standing, bring) => {
    const { request, secret } = await bring(here);
    const html = await htmlOf(request, secret);
    const values = { ...daysIn('en'), reach: 'collected' };
    expect(leadsOf(html)).toEqual([t(`public.standing.${standing as RequestStanding}_next`, values)]);
    expect(readable(html)).not.toMatch(/will be sent|anything is sent|[Dd]eliver/);
  });

  it('tells those who collect that their request was drawn', async () => {
    const { offer, request, secret } = await drawnAndCollected(here);
    const html = await htmlOf(request, secret);
    expect(readable(html)).toContain(t('public.standing.accepted_drawn'));
    expect(leadsOf(html)).toEqual([t('public.standing.accepted_collected_next', whereIn(offer, 'en'))]);
  });

  it('shows why a request was declined, and what can be done after it has ended', async () => {
    const declined = await cases.declined.bring(here);
    expect(await pageOf(declined.request, declined.secret)).toContain(
      t('public.status.reason', { reason: 'We deliver to homes only.' }),
    );
    const withdrawn = await cases.withdrawn.bring(here);
    expect(await pageOf(withdrawn.request, withdrawn.secret)).toContain(t('public.status.ask_again'));
    const ended = await cases.lapsed_queue.bring(here);
    expect(await pageOf(ended.request, ended.secret)).not.toContain(t('public.status.ask_again'));
  });

  it('gives the confirmation text after a later acceptance, on the page and by email', async () => {
    const offer = await real.open({ ...one, allocation: 'review' });
    const sent = await here.send(offer, { body: { contact: { name: 'Robin', email: `${offer.slug}@b.example` } } });
    expect(await pageOf(sent.request, sent.secret)).not.toContain('We bring it within two weeks.');
    await acceptRequest(real.staff, { id: sent.request.id, reason: '' });
    expect(await pageOf(sent.request, sent.secret)).toContain('We bring it within two weeks.');
    const { orders } = await ordersTo(real, `${offer.slug}@b.example`);
    expect(orders.map(({ kind, values }) => [kind, values['confirmation'] ?? ''])).toEqual([
      ['accepted', 'We bring it within two weeks.'],
      ['receipt', ''],
    ]);
  });
});

it('every sentence specific to collection is listed in what-visitors-read.md', () => {
  const reference = readFileSync(new URL('../../../docs/reference/what-visitors-read.md', import.meta.url), 'utf8');
  const [table = ''] = (reference.split('### Where it is collected')[1] ?? '').split(/^## /m);
  const listed = [...table.matchAll(/^\| `(\w+)` \| ([^|]+) \|$/gm)].map((row) => row.slice(1));
  const day = 'Wednesday 16 December';
  const sentence = (standing: RequestStanding, reach: string) =>
    t(`public.standing.${standing}_next`, { reach, draw: day, drawn: day, by: 'none', place: 12 });
  const differing = requestStandings.filter((each) => sentence(each, 'collected') !== sentence(each, 'delivered'));
  expect(listed).toEqual(differing.map((standing) => [standing, sentence(standing, 'collected')]));
  expect(differing).toEqual(requestStandings.filter((each) => each in collectedCases));
});

it('every standing of a request is listed in what-visitors-read.md, in the same words, in English and in French', () => {
  const reference = readFileSync(new URL('../../../docs/reference/what-visitors-read.md', import.meta.url), 'utf8');
  const example = {
    address: 'r••••@example.org',
    reason: 'other',
    again: 'yes',
    place: 12,
    draw: 'Wednesday 16 December',
    drawn: 'Wednesday 16 December',
    by: 'none',
    reach: 'delivered',
    where: 'Market Hall',
    when: 'Saturday 5 December, 10 am – 2 pm',
    handed: 'Saturday 5 December',
  };
  const exampleInFrench = {
    ...example,
    draw: 'mercredi 16 décembre',
    drawn: 'mercredi 16 décembre',
    when: 'samedi 5 décembre, 10 h – 14 h',
    handed: 'samedi 5 décembre',
  };
  const listed = [...reference.matchAll(/^\| `(\w+)` \| `(\w+)` \| (.*?) \| (.*?) \| (.*?) \|/gm)].map((row) =>
    row.slice(1),
  );
  expect(listed).toEqual(
    requestStandings.map((standing) => {
      const { state, isSetAside } = cases[standing];
      const waits = state === 'waitlisted' || state === 'entered';
      const takes = isSetAside ? 'stock and allowance' : waits ? 'allowance' : 'nothing';
      return [standing, state, takes, ...wordsOf(standing, t, example)];
    }),
  );
  const [, table = ''] = reference.split('## The page of a request in French');
  const listedInFrench = [...table.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map((row) => row.slice(1));
  expect(listedInFrench).toEqual(
    requestStandings.map((standing) => [standing, ...wordsOf(standing, french.t, exampleInFrench)]),
  );
});

/** The place, its next opening, and the day of the handover: today. */
function whereIn({ definition: { collection } }: Offer, language: string): Record<string, string> {
  const now = new Date().toISOString();
  const place = { language, offerLanguage: 'en', timeZone: 'Europe/London', showsTimeZone: true, now };
  const [opening] = collection?.places[0]?.openings ?? [];
  return {
    where: collection?.places[0]?.name['en'] ?? '',
    when: opening === undefined ? '' : formatSpan(opening.from, opening.until, place),
    handed: formatDayOf(now, place),
  };
}

/** The day of the draw, and the day when it was held: today. */
function daysIn(language: string): Record<string, string> {
  const now = new Date().toISOString();
  const place = { language, offerLanguage: 'en', timeZone: 'Europe/London', showsTimeZone: true, now };
  return {
    draw: formatDayOf(draw.knownAt, place),
    drawn: formatDayOf(now, place),
    by: 'none',
    reach: 'delivered',
    reason: 'other',
    again: 'yes',
  };
}

/** Heading and sentence. */
function wordsOf(standing: RequestStanding, translate: typeof t, values: Record<string, string | number>): string[] {
  const title = standing === 'waitlisted' || standing === 'waitlisted_unchecked' ? 'waitlisted_place' : standing;
  return [translate(`public.standing.${title}`, values), translate(`public.standing.${standing}_next`, values)];
}

async function ordersTo(real: RealServers, address: string) {
  const mails = await real.staff.store.outbox.mails(1000);
  return { orders: mails.map(({ order }) => order).filter(({ to }) => to === address) };
}

/** For the request's only item: the offer's stock, and the units this request has taken. */
async function itemOf(real: RealServers, offer: Offer, { id, lines }: ServiceRequest) {
  const others = (await real.requests(offer)).filter((request) => request.id !== id);
  const [item] = await real.balance(offer);
  const ofOthers = others.filter(({ state }) => state === 'accepted').length * (lines[0]?.quantity ?? 0);
  return { stock: item?.stock, owed: (item?.taken ?? 0) - ofOthers };
}

function leadsOf(html: string): string[] {
  return [...html.matchAll(/<p class="lead">(.*?)<\/p>/g)].map(([, lead = '']) => readable(lead));
}
