import { expect, it } from 'vitest';
import { inTheme } from './theme.ts';

it('a style for one theme contains its own rules, and none of the other’s', () => {
  const style = '@media (prefers-color-scheme:dark){a{}}@media screen and (prefers-color-scheme: light){b{}}';
  expect(inTheme(style, 'dark')).toBe('@media (min-width: 0){a{}}@media screen and (max-width: 0){b{}}');
  expect(inTheme(style, 'light')).toBe('@media (max-width: 0){a{}}@media screen and (min-width: 0){b{}}');
});
