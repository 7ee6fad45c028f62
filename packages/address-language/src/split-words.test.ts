import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

test.each([
  ["12-14 St. Mary's Rd", '12 14 st marys rd'],
  ['ランタン通り2', 'ランタン通り 2'],
  ['灯里一丁目2-1', '灯里 1 丁目 2 1'],
  ['灯里１丁目２番１号', '灯里 1 丁目 2 番 1 号'],
  ['灯里二十三丁目', '灯里 23 丁目'],
  ['灯里十丁目', '灯里 10 丁目'],
  ['三丁目', '3 丁目'],
  ['一の宮', '一の宮'],
  ['테스트로8길', '테스트로8길'],
  ['', ''],
])('the text "%s" is split into words', (text, words) => {
  expect(splitWords(text).join(' ')).toBe(words);
});
