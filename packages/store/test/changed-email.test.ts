// A visitor corrects the email address of a request: on the real stores.
import {
  askForEmail,
  changeDetails,
  confirmRequest,
  keepEmail,
  mailLinks,
  makeBatch,
  readMailedLink,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { useGate, problemOf } from './gate.ts';
import { databases } from './stores.ts';

const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };

describe.each(databases)('the email address of a request, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);

  const historyOf = async ({ id }: ServiceRequest) => stores.store.audit.of('request', id);
  const mailsOf = async ({ id }: ServiceRequest) => (await stores.store.outbox.ofSubject(id)).map(({ order }) => order);
  const tokenTo = async (request: ServiceRequest, email: string) => {
    const mail = (await mailsOf(request)).findLast(({ kind: of, to }) => of === 'confirm_email' && to === email);
    if (mail === undefined) throw new Error(`no link for ${email}`);
    const links = await mailLinks(gate.context, { subject: request.id, order: mail });
    // Possibly a stranger's address.
    expect(links.receipt).toBeNull();
    return links.confirm?.split('/').at(-1) ?? '';
  };
  const open = () => gate.open({ items: [itemInput({ openingStock: 9 })] });
  const ask = ({ id }: ServiceRequest, email: string) => askForEmail(gate.context, { id, email });

  it('stays until the link mailed to the new address is used; both addresses are notified', async () => {
    const request = await gate.sent(await open(), { contact });
    await ask(request, 'new@example.org');
    expect((await gate.found(request)).contact).toEqual({ ...contact, newEmail: 'new@example.org' });
    expect((await mailsOf(request)).map(({ kind: of, to, values }) => [of, to, values['address']])).toEqual([
      ['receipt', contact.email, undefined],
      ['email_asked', contact.email, 'n••••@example.org'],
      ['confirm_email', 'new@example.org', undefined],
    ]);
    const token = await tokenTo(request, 'new@example.org');
    expect(await readMailedLink(gate.context, token)).toMatchObject({ kind: 'open', confirms: 'email' });
    await confirmRequest(gate.context, token);
    expect((await gate.found(request)).contact).toEqual({ ...contact, email: 'new@example.org' });
    expect((await mailsOf(request)).slice(3).map(({ kind: of, to }) => [of, to])).toEqual([
      ['details_changed', contact.email],
      ['receipt', 'new@example.org'],
    ]);
    expect((await historyOf(request)).map(({ action, detail }) => [action, detail['from'], detail['to']])).toEqual([
      ['request.accepted', undefined, undefined],
      ['request.email_asked', contact.email, 'new@example.org'],
      ['request.details_changed', contact.email, 'new@example.org'],
    ]);
    // A second press.
    expect(await readMailedLink(gate.context, token)).toMatchObject({ kind: 'settled' });
    expect(await problemOf(confirmRequest(gate.context, token))).toBe('link_invalid');
  });

  it('may be changed back, and to the new one again', async () => {
    const request = await gate.sent(await open(), { contact });
    for (const email of ['new@example.org', contact.email, 'new@example.org']) {
      await ask(request, email);
      await confirmRequest(gate.context, await tokenTo(request, email));
      expect((await gate.found(request)).contact.email).toBe(email);
    }
    expect(await problemOf(ask(request, 'fourth@example.org'))).toBe('rate_limited');
  });

  it('is confirmed only by the latest link, and by none once the change is abandoned', async () => {
    const request = await gate.sent(await open(), { contact });
    await ask(request, 'first@example.org');
    const first = await tokenTo(request, 'first@example.org');
    await ask(request, 'second@example.org');
    const second = await tokenTo(request, 'second@example.org');
    expect(await problemOf(confirmRequest(gate.context, first))).toBe('link_invalid');
    await keepEmail(gate.context, { id: request.id });
    expect(await problemOf(confirmRequest(gate.context, second))).toBe('link_invalid');
    expect((await gate.found(request)).contact).toEqual(contact);
  });

  it('is not confirmed once it is packed', async () => {
    const offer = await open();
    const request = await gate.sent(offer, { contact });
    await ask(request, 'new@example.org');
    const token = await tokenTo(request, 'new@example.org');
    await makeBatch(gate.staff, { offerId: offer.id, country: '', postcode: '', max: 500 });
    expect(await problemOf(ask(request, 'late@example.org'))).toBe('state_conflict');
    expect(await readMailedLink(gate.context, token)).toMatchObject({ kind: 'expired' });
    expect(await problemOf(confirmRequest(gate.context, token))).toBe('link_invalid');
    expect((await gate.found(request)).contact.email).toBe(contact.email);
  });

  it('receives a new confirmation link if the request still has no pass', async () => {
    const request = await gate.sent(await open(), { contact, pass: null });
    await ask(request, 'new@example.org');
    await confirmRequest(gate.context, await tokenTo(request, 'new@example.org'));
    expect(await gate.found(request)).toMatchObject({ state: 'held', hasPass: false });
    expect((await mailsOf(request)).at(-1)).toMatchObject({ kind: 'confirm_link', to: 'new@example.org' });
  });

  it('is validated, and removed at once when cleared', async () => {
    const request = await gate.sent(await open(), { contact });
    expect(await problemOf(ask(request, 'nobody'))).toBe('contact.email not_an_email');
    await ask(request, contact.email);
    expect(await gate.found(request)).toEqual(request);
    await changeDetails(gate.context, { id: request.id, change: { kind: 'email', value: '' } });
    expect((await gate.found(request)).contact.email).toBe('');
    expect((await mailsOf(request)).at(-1)).toMatchObject({ kind: 'details_changed', to: contact.email });
  });
});
