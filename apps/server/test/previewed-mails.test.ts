// The email previewed in a dialog is the one sent after the decision; neither contains staff's notes.
import type { KeptMail, MailKind, ManyPreview, NetworkDeclinePreview, RequestDetail } from '@doorstep/contract';
import { closeComposition, dispatchBatch, makeBatch, makeClaim } from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from './owner-of.ts';
import { databases, someNetwork, type RealServers } from './real-servers.ts';
import { serversForAll } from './with-servers.ts';

const reason = 'It is outside of the town.';
const note = 'Rang twice, and nobody was there';
const plenty = {
  items: [itemInput({ openingStock: 50, maxPerRequest: 2, maxPerHome: 2 })],
  typedAddresses: 'held' as const,
};

describe.each(databases)('the email preview of a decision, on %s,', (kind) => {
  const real = serversForAll(kind, 1);
  let ask: Awaited<ReturnType<typeof ownerOf>>;
  let visitors = 0;
  beforeAll(async () => {
    ask = await ownerOf(real);
  });

  /** A request by a visitor with an email address. */
  async function sent(sending: Parameters<RealServers['send']>[1] = {}) {
    visitors += 1;
    const email = `robin-${visitors}@previewed.example`;
    const offer = await real.open(plenty);
    await real.send(offer, { ...sending, body: { ...sending.body, contact: { name: 'Robin Fictional', email } } });
    const [request] = await real.requests(offer);
    if (request === undefined) throw new Error('The request was not saved.');
    const { body } = await ask('GET', `/requests/${request.id}`);
    return { offer, email, request, revision: (body as RequestDetail).revision };
  }
  /** The previewed email to the request's visitor. */
  async function previewed(path: string, body: object): Promise<MailKind['mail'] | undefined> {
    const { answer, mails } = await tried(path, body);
    return mails.find(({ about }) => about === (answer as RequestDetail).id)?.mail;
  }
  async function tried(path: string, body: object) {
    const { status, body: given } = await ask('POST', `${path}?dryRun=true`, body);
    expect(status).toBe(200);
    return given as { answer: object; mails: MailKind[] };
  }
  async function decide(path: string, body: object): Promise<void> {
    expect(await ask('POST', path, body)).toMatchObject({ status: 200 });
  }
  /** The latest email to someone; no mail to them contains staff's notes. */
  async function lastMailTo(email: string) {
    const mails = ((await ask('GET', '/mails')).body as { rows: KeptMail[] }).rows.filter(({ to }) => to === email);
    expect(JSON.stringify(mails)).not.toContain(note);
    const [last] = mails.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    return last === undefined ? null : { to: last.to, subject: last.subject, text: last.text };
  }

  /** Whether the audit log says that staff viewed a request. */
  async function isViewed(id: string): Promise<boolean> {
    return (await real.staff.store.audit.of('request', id)).some(({ action }) => action === 'request.viewed');
  }

  it('equals the email of a declined request', async () => {
    const { request, email, revision } = await sent();
    const mail = await previewed(`/requests/${request.id}/decline`, { reason });
    expect(mail?.text).toContain(reason);
    await decide(`/requests/${request.id}/decline`, { reason, note, revision });
    expect(await lastMailTo(email)).toEqual(mail);
  });

  it('equals the email of a withdrawn request, and omits the reason', async () => {
    const { request, email, revision } = await sent();
    const mail = await previewed(`/requests/${request.id}/withdraw`, { reason: note });
    await decide(`/requests/${request.id}/withdraw`, { reason: note, revision });
    expect(await lastMailTo(email)).toEqual(mail);
  });

  it('equals the email of a request put back on hold, and omits the reason', async () => {
    const { request, email, revision } = await sent();
    const mail = await previewed(`/requests/${request.id}/hold`, { reason: note });
    expect(mail?.text).toContain('checking');
    await decide(`/requests/${request.id}/hold`, { reason: note, revision });
    expect(await lastMailTo(email)).toEqual(mail);
  });

  it('equals the email of changed quantities', async () => {
    const { request, email, revision } = await sent();
    const item = request.lines[0]?.itemId ?? '';
    const change = { lines: [{ item, quantity: 2 }], reason, revision };
    const mail = await previewed(`/requests/${request.id}/lines`, change);
    expect(mail?.text).toContain(reason);
    expect(await lastMailTo(email)).not.toEqual(mail);
    await decide(`/requests/${request.id}/lines`, change);
    expect(await lastMailTo(email)).toEqual(mail);
  });

  it('equals the email of a corrected address, and omits the reason', async () => {
    const { request, email, revision } = await sent();
    const typed = { line1: '77 Nowhere Road', line2: '', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
    const correction = { address: { typed }, unit: '', reason: note };
    const mail = await previewed(`/requests/${request.id}/address`, correction);
    // The mail names the resulting state.
    expect(mail?.text).toContain('We are checking the new one');
    await decide(`/requests/${request.id}/address`, { ...correction, revision });
    expect(await lastMailTo(email)).toEqual(mail);
    // Someone else still sees the previous revision.
    const late = await ask('POST', `/requests/${request.id}/address`, { ...correction, unit: '9', revision });
    expect(late).toMatchObject({ status: 409, body: { code: 'request_changed' } });
  });

  it.each(['hold', 'decline', 'withdraw'] as const)(
    'equals the first email of many requests, to %s',
    async (decision) => {
      const { request, email, revision } = await sent();
      const mails = decision === 'decline' ? reason : note;
      const mail = await previewed(`/requests/${request.id}/${decision}`, { reason: mails });
      await decide('/requests/decide', {
        decision,
        requests: [{ id: request.id, revision }],
        reason: mails,
        note: decision === 'decline' ? note : '',
      });
      expect(await lastMailTo(email)).toEqual(mail);
    },
  );

  it('shows one email of many for each variant, with the number of recipients', async () => {
    const [one, alike] = await Promise.all([real.open(plenty), real.open({ ...plenty, title: { en: 'Water butts' } })]);
    const ids: string[] = [];
    const send = async (offer: typeof one, email: string) => {
      await real.send(offer, { body: { contact: { name: 'Robin Fictional', email } } });
      const request = (await real.requests(offer)).find(({ contact }) => contact.email === email);
      ids.push(request?.id ?? '');
    };
    await send(one, 'many-1@previewed.example');
    await send(alike, 'many-2@previewed.example');
    await send(alike, 'many-3@previewed.example');
    await send(alike, '');
    const asked = { decision: 'withdraw', requestIds: ids, reason: note };
    const answer = await ask('POST', '/requests/decide/preview', asked);
    expect(answer.status).toBe(200);
    const { kinds } = answer.body as ManyPreview;
    expect(kinds).toMatchObject([
      { count: 2, offerTitle: 'Water butts', language: 'en', mail: { to: 'many-2@previewed.example' } },
      { count: 1, mail: { to: 'many-1@previewed.example' } },
    ]);
    // Viewed: only those whose mails were shown.
    expect(await Promise.all(ids.map(isViewed))).toEqual([true, true, false, false]);
    const requests = (await real.staff.store.requests.findAll(ids)).map(({ id, revision }) => ({ id, revision }));
    await decide('/requests/decide', { decision: 'withdraw', requests, reason: note, note: '' });
    for (const { mail } of kinds) expect(await lastMailTo(mail.to)).toEqual(mail);
  });

  it.each(['returned', 'lost'] as const)(
    'equals the emails of a parcel that is %s: to its visitor and to the first in the queue',
    async (outcome) => {
      const offer = await real.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
      const emails = [`first-${outcome}@previewed.example`, `next-${outcome}@previewed.example`];
      for (const email of emails)
        await real.send(offer, { body: { contact: { name: 'Robin Fictional', email }, ifShort: 'queue' } });
      const requests = await real.requests(offer);
      const [first, next] = emails.map((email) => requests.find(({ contact }) => contact.email === email));
      const { id } = await makeBatch(real.staff, { offerId: offer.id, country: '', postcode: '', max: 10 });
      await closeComposition(real.staff, { id });
      await dispatchBatch(real.staff, { id });
      const asked = {
        reference: first?.reference ?? '',
        outcome,
        reason: 'other',
        isBackOnShelf: outcome === 'returned',
      };
      const { answer, mails } = await tried('/returns', asked);
      const isServed = outcome === 'returned';
      expect(answer).toMatchObject({ id: first?.id, accepted: isServed ? 1 : 0, emails: isServed ? 2 : 1 });
      expect(mails.map(({ about, count }) => [about, count])).toEqual(
        [first, ...(isServed ? [next] : [])].map((one) => [one?.id, 1]),
      );
      expect(await isViewed(first?.id ?? '')).toBe(true);
      expect(await isViewed(next?.id ?? '')).toBe(outcome === 'returned');
      await decide('/returns', asked);
      for (const { mail } of mails) expect(await lastMailTo(mail.to)).toEqual(mail);
    },
  );

  it('equals the emails of many accepted requests: one takes the last unit, and the next must wait', async () => {
    const offer = await real.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
    const emails = ['first', 'second'].map((name) => `${name}-accepted@previewed.example`);
    for (const email of emails)
      await real.send(offer, { pass: null, body: { contact: { name: 'Robin Fictional', email } } });
    const requests = await real.requests(offer);
    const [first, second] = emails.map((email) => requests.find(({ contact }) => contact.email === email));
    const requestIds = [second?.id ?? '', first?.id ?? ''];
    const answer = await ask('POST', '/requests/decide/preview', { decision: 'accept', requestIds, reason: '' });
    expect(answer.status).toBe(200);
    const { kinds } = answer.body as ManyPreview;
    expect(kinds.map(({ mail }) => mail.to).toSorted()).toEqual(emails);
    // Nothing was changed.
    expect((await real.requests(offer)).map(({ state }) => state)).toEqual(['held', 'held']);
    const read = (await real.staff.store.requests.findAll(requestIds)).map(({ id, revision }) => ({ id, revision }));
    await decide('/requests/decide', { decision: 'accept', requests: read, reason: '', note: '' });
    for (const { mail } of kinds) expect(await lastMailTo(mail.to)).toEqual(mail);
    const states = (await real.staff.store.requests.findAll(requestIds)).map(({ id, state }) => [id, state]);
    expect(Object.fromEntries(states)).toEqual({
      [requestIds[0] ?? '']: 'waitlisted',
      [requestIds[1] ?? '']: 'accepted',
    });
  });

  it('equals the email of many requests accepted with a unit of their own', async () => {
    const typed = { line1: '7 Unlisted Row', line2: '', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
    const { request, email, revision } = await sent({ body: { address: { typed } } });
    expect(request.state).toBe('held');
    const asked = { decision: 'accept', requestIds: [request.id], reason: '' };
    const { kinds } = (await ask('POST', '/requests/decide/preview', asked)).body as ManyPreview;
    expect(kinds).toHaveLength(1);
    await decide('/requests/decide', {
      decision: 'accept',
      requests: [{ id: request.id, revision }],
      reason: '',
      note: '',
    });
    expect(await lastMailTo(email)).toEqual(kinds[0]?.mail);
  });

  it('equals the email of a parcel that is sent again', async () => {
    const { offer, request, email } = await sent();
    const { id } = await makeBatch(real.staff, { offerId: offer.id, country: '', postcode: '', max: 10 });
    await closeComposition(real.staff, { id });
    await dispatchBatch(real.staff, { id });
    const { reference } = request;
    await decide('/returns', { reference, outcome: 'lost', isBackOnShelf: false, reason: 'other' });
    const { answer, mails } = await tried(`/returns/${request.id}/send-again`, {});
    expect(answer).toEqual({ id: request.id, emails: 1 });
    const [{ mail } = { mail: null }] = mails;
    expect(await lastMailTo(email)).not.toEqual(mail);
    await decide(`/returns/${request.id}/send-again`, {});
    expect(await lastMailTo(email)).toEqual(mail);
    expect((await ask('POST', `/returns/${request.id}/send-again?dryRun=true`, {})).status).toBe(409);
  });

  it('equals the emails of a declined network, one for each offer and language', async () => {
    const from = someNetwork();
    const { request, email } = await sent({ from, pass: null });
    const butts = await real.open({ ...plenty, title: { en: 'Water butts' } });
    const contact = { name: 'Robin Fictional', email: 'butts@previewed.example' };
    await real.send(butts, { from, pass: null, body: { contact } });
    await real.send(butts, { from, pass: null, body: { contact: { ...contact, email: '' } } });
    const flood = { network: request.network, until: new Date(Date.now() + 60_000).toISOString() };
    const [unseen] = await real.requests(butts);
    expect(await isViewed(unseen?.id ?? '')).toBe(false);
    const answer = await ask('POST', '/requests/networks/decline/preview', { ...flood, reason });
    const { kinds, ...counts } = answer.body as NetworkDeclinePreview;
    expect(counts).toEqual({ requests: 3, emails: 2 });
    expect(kinds.map(({ count }) => count)).toEqual([1, 1]);
    expect(kinds.map(({ mail }) => mail.to).toSorted()).toEqual([contact.email, email].toSorted());
    const views = await Promise.all((await real.requests(butts)).map(({ id }) => isViewed(id)));
    expect(views.filter((isOne) => isOne)).toHaveLength(1);
    await decide('/requests/networks/decline', { ...flood, reason, note });
    for (const { mail } of kinds) expect(await lastMailTo(mail.to)).toEqual(mail);
  });

  it.each(['uphold', 'refuse'] as const)('equals the reply to a claim, to %s', async (verb) => {
    const { offer, request } = await sent();
    const email = `claim-${verb}@previewed.example`;
    const claim = await makeClaim(real.staff, {
      offerId: offer.id,
      homeIds: request.homeIds,
      kind: 'shared_house',
      text: 'There are two front doors.',
      name: 'Kim Fictional',
      email,
      addressLines: [],
      language: 'en',
      network: '',
    });
    const decision = { reason, ...(verb === 'uphold' ? { allowance: 2 } : {}) };
    const { mails } = await tried(`/claims/${claim.id}/${verb}`, decision);
    expect(mails).toMatchObject([{ about: claim.id, count: 1, mail: { to: email } }]);
    expect(mails[0]?.mail.text).toContain(reason);
    const views = await real.staff.store.audit.of('claim', claim.id);
    expect(views.map(({ action }) => action)).toContain('claim.viewed');
    await decide(`/claims/${claim.id}/${verb}`, decision);
    expect(await lastMailTo(email)).toEqual(mails[0]?.mail);
  });
});
