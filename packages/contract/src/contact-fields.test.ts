import * as v from 'valibot';
import { expect, it } from 'vitest';
import { emailSchema, isEmail, isPhone } from './contact-fields.ts';

it.each(["siobhan.o'brien@example.org", 'jörg@bücher.example', 'a+b@mail.example.co.uk', "x!#$%&'*@example.org"])(
  '%s is an email address',
  (text) => {
    expect(isEmail(text)).toBe(true);
    expect(v.parse(emailSchema, ` ${text} `)).toBe(text);
  },
);

it.each(['a', 'a@b', 'a@@b.c', 'a b@example.org', 'a@example.org, b@example.org', '<a@example.org>', '@example.org'])(
  '%s is not an email address',
  (text) => {
    expect(isEmail(text)).toBe(false);
    expect(v.safeParse(emailSchema, text).success).toBe(false);
  },
);

it('a telephone number is accepted as people write it', () => {
  expect(['01632 960 001', '+44 (0)1632/960.001', '112-34'].map(isPhone)).toEqual([true, true, true]);
  expect(['1234', 'phone', '+', '01632 96O 001'].map(isPhone)).toEqual([false, false, false, false]);
});
