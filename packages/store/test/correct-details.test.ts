// Staff correct contact and answers of a request.
import type { OfferInput } from '@doorstep/contract';
import { changeDetails, correctDetails, makeBatch } from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { useGate, problemOf } from './gate.ts';
import { databases } from './stores.ts';

const contact = { name: 'Robin Fictional', email: 'robin@mail.example', phone: '' };

describe.each(databases)('details that staff correct, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);

  const asked: Partial<OfferInput> = {
    items: [itemInput({ openingStock: 5, maxPerHome: null })],
    contact: { name: 'required', email: 'optional', phone: 'optional' },
    questions: [
      { id: 'where', kind: 'short_text', label: { en: 'Where?' }, help: {}, required: true, options: [] },
      { id: 'more', kind: 'short_text', label: { en: 'More?' }, help: {}, required: false, options: [] },
    ] as unknown as OfferInput['questions'],
  };
  const sent = async () => gate.sent(await gate.open(asked), { contact, answers: { where: 'yard', more: 'yes' } });
  const correct = (id: string, change: Partial<Parameters<typeof correctDetails>[1]>) =>
    correctDetails(gate.staff, { id, contact: {}, answers: {}, reason: 'Said on the telephone', ...change });
  const mailsOf = async (id: string) =>
    (await stores.store.outbox.ofSubject(id)).map(({ order }) => `${order.kind} ${order.to}`);

  it('are changed together, each with its own entry in the history, and the rest stays', async () => {
    const { id } = await sent();
    const corrected = await correct(id, {
      contact: { name: 'Robyn Fictional', phone: '01632 960 001' },
      answers: { where: 'porch', more: null },
    });
    expect(corrected).toMatchObject({
      contact: { name: 'Robyn Fictional', email: contact.email, phone: '01632 960 001' },
      answers: { where: 'porch' },
    });
    expect(corrected.answers).not.toHaveProperty('more');
    const entries = (await stores.store.audit.of('request', id)).slice(1);
    expect(entries.map(({ action, detail }) => [action, detail['kind'], detail['reason']])).toEqual(
      ['name', 'phone', 'answer', 'answer'].map((each) => ['request.details_changed', each, 'Said on the telephone']),
    );
    // Two changed answers are one email.
    expect((await mailsOf(id)).filter((mail) => mail.startsWith('details_changed'))).toHaveLength(3);
  });

  it('replace the email address at once, and both addresses are notified', async () => {
    const { id } = await sent();
    expect(await correct(id, { contact: { email: 'robyn@mail.example' } })).toMatchObject({
      contact: { email: 'robyn@mail.example' },
    });
    expect((await mailsOf(id)).slice(1)).toEqual(['details_changed robin@mail.example', 'receipt robyn@mail.example']);
  });

  it('are validated as in a new request, all or none', async () => {
    const { id, revision } = await sent();
    const wrong = [
      { contact: { name: '', phone: 'none' } },
      { contact: { email: 'nowhere' } },
      { answers: { where: null, other: 'x' } },
      { contact: { name: 'Good Name' }, answers: { where: '' } },
      { contact: { name: 'Good Name' }, reason: '' },
    ];
    expect(await Promise.all(wrong.map((change) => problemOf(correct(id, change))))).toEqual([
      'contact.name required,contact.phone not_a_phone',
      'contact.email not_an_email',
      'answers.where required,answers.other unknown_field',
      'answers.where required',
      'reason required',
    ]);
    expect(await stores.store.requests.find(id)).toMatchObject({ revision, contact });
  });

  it('that equal the current ones change nothing', async () => {
    const { id, revision } = await sent();
    expect(await correct(id, { contact, answers: { where: 'yard' } })).toMatchObject({ revision });
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('stay unchanged if the request was changed meanwhile or is packed, and without permission', async () => {
    const { id, offerId, revision } = await sent();
    const change = { contact: { name: 'Robyn Fictional' } };
    await changeDetails(gate.context, { id, change: { kind: 'phone', value: '01632 960 001' } });
    expect(await problemOf(correct(id, { ...change, revision }))).toBe('request_changed');
    await makeBatch(gate.staff, { offerId, country: '', postcode: '', max: 5 });
    expect(await problemOf(correct(id, change))).toBe('state_conflict');
    const visitor = { id, ...change, answers: {}, reason: 'Mine' };
    expect(await problemOf(correctDetails(gate.context, visitor))).toBe('not_signed_in');
  });
});
