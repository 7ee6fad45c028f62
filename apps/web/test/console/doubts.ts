import {
  correctAddress,
  keepHomesApart,
  makeClaim,
  mergeHomes,
  refuseClaim,
  undoHomeLink,
  upholdClaim,
} from '@doorstep/core';
import type { ClaimKind } from '@doorstep/contract';
import type { ConsoleTest } from './console-test.ts';
import { homeAt } from './invented-town.ts';

export interface Doubts {
  homes: Record<'flat' | 'upheld' | 'merged' | 'empty', string>;
}

/** Homes with open and decided claims, and two that may be the same. */
export async function makeDoubts(test: ConsoleTest): Promise<Doubts> {
  const { staff, visitors } = test;
  const olive = test.as('olive');
  const offer = await test.publish({ slug: 'rain-barrel', title: { en: 'Rain barrel' } });
  const ask = async (index: number, [number, street, unit]: [string, string, string], name: string) => {
    const postcode = 'ZZ1 3QX';
    const lines = [...(unit === '' ? [] : [`Flat ${unit}`]), `${number} ${street}`, 'Little Marling', postcode];
    const home = { ...homeAt(index), number, street, unit, postcode, lines };
    const contact = { name, email: `${index}@mail.example`, phone: '' };
    const request = await test.stored(await visitors.ask(offer, index, { home, body: { contact } }));
    return { ...request, homeId: request.homeIds[0] ?? '' };
  };
  const flat = await ask(70, ['101', 'Mill Race', '2'], 'Cora Vintner');
  await ask(71, ['101', 'Mill Race', '3'], 'Cora Vintner');
  const lodge = await ask(72, ['104', 'Upper Quarry Road', ''], 'Dilip Marchetti');
  const other = await ask(73, ['4', 'Far Quarry Road', ''], 'D. Marchetti');
  const terrace = await ask(74, ['131', 'Tanner’s Row', ''], 'Esme Thackeray');
  const moved = await ask(75, ['132', 'Tanner’s Row', ''], 'Farid Loxley');

  const claim = (homeIds: string[], kind: ClaimKind, text: string) =>
    makeClaim(
      { ...staff, actor: { kind: 'visitor' } },
      {
        offerId: offer.id,
        homeIds,
        kind,
        text,
        name: 'Bram Ostrander',
        email: 'somebody.with.a.very.long.address.indeed.yes@correspondence.little-marling.example',
        addressLines: ['Flat 3, 101 Mill Race', 'Little Marling', 'ZZ1 3QX'],
        language: 'en',
        network: '',
      },
    );
  const plan = 'https://little-marling-housing.example/mill-race/seventeen/plan-of-the-top-floor.pdf';
  await claim(
    [flat.homeId],
    'different_flat',
    `We live in flat 3, on the top floor.\nFlat 2 is our neighbour: ${plan}`,
  );
  await claim([lodge.homeId, other.homeId], 'address_misused', '');
  const upheld = await claim([terrace.homeId], 'shared_house', 'There are two front doors.');
  await upholdClaim(olive, { id: upheld.id, allowance: 2, reason: 'Two households, two doorbells: seen on the plan.' });
  const refused = await claim([moved.homeId], 'moved_in', '');
  await refuseClaim(olive, { id: refused.id, reason: 'The bin stays with the house.' });

  const pair = { homeId: lodge.homeId, otherId: other.homeId };
  const apart = await keepHomesApart(olive, { ...pair, reason: 'A namesake' });
  await undoHomeLink(olive, { id: apart.id });
  const merged = await mergeHomes(olive, { ...pair, reason: 'Wrote the number of the other door by mistake' });
  // Its only request moves away.
  const typed = { line1: '133 Tanner’s Row', line2: '', city: 'Little Marling', region: '', postcode: 'ZZ1 3QX' };
  const address = { typed: { ...typed, country: 'GB' } };
  await correctAddress(olive, { id: moved.id, address, unit: '', reason: 'They rang', visitor: '', network: '' });
  return {
    homes: { flat: flat.homeId, upheld: terrace.homeId, merged: merged.homeId, empty: moved.homeId },
  };
}
