import { createTranslator, catalogueFor } from '@doorstep/messages';
import { itemInput, offerInput } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { presentPublicOffer } from './public-offer.ts';

const { t } = createTranslator('en', catalogueFor('en', ['offer']));

function stepsOf(allocation: 'first-come' | 'review', canSendMail: boolean): string {
  const input = offerInput({ allocation, items: [itemInput({ openingStock: 10 })] });
  const definition = {
    ...input,
    items: input.items.map((item) => ({ ...item, id: 'item-1' })),
    area: { ...input.area, polygon: null },
  };
  const saved = {
    id: 'offer-1',
    slug: 'bins',
    version: 1,
    status: 'published',
    scopeId: 'scope',
    group: null,
  } as const;
  const offer = presentPublicOffer(
    { ...saved, definition, createdAt: 0, updatedAt: 0 },
    {
      stock: [{ itemId: 'item-1', stock: 10, taken: 0 }],
      language: 'en',
      isNamed: false,
      wanted: [],
      at: Date.now(),
      canSendMail,
    },
  );
  return (offer?.brief.steps ?? [])
    .flatMap(({ title, texts }) => [title, ...texts])
    .map(({ text }) => text)
    .join('\n');
}

describe('the steps after sending, on an offer’s page', () => {
  it('name an email only if emails can be sent', () => {
    expect(stepsOf('first-come', true)).toContain(t('offer.step.receipt.if_email'));
    expect(stepsOf('first-come', false)).toContain(t('offer.step.page'));
    expect(stepsOf('review', true)).toMatch(/email/);
    for (const allocation of ['first-come', 'review'] as const)
      expect(stepsOf(allocation, false)).not.toMatch(/email/i);
  });
});
