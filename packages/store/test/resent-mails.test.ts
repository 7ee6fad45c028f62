// Staff resend a mail that the mail server never accepted.
import { eraseRequest, resendable, resendMail, type DoorstepError } from '@doorstep/core';
import { describe, expect, it } from 'vitest';
import { useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('a failed mail, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);

  const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
  const asked = async () => gate.sent(await gate.open(), { contact });
  const mailsOf = (id: string) => stores.store.outbox.ofSubject(id);
  const resend = (id: string, email: string) =>
    resendMail(gate.staff, { id, email }).then(
      () => 'done',
      (error: DoorstepError) => error.code,
    );
  const end = async (mailId: string, outcome: 'sent' | 'given_up' | 'limited') =>
    stores.store.outbox.done(mailId, await stores.store.now(), outcome);

  it('can be resent unchanged to the address on file, which is recorded', async () => {
    const { id } = await asked();
    const [mail] = await mailsOf(id);
    await end(mail?.id ?? '', 'given_up');
    expect(await resend(id, mail?.id ?? '')).toBe('done');
    const [first, second] = await mailsOf(id);
    expect([first?.status, second?.status, second?.sentAt]).toEqual(['given_up', 'waiting', null]);
    expect(second?.order).toEqual(first?.order);
    expect((await stores.store.audit.of('request', id)).at(-1)).toMatchObject({
      action: 'request.email_sent_again',
      actorName: 'Olive Fictional',
    });
    // The resent mail is pending, and the previous one is no longer the last.
    expect(await resend(id, second?.id ?? '')).toBe('state_conflict');
    expect(await resend(id, first?.id ?? '')).toBe('state_conflict');
    await end(second?.id ?? '', 'sent');
    expect((await mailsOf(id)).at(-1)?.sentAt).toMatch(/^\d{4}-/);
    expect(await resend(id, second?.id ?? '')).toBe('state_conflict');
  });

  it('is found by name, mailbox and reference of its request, and by part of another recipient’s address', async () => {
    const { store } = stores;
    const name = { name: 'Ottoline Nightjar', email: 'nightjar@example.org', phone: '' };
    const { id, reference } = await gate.sent(await gate.open(), { contact: name });
    await asked();
    const order = { kind: 'receipt', to: 'Desk_7@example.org', language: 'en', values: {} } as const;
    await store.outbox.add({ id: 'of staff', subject: 'nobody', order, at: await store.now() });
    const found = async (search: string) => {
      const { rows } = await store.outbox.partOfMails({ limit: 50, search });
      return rows.map(({ to }) => to);
    };
    for (const search of ['nightj', 'otto night', 'nightjar@example.org', reference])
      expect([search, await found(search)]).toEqual([search, ['nightjar@example.org']]);
    expect(await found('desk_7@')).toEqual([order.to]);
    for (const search of ['desk%7', 'deskx7', '\\', 'zzz']) expect([search, await found(search)]).toEqual([search, []]);
    expect((await found('')).length).toBeGreaterThan(2);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('cannot be resent by a visitor, with a link for one address, or once the request is erased', async () => {
    const { id } = await asked();
    const [mail] = await mailsOf(id);
    const email = mail?.id ?? '';
    await end(email, 'limited');
    await expect(resendMail(gate.context, { id, email })).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await resend('nobody', email)).toBe('request_not_found');
    const request = await stores.store.requests.find(id);
    const [limited] = await mailsOf(id);
    if (request === null || limited === undefined) throw new Error('It was saved before');
    expect(resendable(request, [limited])).toBe(limited);
    const asLink = { ...limited, order: { ...limited.order, kind: 'confirm_link' } } as const;
    expect(resendable(request, [asLink])).toBeNull();
    await eraseRequest(gate.staff, { id });
    expect(await resend(id, email)).toBe('state_conflict');
  });
});
