import { expect, it } from 'vitest';
import { fontBook } from '../font/font-book.ts';
import { drawCard } from './draw-poster.ts';
import { textDrawer } from './drawing.ts';
import type { Poster } from './poster.ts';

const poster: Poster = {
  language: 'ar',
  organisation: 'Larkham Town Council',
  title: 'صندوق سماد مجاني',
  summary: '',
  address: 'offers.example/o/bin',
  invitation: '',
  colour: '#2f6b3c',
  code: { size: 1, path: '' },
};

it('a card sets the organisation’s name on the title’s side, whatever its script', async () => {
  const [, , organisation] = (await drawCard(poster)).shapes;
  expect(organisation?.x).toBeGreaterThan(600);
  const [, , inLatin] = (await drawCard({ ...poster, language: 'en', title: 'A free compost bin' })).shapes;
  expect(inLatin?.x).toBeLessThan(200);
});

it('a text’s bottom is below the dots under its last letters', async () => {
  const deep = 'في';
  const drawer = await textDrawer([deep, 'ا'], 'CN', fontBook(700));
  const place = { x: 0, y: 0, width: 500, height: 500, maxSize: 100, align: 'start', fill: '' } as const;
  expect(drawer.draw(deep, place).bottom).toBeGreaterThan(drawer.draw('ا', place).bottom + 5);
});
