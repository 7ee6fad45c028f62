import { expect, it } from 'vitest';
import { readOptions, type AddressOptions } from './read-options.ts';

type Tuning = Pick<AddressOptions, 'debounceMs' | 'limit' | 'minLength' | 'near'>;

/** The options of an element with these attributes, plus a language. */
function read(attributes: Record<string, string>): Tuning {
  const all: Record<string, string> = { language: 'en', ...attributes };
  const getAttribute = (name: string) => all[name] ?? null;
  const hasAttribute = (name: string) => name in all;
  const element = { getAttribute, hasAttribute } as Pick<Element, 'getAttribute' | 'hasAttribute'> as Element;
  const { debounceMs, limit, minLength, near } = readOptions(element, 'https://doorstep.example/embed.js');
  return { debounceMs, limit, minLength, near };
}

const usual: Tuning = { debounceMs: 200, limit: null, minLength: 1, near: null };

it('the address field has a default for every attribute', () => {
  expect(read({})).toEqual(usual);
});

it.each<[Record<string, string>, Partial<Tuning>]>([
  [{ debounce: '350' }, { debounceMs: 350 }],
  [{ debounce: '0' }, { debounceMs: 0 }],
  [{ limit: '3' }, { limit: 3 }],
  [{ 'min-length': '4' }, { minLength: 4 }],
  [{ 'min-length': ' 4 ' }, { minLength: 4 }],
  [{ near: '50.25,-3.5' }, { near: { latitude: 50.25, longitude: -3.5 } }],
  [{ near: ' -90 , 180 ' }, { near: { latitude: -90, longitude: 180 } }],
])('the address field with %j sets %j, and nothing else', (attributes, options) => {
  expect(read(attributes)).toEqual({ ...usual, ...options });
});

it.each(['debounce', 'limit', 'min-length'])(
  'a %s that is not a whole number from 0 falls back to its default',
  (name) => {
    for (const text of ['', ' ', 'ten', '-1', '1.5', '1e999'])
      expect([text, read({ [name]: text })]).toEqual([text, usual]);
  },
);

it('a limit of 0 means no limit', () => {
  expect(read({ limit: '0' })).toEqual(usual);
});

it.each(['', 'here', '50.25', '50.25,', ',-3.5', '90.1,0', '0,-180.1'])('near="%s" is ignored', (near) => {
  expect(read({ near })).toEqual(usual);
});
