import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

it('a letter loads nothing from anywhere, whatever staff wrote in it', () => {
  const text = 'Hello ![a picture](https://elsewhere.example/seen.png?u=1) <img src="https://elsewhere.example/x.png">';
  const html = mailHtml([{ kind: 'markdown', text }], { language: 'en', direction: 'ltr', title: 'Your request' });
  expect(html).not.toMatch(/<(img|link|script|iframe|source)\b/i);
});
