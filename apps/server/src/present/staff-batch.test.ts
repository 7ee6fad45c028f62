import type { OfferDefinition } from '@doorstep/core';
import { describe, expect, it } from 'vitest';
import { presentItems } from './staff-batch.ts';

describe('a pick list', () => {
  it('follows the shelves in natural number order, with unshelved items last', () => {
    const shelves = { bin: 'B 10', lid: undefined, leaflet: 'a 2', bag: 'B 9', guide: '' };
    const items = Object.entries(shelves).map(([id, shelf]) => ({ id, shelf, name: { en: id } }));
    const definition = { mainLanguage: 'en', items } as unknown as OfferDefinition;
    const lines = items.map(({ id }) => ({ itemId: id, quantity: 1 }));
    expect(presentItems(lines, definition).map(({ itemId, shelf }) => [itemId, shelf])).toEqual([
      ['leaflet', 'a 2'],
      ['bag', 'B 9'],
      ['bin', 'B 10'],
      ['lid', undefined],
      ['guide', undefined],
    ]);
  });
});
