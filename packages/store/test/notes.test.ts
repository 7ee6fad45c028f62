// Staff's notes on a request appear in its history, and nowhere else.
import { eraseRequest, noteRequest } from '@doorstep/core';
import { describe, expect, it } from 'vitest';
import { useGate, codeOf } from './gate.ts';
import { databases } from './stores.ts';

const note = 'Rang twice, and nobody was there';

describe.each(databases)('a note about a request, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);

  it('is in the history with its author, and changes nothing else', async () => {
    const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
    const request = await gate.sent(await gate.open(), { contact });
    const mails = await stores.store.outbox.ofSubject(request.id);
    await noteRequest(gate.staff, { id: request.id, note });
    expect((await stores.store.audit.of('request', request.id)).at(-1)).toMatchObject({
      action: 'request.noted',
      actorName: 'Olive Fictional',
      detail: { note },
    });
    expect(await stores.store.requests.find(request.id)).toEqual(request);
    expect(await stores.store.outbox.ofSubject(request.id)).toEqual(mails);
  });

  it('is refused from a visitor, and without a text', async () => {
    const { id } = await gate.sent(await gate.open());
    expect(await codeOf(noteRequest(gate.context, { id, note }))).toBe('not_signed_in');
    expect(await codeOf(noteRequest(gate.staff, { id, note: '' }))).toBe('request_invalid');
    expect(await codeOf(noteRequest(gate.staff, { id: 'nobody', note }))).toBe('request_not_found');
  });

  it('is erased with the personal data of the request, and none can be added after', async () => {
    const { id } = await gate.sent(await gate.open());
    await noteRequest(gate.staff, { id, note });
    await eraseRequest(gate.staff, { id });
    expect(JSON.stringify(await stores.store.audit.of('request', id))).not.toContain(note);
    expect(await codeOf(noteRequest(gate.staff, { id, note }))).toBe('state_conflict');
  });
});
