import { expect, test } from 'vitest';
import { ItemIds } from './item-id.ts';

const ids = new ItemIds('test');
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('an id with any one letter changed is rejected', () => {
  for (const target of [
    { kind: 'address', street: 3, ordinal: 0 },
    { kind: 'address', street: 300, ordinal: 7 },
    { kind: 'street', street: 70_000, part: { from: 10, to: 200 } },
    { kind: 'locality', place: 12 },
  ] as const) {
    const id = ids.write('GB', 0x89abcdef, target);
    expect(ids.read(id)).toEqual({ build: 0x89abcdef, target });
    const changed = Array.from({ length: id.length }, (_, at) =>
      letters
        .split('')
        .filter((letter) => letter !== id[at])
        .map((letter) => id.slice(0, at) + letter + id.slice(at + 1)),
    ).flat();
    expect(changed.filter((other) => ids.read(other) !== null)).toEqual([]);
  }
});

test('an id with a letter added, removed or spaced is rejected', () => {
  const id = ids.write('GB', 1, { kind: 'address', street: 3, ordinal: 0 });
  for (const other of [`${id}A`, `${id}=`, id.slice(0, -1), ` ${id}`, `${id}\n`, id.toLowerCase()]) {
    expect(ids.read(other)).toBeNull();
  }
});
