import { closeComposition, makeBatch } from '@doorstep/core';
import type { ConsoleTest } from './console-test.ts';
import { homeAt } from './invented-town.ts';

export const longLine = '17 The Old Post Office Courtyard Building behind Upper Quarry Road';

/** A locked batch of two parcels: one with a long line, the other to a town in Greek letters. */
export async function packOddAddresses(test: ConsoleTest) {
  const offer = await test.publish({
    slug: 'blankets',
    area: { countries: ['GB', 'GR'], postcodePrefixes: [], polygon: null },
  });
  const courtyard = { ...homeAt(70), lines: [longLine, 'Little Marling', 'ZZ1 8QX'] };
  const lines = ['Ερμού 5', '105 63 Αθήνα'];
  const greek = { city: 'Αθήνα', postcode: '105 63', countryCode: 'GR', street: 'Ερμού', number: '5', lines };
  const first = await test.visitors.ask(offer, 70, { home: courtyard });
  const second = await test.visitors.ask(offer, 71, { home: { ...homeAt(71), ...greek } });
  const staff = test.as('olive');
  const requestIds = [first.id, second.id];
  const { id } = await makeBatch(staff, { offerId: offer.id, requestIds, country: '', postcode: '', max: 2 });
  await closeComposition(staff, { id });
  return { id, second };
}
