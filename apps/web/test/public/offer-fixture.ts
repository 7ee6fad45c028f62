// The invented offer behind most of the pages.
import type { PublicOffer, BriefOfOffer, BriefIcon, BriefStep } from '@doorstep/contract';

export const local = (text: string, language = 'en') => ({ text, language });
export const html = (text: string, language = 'en') => ({ html: text, language });
const fact = (about: BriefOfOffer['facts'][number]['about'], icon: BriefIcon, title: string, ...texts: string[]) => ({
  about,
  term: about,
  icon,
  title: local(title),
  texts: texts.map((text) => local(text)),
});
export const step = (icon: BriefIcon, title: string, ...texts: string[]): BriefStep => ({
  icon,
  title: local(title),
  texts: texts.map((text) => local(text)),
});
const brief: BriefOfOffer = {
  giving: 'first_come',
  facts: [
    fact('who', 'home', 'Homes with a postcode that starts with LK1 and LK3', 'Up to 3 per home every 365 days.'),
    fact('giving', 'arrows', 'First come, first served', 'Accepted as soon as you send, while there are some left.'),
    fact('delivery', 'van', 'Delivered to your door', 'Within 3 weeks. Nobody has to be in.'),
    fact('until', 'calendar', 'Open until Friday 18 December at 5 pm', 'Or until none are left.'),
  ],
  heading: 'Request yours',
  send: 'Send request',
  steps: [
    step('tick', 'It’s accepted at once', 'If there’s still one left.'),
    step('mail', 'We email your receipt', 'If you give an email address.'),
    step('van', 'Delivered to your door', 'Within 3 weeks. Nobody has to be in.'),
  ],
};
/** None are left, and there is a queue. */
export const queueBrief: BriefOfOffer = {
  ...brief,
  giving: 'queue',
  facts: brief.facts.map((each) =>
    each.about === 'giving'
      ? fact(
          'giving',
          'people',
          'None left now: join the queue',
          'When one becomes free, it goes to the next home in line.',
        )
      : each,
  ),
  heading: 'Join the queue',
  send: 'Send and join the queue',
};
export const offer: PublicOffer = {
  id: '019a0000-0000-7000-8000-000000000001',
  slug: 'compost-bin',
  version: 1,
  phase: 'open',
  title: local('A compost bin for every garden'),
  summary: local('Turn kitchen scraps into good soil. 220 litres, with a lid and a short guide.'),
  brief,
  description: html(
    '<p>Larkham Town Council gives out compost bins and kitchen caddies, free of charge. A 220-litre bin turns peelings and leaves into soil within a year.</p><ul><li>Delivered to your door within three weeks</li><li>Made of recycled plastic, with a lid that foxes cannot open</li></ul>',
  ),
  eligibility: html('<p>Every home in <strong>Larkham</strong> and its villages, rented or owned.</p>'),
  confirmation: html('<p>The van comes on weekdays between 8 and 18. Nobody has to be at home.</p>'),
  picture: null,
  opensAt: '2026-11-01T09:00:00Z',
  closesAt: '2026-12-18T17:00:00Z',
  timeZone: 'Europe/London',
  showsTimeZone: false,
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
  places: null,
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
