import type { OperationKey } from './all-operations.ts';

const offer = {
  slug: 'compost-bin',
  mainLanguage: 'en',
  title: { en: 'A compost bin for every home' },
  timeZone: 'Europe/London',
  items: [{ name: { en: 'Compost bin' }, maxPerRequest: 1, maxPerHome: 1, isUnlimited: false, openingStock: 500 }],
  limits: { unitsPerHome: 1, windowDays: null },
  hasWaitlist: true,
  area: { countries: ['GB'], postcodePrefixes: [] },
  organisation: {
    name: 'Marrow Vale Council',
    privacyNotice: { en: 'We delete your name and address 90 days after delivery.' },
    helpContact: { en: 'help@marrowvale.example' },
  },
};

/** Example bodies for the OpenAPI document. */
export const operationExamples: Readonly<Partial<Record<OperationKey, unknown>>> = {
  'POST /offers': offer,
  'PUT /offers/:offer': { version: 3, input: offer },
  'POST /offers/:offer/items/:item/movements': { kind: 'delivery', quantity: 200, reason: 'Second delivery' },
  'POST /offers/:offer/requests': {
    lines: [{ item: 'b2f5ff47-43a8-4d9c-8d41-3e4bd2a0f9c1', quantity: 1 }],
    contact: { name: 'Robin Example', email: 'robin@example.org' },
    address: { typed: { line1: '12 High Street', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' } },
  },
  'POST /limit-groups': { name: 'Garden', limits: { unitsPerHome: 2, windowDays: 365 } },
  'POST /polygons': {
    type: 'Polygon',
    coordinates: [
      [
        [-1.5, 53.8],
        [-1.4, 53.8],
        [-1.4, 53.9],
        [-1.5, 53.8],
      ],
    ],
  },
  'POST /batches': { offerId: '01938f5e-6f0c-7c8e-9c55-0d5ad1f7c7aa', max: 100 },
  'POST /open-invitations': { role: 'fulfiller' },
  'POST /requests/:request/notes': { note: 'Asked for delivery after 5 pm.' },
  'POST /tokens': {
    name: 'Stock sheet',
    scopes: ['offers.read', 'stock.write'],
    offers: ['compost-bin'],
    expiresAt: '2027-03-31T23:59:59Z',
  },
  'POST /webhooks': { url: 'https://receiver.example.org/doorstep', events: ['request.accepted'], isOn: true },
};
