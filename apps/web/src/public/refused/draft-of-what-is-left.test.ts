import { expect, it } from 'vitest';
import { draftOfWhatIsLeft } from './draft-of-what-is-left.ts';

const draft = { 'quantity.bin': '3', 'quantity.caddy': '1', 'contact.name': 'Robin Sample' };

it('the request for the remainder caps each item at its stock', () => {
  expect(draftOfWhatIsLeft(draft, [{ item: 'bin', left: 2 }])).toEqual({ 'quantity.bin': '2', ifShort: 'ask' });
  expect(draftOfWhatIsLeft(draft, [{ item: 'bin', left: 0 }])).toEqual({ 'quantity.bin': '0', ifShort: 'ask' });
});

it('a request for the remainder is not offered when nothing is left, or everything', () => {
  const none = [
    { item: 'bin', left: 0 },
    { item: 'caddy', left: 0 },
  ];
  expect(draftOfWhatIsLeft(draft, none)).toBeNull();
  expect(draftOfWhatIsLeft(draft, [{ item: 'bin', left: 9 }])).toBeNull();
});
