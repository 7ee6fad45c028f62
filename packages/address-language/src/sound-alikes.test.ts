import { expect, test } from 'vitest';
import { soundAlikes } from './sound-alikes.ts';

test.each([
  ['filip', 'philip', 1],
  ['fillip', 'philip', 2],
  ['filipe', 'philippe', 2],
  ['fenix', 'phoenix', 2],
  ['bakhaus', 'backhaus', 1],
  ['reisling', 'riesling', 1],
  ['balard', 'ballard', 1],
  ['phillipp', 'filipp', 2],
])('%s sounds like %s', (typed, meant, places) => {
  expect(soundAlikes(typed).get(meant)).toBe(places);
});

test('a word of many such letters has a bounded number of spellings', () => {
  expect(soundAlikes('eiphkt'.repeat(40)).size).toBeLessThan(3000);
});

test('no word sounds like itself or like a word whose length differs by more than two', () => {
  for (const word of ['philip', 'eiie', 'kks', 'a', '']) {
    const others = [...soundAlikes(word).keys()];
    expect(others).not.toContain(word);
    for (const other of others) expect(Math.abs(other.length - word.length)).toBeLessThanOrEqual(2);
  }
});
