import { expect, it } from 'vitest';
import { drawCard } from './draw-poster.ts';
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
