import { expect, it } from 'vitest';
import { decodeDraft, encodeDraft, idleLimitMs, type KeptDraft } from './kept-draft.ts';

const kept: KeptDraft = { draft: { 'contact.name': 'Robin “Ö” Sample' }, address: { kind: 'search' } };

it('a kept draft is restored until its idle time ends, and not a moment longer', () => {
  const text = encodeDraft(kept, 1000);
  expect(decodeDraft(text, 1000 + idleLimitMs - 1)).toEqual({ kind: 'kept', kept });
  expect(decodeDraft(text, 1000 + idleLimitMs)).toEqual({ kind: 'expired' });
});

it.each([null, '', '{', '[]', '{"draft":{"unit":3},"address":{"kind":"search"},"savedAtMs":1}', '{"draft":{}}'])(
  'a stored %s is ignored as a draft',
  (text) => {
    expect(decodeDraft(text, 2)).toEqual({ kind: 'none' });
  },
);
