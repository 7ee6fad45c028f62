import { expect, it } from 'vitest';
import { accentClass } from './accent-hue.ts';

it.each([
  ['#ff0000', 'hue-30'],
  ['#00ff00', 'hue-135'],
  ['#0000ff', 'hue-270'],
  ['#FFFF00', 'hue-105'],
])('the accent %s gets the nearest hue', (colour, expected) => {
  expect(accentClass(colour)).toBe(expected);
});

it('a grey accent gets no hue, and an invalid colour no class', () => {
  expect(accentClass('#808080')).toBe('hue-none');
  expect(accentClass('#000000')).toBe('hue-none');
  expect(accentClass(null)).toBeNull();
  expect(accentClass('red')).toBeNull();
});
