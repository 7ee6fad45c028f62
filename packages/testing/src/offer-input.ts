import { defaultAddressPolicy, type ItemInput, type OfferInput, type PlaceInput } from '@doorstep/contract';

/** An item as staff enter it; by default 10 in stock, one per request, one per home. */
export function itemInput(changes: Partial<ItemInput> = {}): ItemInput {
  return {
    name: { en: 'Compost bin' },
    maxPerRequest: 1,
    maxPerHome: 1,
    isUnlimited: false,
    openingStock: 10,
    ...changes,
  };
}

const hourMs = 3_600_000;

/** A place called `hall` that opens for two hours, by default in three days. */
export function placeInput({
  opensInHours = 72,
  ...changes
}: Partial<PlaceInput> & { opensInHours?: number } = {}): PlaceInput {
  const from = Date.now() + opensInHours * hourMs;
  return {
    id: 'hall',
    name: { en: 'Market Hall' },
    address: '1 Market Square, Marrow Vale',
    openings: [{ from: new Date(from).toISOString(), until: new Date(from + 2 * hourMs).toISOString() }],
    ...changes,
  };
}

export function offerInput(changes: Partial<OfferInput> = {}): OfferInput {
  return {
    slug: 'test-offer',
    mainLanguage: 'en',
    title: { en: 'A compost bin for every home' },
    description: { en: 'One bin a home, while there are some.' },
    eligibility: { en: 'Every home in Marrow Vale.' },
    confirmation: { en: 'We bring it within two weeks.' },
    picture: null,
    opensAt: null,
    closesAt: null,
    timeZone: 'Europe/London',
    items: [itemInput()],
    limits: { unitsPerHome: null, windowDays: null },
    allocation: 'first-come',
    draw: null,
    hasWaitlist: false,
    area: { countries: [], postcodePrefixes: [], polygon: null },
    typedAddresses: 'accepted',
    addressPolicy: defaultAddressPolicy,
    contact: { name: 'required', email: 'optional', phone: 'off' },
    questions: [],
    showsRemaining: true,
    isListed: true,
    whenCheckIsDown: 'hold',
    retentionDays: 90,
    organisation: {
      name: 'Marrow Vale Council (fictional)',
      privacyNotice: { en: 'We keep your name and address until your bin has come.' },
      accessibilityNotice: { en: 'Tell us what does not work for you.' },
      helpContact: { en: 'Write to help@marrowvale.example' },
      logo: null,
      colour: null,
    },
    ...changes,
  };
}
