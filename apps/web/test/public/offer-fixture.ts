// The invented offer that most of the pages are of.
import type { PublicOffer } from '@doorstep/contract';

export const local = (text: string, language = 'en') => ({ text, language });
export const html = (text: string, language = 'en') => ({ html: text, language });
export const offer: PublicOffer = {
  id: '019a0000-0000-7000-8000-000000000001',
  slug: 'compost-bin',
  version: 1,
  phase: 'open',
  title: local('A compost bin for every garden'),
  description: html(
    '<p>Larkham Town Council gives out compost bins and kitchen caddies, free of charge. A 220-litre bin turns peelings and leaves into soil within a year.</p><ul><li>Delivered to your door within three weeks</li><li>Made of recycled plastic, with a lid that foxes cannot open</li></ul>',
  ),
  eligibility: html('<p>Every home in <strong>Larkham</strong> and its villages, rented or owned.</p>'),
  confirmation: html('<p>The van comes on weekdays between 8 and 18. Nobody has to be at home.</p>'),
  picture: null,
  opensAt: '2026-11-01T09:00:00Z',
  closesAt: '2026-12-18T17:00:00Z',
  timeZone: 'Europe/London',
  serverTime: '2026-11-20T10:00:00Z',
  items: [
    {
      id: 'bin',
      name: local('Compost bin, 220 litres'),
      maxPerRequest: 1,
      maxPerHome: 1,
      remaining: { kind: 'fewer_than', quantity: 50, text: 'fewer than 50 left' },
    },
    {
      id: 'caddy',
      name: local('Kitchen caddy'),
      maxPerRequest: 2,
      maxPerHome: 2,
      remaining: { kind: 'plenty', text: 'plenty left' },
    },
  ],
  limits: { unitsPerHome: 3, windowDays: 365, sharedAs: null },
  draw: null,
  hasWaitlist: true,
  isSoldOut: false,
  contact: { name: 'required', email: 'optional', phone: 'off' },
  questions: [
    {
      id: 'garden',
      kind: 'choice',
      label: local('Where will it stand?'),
      help: null,
      required: true,
      options: [
        { id: 'own', label: local('In a garden of our own') },
        { id: 'shared', label: local('In a shared garden') },
      ],
    },
    {
      id: 'agree',
      kind: 'consent',
      label: local('You may ask me in a year how it went'),
      help: local('One e-mail, never more.'),
      required: false,
      options: [],
    },
  ],
  countries: ['GB'],
  postcodePrefixes: ['LK1', 'LK3'],
  language: 'en',
  languages: ['en'],
  hasPolygon: false,
  typedAddresses: 'held',
  organisation: {
    name: 'Larkham Town Council',
    helpContact: html(
      '<p>Write to <a href="mailto:bins@larkham.example">bins@larkham.example</a> or call 01632 960 001, Monday to Friday, 9 to 16.</p>',
    ),
    logo: null,
    colour: '#1f6f4a',
  },
};
