import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

const letter = { language: 'en', direction: 'ltr', title: 'Your request', sender: 'A council', colour: null } as const;

it('an HTML mail loads no external resources, whatever staff wrote in it', () => {
  const text = 'Hello ![a picture](https://elsewhere.example/seen.png?u=1) <img src="https://elsewhere.example/x.png">';
  const html = mailHtml([{ kind: 'markdown', text }], letter);
  expect(html).not.toMatch(/<(img|link|script|iframe|source)\b/i);
});

it('a mail’s button has the organisation’s colour if white is legible on it', () => {
  const url = 'https://offers.example/r/K7QM-2XPD-9RTA/secret';
  const styleIn = (colour: string | null) => {
    const html = mailHtml([{ kind: 'button', url, label: 'See my request' }], { ...letter, colour });
    return /background:(#[0-9a-f]{6})/.exec(html.split('class="button"')[1] ?? '')?.[1];
  };
  expect(styleIn('#33508a')).toBe('#33508a');
  expect(styleIn('#ffdd00')).toBe('#195e3f');
  expect(styleIn(null)).toBe('#195e3f');
});

it('a mail’s head is tinted by the organisation’s colour, whatever it is', () => {
  const heads = /\.head\{(?:padding:1\.25em;)?background:(#\w+)/g;
  const headIn = (colour: string | null) =>
    [...mailHtml([], { ...letter, colour }).matchAll(heads)].map(([, ground]) => ground);
  expect(headIn('#ffdd00')).toEqual(['#fcf5d5', '#493f0c']);
  expect(headIn('none')).toEqual(headIn(null));
});

it('a reference in a mail’s title stays on one line', () => {
  const title = 'The address of your request K7QM-2XPD-9RTA was changed';
  expect(mailHtml([], { ...letter, title })).toContain('request <span class="whole">K7QM-2XPD-9RTA</span> was');
});
