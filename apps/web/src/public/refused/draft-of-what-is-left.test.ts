import { expect, it } from 'vitest';
import { draftOfWhatIsLeft } from './draft-of-what-is-left.ts';

const draft = { 'quantity.bin': '3', 'quantity.caddy': '1', 'contact.name': 'Robin Sample' };

it('cuts each item down to what there is of it', () => {
  expect(draftOfWhatIsLeft(draft, [{ item: 'bin', left: 2 }])).toEqual({ 'quantity.bin': '2', ifShort: 'ask' });
  expect(draftOfWhatIsLeft(draft, [{ item: 'bin', left: 0 }])).toEqual({ 'quantity.bin': '0', ifShort: 'ask' });
});

it('offers nothing when nothing is left, or when all of it is there after all', () => {
  const none = [
    { item: 'bin', left: 0 },
    { item: 'caddy', left: 0 },
  ];
  expect(draftOfWhatIsLeft(draft, none)).toBeNull();
  expect(draftOfWhatIsLeft(draft, [{ item: 'bin', left: 9 }])).toBeNull();
});
