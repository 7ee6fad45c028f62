import type { AddressRecord } from '@doorstep/address-index';
import type { Submission } from '@doorstep/contract';
import type { Offer, SubmitRequestInput } from '@doorstep/core';
import { choose, spread } from './spread.ts';

const firstNames = [
  'Wren',
  'Juniper',
  'Basil',
  'Clementine',
  'Fennel',
  'Marigold',
  'Sorrel',
  'Tansy',
  'Linden',
  'Bramble',
  'Saffron',
  'Rowan',
  'Thyme',
  'Clover',
  'Hazel',
] as const;
const surnames = ['Fictional', 'Invented', 'Imaginary', 'Madeup', 'Pretend', 'Example', 'Fable', 'Sample'] as const;

export interface DemoSubmission extends Pick<SubmitRequestInput, 'submission' | 'suspicions' | 'language'> {
  hasPass: boolean;
}

export function demoSubmission(
  offer: Offer,
  { index, home, proof }: { index: number; home: AddressRecord; proof: string },
): DemoSubmission {
  const name = nameOf(index);
  const hasPass = index % 23 !== 11;
  const hasEmail = !hasPass || spread(index, 2) < 0.7;
  const language = home.countryCode === 'FR' ? 'fr' : 'en';
  const { city, region, postcode } = home;
  const typed = { line1: `${index + 1} Nowhere Street`, line2: '', city, region, postcode };
  return {
    submission: {
      lines: linesOf(offer, index),
      contact: {
        name,
        email: hasEmail ? `${name.replace(' ', '.')}.${index}@example.org`.toLowerCase() : '',
        phone: '',
      },
      answers: Object.fromEntries(
        offer.definition.questions.map(({ id, options }) => [id, options[index % options.length]?.id ?? '']),
      ),
      address: index % 19 === 7 ? { typed: { ...typed, country: home.countryCode } } : { proof },
      ...collectionOf(offer, index),
      unit: index % 31 === 5 && home.unit === '' ? 'Rear flat' : '',
      ...(hasPass ? { humanCheck: `demo-${offer.id}-${index}` } : {}),
      language,
      ifShort: 'queue',
      formToken: '',
      website: '',
    },
    suspicions: index % 29 === 13 ? ['too_fast'] : [],
    language,
    hasPass,
  };
}

function collectionOf({ definition: { collection } }: Offer, index: number): Pick<Submission, 'collection'> {
  if (collection?.isForEverybody !== true) return {};
  const place = collection.places[index % 3 === 2 ? 1 : 0] ?? collection.places[0];
  return place === undefined ? {} : { collection: { place: place.id } };
}

export function nameOf(index: number): string {
  return `${choose(firstNames, index, 0)} ${choose(surnames, index, 1)}`;
}

export function linesOf({ definition: { items } }: Offer, index: number): Submission['lines'] {
  const [first, second] = items;
  const quantity = index % 11 < 3 ? Math.min(2, first?.maxPerRequest ?? 1) : 1;
  return [
    { item: first?.id ?? '', quantity },
    ...(second !== undefined && index % 7 === 4 ? [{ item: second.id, quantity: 1 }] : []),
  ];
}
