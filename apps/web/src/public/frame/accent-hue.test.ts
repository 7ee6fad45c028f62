import { expect, it } from 'vitest';
import { accentClass } from './accent-hue.ts';

it.each([
  ['#ff0000', 'hue-30'],
  ['#00ff00', 'hue-135'],
  ['#0000ff', 'hue-270'],
  ['#FFFF00', 'hue-105'],
])('takes the nearest hue of %s', (colour, expected) => {
  expect(accentClass(colour)).toBe(expected);
});

it('knows greys, and leaves alone what is no colour', () => {
  expect(accentClass('#808080')).toBe('hue-none');
  expect(accentClass('#000000')).toBe('hue-none');
  expect(accentClass(null)).toBeNull();
  expect(accentClass('red')).toBeNull();
});
