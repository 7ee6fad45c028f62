// Retired items, questions and answers keep their names in existing requests and are no longer offered.
import type { OfferUses, RequestDetail, StaffOffer } from '@doorstep/contract';
import type { Offer } from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from './owner-of.ts';
import { serversForAll } from './with-servers.ts';
import { cookiesOf } from './staff-server.ts';

describe('a retired item and answer', () => {
  const real = serversForAll('SQLite', 1);
  let ask: Awaited<ReturnType<typeof ownerOf>>;
  let offer: Offer;
  let reference = '';
  let receipt = '';
  let saved = 0;
  beforeAll(async () => {
    ask = await ownerOf(real);
    offer = await real.open({
      title: { en: 'A water kit', fr: 'Un kit pour l’eau' },
      items: [
        itemInput({ name: { en: 'Tap kit', fr: 'Kit robinet' } }),
        itemInput({ name: { en: 'Shower head' }, openingStock: 3 }),
      ],
      questions: [
        {
          id: 'tap',
          kind: 'choice',
          label: { en: 'Which tap?', fr: 'Quel robinet ?' },
          help: {},
          required: false,
          options: [
            { id: 'round', label: { en: 'Round', fr: 'Rond' } },
            { id: 'square', label: { en: 'Square', fr: 'Carré' } },
          ],
        },
      ],
    });
    const sent = await real.send(offer, { body: { answers: { tap: 'round' }, language: 'fr' } });
    reference = sent.saved.reference;
    receipt = sent.saved.url;
    const { version, input } = (await ask('GET', `/offers/${offer.id}`)).body as StaffOffer;
    const [question] = input.questions;
    const [, square] = question!.options;
    const questions = [{ ...question!, options: [{ ...square!, label: { ...square!.label, en: 'Square tap' } }] }];
    saved = (
      await ask('PUT', `/offers/${offer.id}`, {
        version,
        input: { ...input, items: input.items.slice(1), questions },
      })
    ).status;
  });

  it('is marked as retired to staff, with the number of its requests', async () => {
    expect(saved).toBe(200);
    const { input } = (await ask('GET', `/offers/${offer.id}`)).body as StaffOffer;
    expect(input.items.map(({ name, isRetired }) => [name['en'], isRetired])).toEqual([
      ['Shower head', undefined],
      ['Tap kit', true],
    ]);
    expect(input.questions[0]?.options).toEqual([
      { id: 'square', label: { en: 'Square tap', fr: 'Carré' } },
      { id: 'round', label: { en: 'Round', fr: 'Rond' }, isRetired: true },
    ]);
    expect((await ask('GET', `/offers/${offer.id}/uses`)).body as OfferUses).toEqual({
      items: [{ id: offer.definition.items[0]?.id, requests: 1, waiting: 0 }],
      places: [],
      questions: [{ id: 'tap', requests: 1 }],
      answers: [{ question: 'tap', id: 'round', requests: 1 }],
    });
  });

  it('is neither on the page nor in the preview, and is rejected in a submission', async () => {
    const page = await (await fetch(`${real.servers[0]?.url}/o/${offer.slug}?lang=en`)).text();
    expect(page).toContain('Square tap');
    expect(page).not.toMatch(/Tap kit|Round/);
    const { input } = (await ask('GET', `/offers/${offer.id}`)).body as StaffOffer;
    const preview = await ask('POST', `/offers/preview?lang=fr&offer=${offer.id}`, input);
    const { html } = preview.body as { html: string };
    expect(html).toMatch(/<style\b.*Un kit pour l’eau.*Carré/s);
    // Three are left, as on the page itself.
    expect(html).toContain('Il en reste moins de 5');
    expect(html).not.toMatch(/Kit robinet|<script/);
    const refused = await real.send(offer, { body: { answers: { tap: 'round' } } });
    expect(refused.problem.errors).toEqual([
      expect.objectContaining({ field: 'lines.0.item', code: 'unknown_item' }),
      expect.objectContaining({ field: 'answers.tap', code: 'not_a_choice' }),
    ]);
  });

  it('keeps its name on the receipt, in the request, in the exports and in the API', async () => {
    const { pathname } = new URL(receipt);
    const opened = await fetch(new URL(pathname, real.servers[0]?.url), { redirect: 'manual' });
    const cookie = cookiesOf(opened);
    const shown = await (
      await fetch(new URL(opened.headers.get('location') ?? '', real.servers[0]?.url), { headers: { cookie } })
    ).text();
    expect(shown).toContain('Kit robinet');
    const [request] = await real.requests(offer);
    const detail = (await ask('GET', `/requests/${request?.id}`)).body as RequestDetail;
    expect([detail.lines[0]?.name, detail.answers]).toEqual([
      'Tap kit',
      [{ id: 'tap', question: 'Which tap?', kind: 'choice', answer: 'Round', value: 'round' }],
    ]);
    const csv = await real.run(['requests', 'export', offer.slug]);
    const [head = '', row = ''] = csv.stdout.trim().split('\r\n');
    expect(head).toContain('item: Shower head,item: Tap kit,answer: Which tap?,other_answers');
    expect(row).toMatch(/^[^,]*,A water kit,accepted,.*1 × Tap kit.*,0,1,Round,$/);
    const json = await real.run(['requests', 'export', offer.slug, '--format', 'json']);
    expect(JSON.parse(json.stdout)).toMatchObject([{ reference, lines: [{ name: 'Tap kit', quantity: 1 }] }]);
  });
});
