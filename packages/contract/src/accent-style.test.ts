import { expect, it } from 'vitest';
import { accentFit, accentStyle } from './accent-style.ts';

it.each([
  ['#1f6f4a', { light: true, dark: false }],
  ['#ffd400', { light: false, dark: true }],
  ['#000000', { light: true, dark: false }],
  ['#ffffff', { light: false, dark: true }],
  ['#7a7a7a', { light: false, dark: false }],
])('an accent colour of %s is judged legible or not on light and on dark', (colour, fit) => {
  expect(accentFit(colour)).toMatchObject(fit);
});

it('links use the accent colour itself where legible, and otherwise a shade of it', () => {
  expect(accentStyle('#1F6F4A')).toContain('light){:root{--accent:#1f6f4a;');
  expect(accentStyle('#1f6f4a')).not.toContain('dark){');
  expect(accentStyle('#ffd400')).toContain('light){:root{--accent:oklch(');
  expect(accentStyle('#ffd400')).toContain('dark){:root{--accent:#ffd400;');
});

it('an accent that is not a colour produces no style', () => {
  expect(accentStyle(null)).toBeNull();
  expect(accentStyle('red;}</style>')).toBeNull();
});
