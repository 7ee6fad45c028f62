// Every kind and state of the public pages, with invented data.
import type {
  AddressStep,
  CheckPage,
  Draft,
  OfferPage,
  PageFrame,
  PublicOffer,
  PublicPage,
  RefusalCode,
  RefusedPage,
  RequestStep,
  RequestStanding,
  RequestState,
  StatusPage,
} from '@doorstep/contract';
import { requestStandings, requestStates } from '@doorstep/contract';
import { findLanguage, languages } from '@doorstep/messages';
import { errorPages, findPages, noticePages } from './notice-and-error-pages.ts';
import { collected, collectionOf, placesToCollect, stateOf } from './collection-fixture.ts';
import { local, offer, queueBrief, step } from './offer-fixture.ts';
import { putRightPages } from './put-right-fixtures.ts';

export { offer };

export const frame: PageFrame = {
  language: 'en',
  direction: 'ltr',
  path: '/o/compost-bin',
  origin: 'https://offers.sample.example',
  chosenLanguage: null,
  readerLanguage: 'en',
  languages: [{ tag: 'en', name: 'English' }],
  embed: null,
  isDevelopment: false,
  sendsEmails: true,
  attributions: ['Larkham demo addresses (invented)'],
};

/** The frame in one interface language, with every language to choose from. */
export function frameIn(tag: string): PageFrame {
  if (tag === 'en') return frame;
  const direction = findLanguage(tag)?.direction ?? 'ltr';
  const all = languages.filter(({ isRegional }) => !isRegional).map(({ tag: each, name }) => ({ tag: each, name }));
  return { ...frame, language: tag, direction, chosenLanguage: tag, readerLanguage: tag, languages: all };
}

export const draft: Draft = {
  'quantity.bin': '1',
  'quantity.caddy': '2',
  'contact.name': 'Robin Sample',
  'contact.email': 'robin@sample.example',
  'answer.garden': 'shared',
  'answer.agree': 'yes',
  'address.way': 'find',
  'address.search': '12 sample row',
  'address.proof': 'eyJ9.proof',
  unit: '2',
  language: 'en',
};

const lookup = {
  url: '/Capture/Interactive',
  key: 'ticket',
  hasData: true,
  countries: [],
  likelyCountry: '',
  near: null,
  debounceMs: 120,
  limit: 8,
  containerLimit: 99,
};

export const offerPage = (page: Partial<OfferPage> = {}): OfferPage => ({
  kind: 'offer',
  offer,
  draft: {},
  address: { kind: 'search' },
  errors: [],
  changes: [],
  lookup,
  challengeUrl: null,
  formToken: 'form-token',
  ...page,
});

const requestStep = (mark: RequestStep['mark'], ...of: Parameters<typeof step>): RequestStep => ({
  ...step(...of),
  mark,
  at: null,
});

export const checkPage = (page: Partial<CheckPage> = {}): CheckPage => ({
  kind: 'check',
  offer,
  draft,
  addressLines: ['12 Sample Row', 'Larkham', 'LK1 2AB'],
  asksForUnit: true,
  errors: [],
  changes: [],
  problem: null,
  humanCheck: { provider: 'pow', challengeUrl: '/api/offers/compost-bin/human-check' },
  monitoredCheck: null,
  needsOwnDocument: false,
  idempotencyKey: 'key-1',
  formToken: 'form-token',
  brief: {
    giving: step('arrows', 'First come, first served', 'Accepted as soon as you send, while there are some left.'),
    steps: [
      step('tick', 'It’s accepted at once', 'If there are enough left. If not, we don’t take your request.'),
      step('mail', 'We email your receipt', 'To robin@sample.example'),
      step('van', 'Delivered to your door', 'Within 3 weeks. Nobody has to be in.'),
    ],
    plainSteps: [
      step('lens', 'Someone checks your request first', 'It takes longer, and nothing is reserved until then.'),
    ],
    send: 'Send request',
    privacy: 'Larkham Town Council uses your details for this offer only.',
  },
  ...page,
});

export const refusedPage = (code: RefusalCode, page: Partial<RefusedPage> = {}): RefusedPage => ({
  kind: 'refused',
  code,
  offer,
  draft,
  addressLines: ['12 Sample Row', 'Larkham', 'LK1 2AB'],
  left: [],
  canQueue: false,
  claim: null,
  idempotencyKey: 'key-1',
  formToken: 'form-token',
  ...page,
});

const standingOfState = Object.fromEntries(
  requestStates.map((state) => [state, state === 'lapsed' ? 'lapsed_queue' : state]),
) as Record<RequestState, RequestStanding>;
export const statusPage = (state: RequestState, page: Partial<StatusPage> = {}): StatusPage => ({
  kind: 'status',
  offer,
  reference: 'DS-7K4M-Q2XP',
  link: 'https://offers.example/r/DS-7K4M-Q2XP/secret',
  state,
  came: null,
  place: state === 'waitlisted' ? 12 : null,
  lines: [
    { name: local('Compost bin, 220 litres'), quantity: 1 },
    { name: local('Kitchen caddy'), quantity: 2 },
  ],
  name: 'R•••• S•••••',
  addressLines: ['Flat 2, 12 S••••• R••', 'Larkham', 'LK1 •••'],
  standing: standingOfState[state],
  brief: {
    days: {
      sent: 'Friday 20 November',
      draw: 'Wednesday 16 December',
      drawn: 'Wednesday 16 December',
      by: '',
      ...collected,
    },
    steps: [
      requestStep('done', 'lens', 'Being checked', 'Friday 20 November at 10:04 am.'),
      requestStep('now', 'tick', 'Accepted', 'Saturday 21 November at 9:30 am.'),
      requestStep('next', 'box', 'Packed', 'By Thursday 10 December.', 'Until then you can change or cancel it.'),
      requestStep('next', 'van', 'Delivered to your door', 'By Thursday 17 December.'),
    ],
    giving: [local('Accepted as soon as you send, while there are some left.')],
    emailed: { state: 'sent', to: 'r••••@sample.example' },
  },
  reason: state === 'declined' ? 'We deliver to homes only, and this address is an office.' : '',
  canWithdraw: state === 'held' || state === 'waitlisted' || state === 'entered' || state === 'accepted',
  canCorrectReturned: state === 'returned',
  returnReason: state === 'returned' ? 'other' : null,
  canChange: state === 'held' || state === 'waitlisted' || state === 'entered' || state === 'accepted',
  canAskAgain: state === 'withdrawn' || state === 'lapsed',
  isConfirmed: ['accepted', 'packed', 'dispatched', 'closed'].includes(state),
  isShown: false,
  collection: null,
  changed: null,
  newEmail: null,
  refused: null,
  qr: { size: 21, path: 'M0 0h7v1h-7zM14 0h7v1h-7zM0 20h7v1h-7z' },
  mail: { knownAs: '', outcome: null, typed: '' },
  shipment:
    state === 'dispatched'
      ? { carrier: 'Royal Mail', number: 'AB123456785GB', url: 'https://carrier.example/track/AB123456785GB' }
      : null,
  entry: state === 'entered' ? { hash: '5f'.repeat(32), rank: null } : null,
  confirmation: null,
  ...page,
});

const closed = { phase: 'closed', closesAt: '2026-11-18T17:00:00Z' } as const;
const announcedDraw: PublicOffer['draw'] = {
  value: local('The lottery'),
  format: { kind: 'digits', length: 6 },
  knownAt: '2026-12-19T21:00:00Z',
};

const suggestions: AddressStep = {
  kind: 'suggestions',
  container: null,
  suggestions: [
    { id: 'a', text: '12 Sample Row', description: 'Larkham, LK1 2AB', isContainer: false, heading: '' },
    { id: 'b', text: '14 Sample Row', description: 'Larkham, LK1 2AB – 6 addresses', isContainer: true, heading: '' },
    { id: 'c', text: 'Sample Row Cottage', description: 'Upper Larkham, LK3 9ZZ', isContainer: false, heading: '' },
  ],
  more: null,
};
const chosen: AddressStep = {
  kind: 'chosen',
  lines: ['12 Sample Row', 'Larkham', 'LK1 2AB'],
  asksForUnit: true,
};
const oneItem = { ...offer, items: offer.items.slice(0, 1), questions: [] };
const everyKind = [
  'short_text',
  'long_text',
  'choice',
  'choices',
  'number',
  'date',
  'email',
  'phone',
  'consent',
] as const;
const manyQuestions: PublicOffer = {
  ...offer,
  countries: [],
  contact: { name: 'required', email: 'required', phone: 'optional' },
  questions: everyKind.map((kind) => ({
    id: kind,
    kind,
    label: local(`A question of the kind ${kind.replace('_', ' ')}`),
    help: kind === 'date' ? local('The day when it suits you best.') : null,
    required: kind !== 'date',
    options: [
      { id: 'one', label: local('The first answer') },
      { id: 'two', label: local('Eine andere Antwort', 'de') },
    ],
  })),
};

/** By their names in the preview. */
export const pages: Record<string, PublicPage> = {
  home: {
    kind: 'home',
    offers: (['open', 'scheduled', 'paused', 'closed'] as const).map((phase, index) => ({
      slug: `offer-${index}`,
      title: local(
        ['A compost bin for every garden', 'Water-saving set', 'Seed pack', 'Printed guide to the town'][index] ?? '',
      ),
      summary: local('Everything you need to begin, and a short guide.'),
      phase,
      picture: null,
      brief: [
        step('arrows', 'First come, first served', 'Plenty left now.'),
        step('calendar', 'Open until Friday 18 December at 5 pm'),
      ],
      organisation: 'Larkham Town Council',
      colour: '#1f6f4a',
    })),
  },
  'home-empty': { kind: 'home', offers: [] },
  offer: offerPage(),
  'offer-one-item': offerPage({ offer: oneItem }),
  'offer-every-question': offerPage({
    offer: manyQuestions,
    draft: { 'address.way': 'typed' },
    address: { kind: 'typed' },
  }),
  'offer-collected': offerPage({ offer: { ...offer, places: placesToCollect } }),
  'offer-suggestions': offerPage({ draft: { ...draft, 'address.proof': '' }, address: suggestions }),
  'offer-container': offerPage({
    draft: { ...draft, 'address.proof': '' },
    address: {
      kind: 'suggestions',
      container: '14 Sample Row, Larkham',
      suggestions: [1, 2, 3].map((flat) => ({
        id: `f${flat}`,
        text: `Flat ${flat}, 14 Sample Row`,
        description: 'Larkham, LK1 2AB',
        isContainer: false,
        heading: '',
      })),
      more: null,
    },
  }),
  'offer-none-found': offerPage({
    draft: { 'address.way': 'find', 'address.search': 'qqq' },
    address: { kind: 'none_found' },
  }),
  'offer-lookup-down': offerPage({
    draft: { 'address.way': 'find', 'address.search': '12' },
    address: { kind: 'unavailable' },
  }),
  'offer-chosen': offerPage({ draft, address: chosen }),
  'offer-errors': offerPage({
    draft: { ...draft, 'contact.name': '', 'contact.email': 'robin@', 'address.proof': '', 'quantity.bin': '7' },
    errors: [
      { field: 'lines.0.quantity', code: 'too_large', values: { max: 1 } },
      { field: 'address', code: 'address_missing' },
      { field: 'contact.name', code: 'required' },
      { field: 'contact.email', code: 'not_an_email' },
      { field: 'answers.garden', code: 'not_a_choice' },
    ],
  }),
  'offer-scheduled': offerPage({ offer: { ...offer, phase: 'scheduled', opensAt: '2026-11-24T09:00:00Z' } }),
  'offer-paused': offerPage({ offer: { ...offer, phase: 'paused' } }),
  'offer-closed': offerPage({ offer: { ...offer, ...closed } }),
  'offer-closed-draw': offerPage({ offer: { ...offer, ...closed, draw: announcedDraw } }),
  'offer-sold-out': offerPage({ offer: { ...offer, isSoldOut: true, hasWaitlist: false } }),
  'offer-queue': offerPage({ offer: { ...offer, brief: queueBrief, isSoldOut: true } }),
  check: checkPage(),
  'check-typed': checkPage({
    draft: { ...draft, 'address.way': 'typed', 'contact.email': '', unit: '' },
  }),
  'check-problem': checkPage({ problem: { code: 'human_check_rejected' } }),
  'check-errors': checkPage({ errors: [{ field: 'address', code: 'address_expired' }] }),
  'refused-sold-out': refusedPage('sold_out', { left: [{ item: 'caddy', left: 1 }], canQueue: true }),
  'refused-sold-out-nothing': refusedPage('sold_out', {
    left: [
      { item: 'bin', left: 0 },
      { item: 'caddy', left: 0 },
    ],
  }),
  'refused-already-asked': refusedPage('already_asked'),
  'refused-outside-area': refusedPage('outside_area'),
  'refused-not-open': refusedPage('not_open', {
    offer: { ...offer, phase: 'scheduled', opensAt: '2026-11-24T09:00:00Z' },
  }),
  'refused-paused': refusedPage('paused', { offer: { ...offer, phase: 'paused' } }),
  'refused-closed': refusedPage('closed'),
  'refused-unchecked': refusedPage('unchecked_limit_reached'),
  receipt: statusPage('accepted'),
  'receipt-corrected': statusPage('accepted', {
    changed: 'address',
  }),
  ...Object.fromEntries(requestStates.map((state) => [`status-${state}`, statusPage(state)])),
  'status-unconfirmed': statusPage('held', {
    standing: 'unconfirmed',
    confirmation: { sentTo: 'r••••@sample.example', until: '2026-11-21T10:04:00Z' },
  }),
  ...Object.fromEntries(
    requestStandings
      .filter((standing) => standing.includes('_') || standing === 'collected')
      .map((standing) => [
        `status-${standing}`,
        statusPage(stateOf(standing), {
          standing,
          ...(/un(?:delivered|collected)$/.test(standing) ? { isConfirmed: false } : {}),
          ...collectionOf(standing),
        }),
      ]),
  ),
  draw: {
    kind: 'draw',
    offer: {
      ...offer,
      phase: 'closed',
      draw: announcedDraw,
    },
    draw: {
      state: 'drawn',
      entries: 3,
      digest: 'c4'.repeat(32),
      fixedAt: '2026-12-18T17:02:00Z',
      value: '391427',
    },
    shown: ['9b', '07', 'e1'].map((part, index) => ({ hash: part.repeat(32), rank: index + 1 })),
  },
  'claimed-claim': { kind: 'claimed', what: 'claim', offer },
  'claimed-receipt': { kind: 'claimed', what: 'receipt', offer },
  'correct-address': {
    kind: 'correct_address',
    isReturned: false,
    offer,
    reference: 'DS-7K4M-Q2XP',
    addressLines: ['Flat 2, 12 S••••• R••', 'Larkham', 'LK1 •••'],
    draft: {},
    address: { kind: 'search' },
    errors: [],
    problem: null,
    lookup,
  },
  ...putRightPages,
  ...findPages,
  ...noticePages,
  ...errorPages,
};
