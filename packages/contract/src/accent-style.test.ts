import { expect, it } from 'vitest';
import { accentFit, accentStyle } from './accent-style.ts';

it.each([
  ['#1f6f4a', { light: true, dark: false }],
  ['#ffd400', { light: false, dark: true }],
  ['#000000', { light: true, dark: false }],
  ['#ffffff', { light: false, dark: true }],
  ['#7a7a7a', { light: false, dark: false }],
])('says where text in %s can be read', (colour, fit) => {
  expect(accentFit(colour)).toMatchObject(fit);
});

it('gives links the colour itself where they can be read, and a shade of it elsewhere', () => {
  expect(accentStyle('#1F6F4A')).toContain('light){:root{--accent:#1f6f4a;');
  expect(accentStyle('#1f6f4a')).not.toContain('dark){');
  expect(accentStyle('#ffd400')).toContain('light){:root{--accent:oklch(');
  expect(accentStyle('#ffd400')).toContain('dark){:root{--accent:#ffd400;');
});

it('takes nothing that is no colour', () => {
  expect(accentStyle(null)).toBeNull();
  expect(accentStyle('red;}</style>')).toBeNull();
});
