// Homes with objections to decide and decided ones, and pairs that may be one. People and places are made up.
import {
  homeLinkSchema,
  homesQuerySchema,
  refuseClaimSchema,
  upholdClaimSchema,
  type ClaimView,
  type HomeDetail,
  type HomePair,
  type HomesOverview,
  type HomeSummary,
} from '@doorstep/contract';
import { byId, parse, type Route } from './stand-in-call.ts';

export interface StandInHomes {
  homes: HomeDetail[];
  claims: ClaimView[];
  pairs: HomePair[];
}

const offer = { id: 'o-bins', title: 'Free compost bin' };
const person = 'Olive Marchmain';

type Named = Pick<HomeSummary, 'id' | 'addressLine' | 'name'>;
const home = (named: Named, units = 1, requests = 1): HomeSummary => ({
  ...named,
  units,
  requests,
  isOverByMerge: false,
  undelivered: named.id === 'h-2' ? 1 : 0,
});

const flatTwo = home(
  { id: 'h-2', addressLine: 'Flat 2, 17 Mill Race, Little Marling, LM1 3QX', name: 'Cora Vintner' },
  2,
);
const flatTwoAgain = home({
  id: 'h-70',
  addressLine: '17b Mill Race, Little Marling, LM1 3QX',
  name: 'Cora Vintner',
});
const lodge = home(
  {
    id: 'h-71',
    addressLine: 'The Old Lodge, 4 Upper Quarry Road, Little Marling, LM2 5QX',
    name: 'Dilip Marchetti',
  },
  3,
  2,
);
const lodgeAgain = home({
  id: 'h-72',
  addressLine: '4 Upper Quarry Road, Little Marling, LM2 5QX',
  name: 'D. Marchetti',
});
const terrace = home({
  id: 'h-73',
  addressLine: '31 Tanner’s Row, Little Marling, LM1 8QX',
  name: 'Esme Thackeray',
});
const emptied = home({ id: 'h-74', addressLine: '', name: '' });

const claim = (changes: Partial<ClaimView>): ClaimView => ({
  id: 'c-1',
  offer,
  kind: 'different_flat',
  text: '',
  name: 'Bram Ostrander',
  email: 'bram.ostrander@mail.example',
  addressLines: ['Flat 3, 17 Mill Race', 'Little Marling', 'LM1 3QX'],
  state: 'open',
  createdAt: '2026-11-19T18:20:00.000Z',
  decidedAt: null,
  emptiedAt: null,
  reason: '',
  actor: '',
  allowance: null,
  homes: [flatTwo],
  ...changes,
});

const inventClaims = (): ClaimView[] => [
  claim({
    text: 'We live in flat 3, on the top floor.\nFlat 2 is our neighbour: https://little-marling-housing.example/mill-race/seventeen/plan-of-the-top-floor.pdf',
  }),
  claim({
    id: 'c-2',
    kind: 'address_misused',
    name: '',
    email: 'somebody.with.a.very.long.address.indeed.yes@correspondence.little-marling.example',
    addressLines: ['4 Upper Quarry Road', 'Little Marling', 'LM2 5QX'],
    homes: [lodge, lodgeAgain],
    createdAt: '2026-11-20T07:05:00.000Z',
  }),
  claim({
    id: 'c-3',
    kind: 'shared_house',
    text: 'There are two front doors.',
    state: 'upheld',
    decidedAt: '2026-11-12T11:40:00.000Z',
    reason: 'Two households, two doorbells: seen on the plan.',
    actor: person,
    allowance: 2,
    homes: [terrace],
  }),
  claim({
    id: 'c-4',
    kind: 'moved_in',
    text: '',
    name: '',
    email: '',
    addressLines: [],
    state: 'refused',
    decidedAt: '2026-10-30T15:15:00.000Z',
    emptiedAt: '2026-11-18T02:00:00.000Z',
    reason: 'The bin stays with the house.',
    actor: person,
    homes: [emptied],
  }),
];

export function inventHomes(): StandInHomes {
  const claims = inventClaims();
  const [first, , upheld] = claims;
  return {
    claims,
    pairs: [
      { homes: [flatTwo, flatTwoAgain], reason: 'same_building_and_name' },
      { homes: [lodge, lodgeAgain], reason: 'keys' },
    ],
    homes: [
      detail(flatTwo, { claims: first ? [first] : [] }),
      detail(terrace, {
        ownAllowance: 2,
        ownAllowanceReason: 'Two households, two doorbells: seen on the plan.',
        claims: upheld ? [upheld] : [],
        links: [
          {
            id: 'l-1',
            kind: 'merged',
            other: lodgeAgain,
            reason: 'Wrote the number of the other door by mistake',
            actor: person,
            at: '2026-11-11T09:00:00.000Z',
            undoneAt: null,
          },
          {
            id: 'l-2',
            kind: 'apart',
            other: lodge,
            reason: 'A namesake',
            actor: person,
            at: '2026-11-10T09:00:00.000Z',
            undoneAt: '2026-11-10T09:05:00.000Z',
          },
        ],
      }),
      detail(emptied, { asked: [], units: 0, requests: 0 }),
    ],
  };
}

function detail(summary: HomeSummary, changes: Partial<HomeDetail>): HomeDetail {
  const { name, addressLine, units } = summary;
  return {
    ...summary,
    offers: [offer],
    ownAllowance: null,
    ownAllowanceReason: '',
    asked: [
      {
        id: 'r-2',
        reference: 'DS-72RKV-12',
        offer,
        state: 'accepted',
        holdReasons: [],
        isErased: false,
        isHomeOverByMerge: false,
        name,
        addressLine,
        postcode: 'LM1 3QX',
        place: '',
        lines: [{ name: 'Compost bin', quantity: units }],
        email: '',
        assurance: 'retrieved',
        source: 'web',
        checkProvider: 'pow',
        receivedAt: '2026-11-12T09:30:00.000Z',
        updatedAt: '2026-11-12T09:30:00.000Z',
      },
    ],
    links: [],
    claims: [],
    ...changes,
  };
}

const isPair =
  (homeId: string, otherId: string) =>
  ({ homes }: HomePair): boolean =>
    homes.every(({ id }) => id === homeId || id === otherId);

export const homeRoutes: Route<StandInHomes>[] = [
  ['GET', /^\/api\/v1\/homes$/, (data, { search }) => overview(data, search)],
  ['GET', /^\/api\/v1\/homes\/([^/]+)$/, (data, _, [id]) => byId(data.homes, id, 'home_not_found')],
  [
    'POST',
    /^\/api\/v1\/homes\/(?:merge|keep-apart)$/,
    (data, { body }) => {
      const { homeId, otherId } = parse(homeLinkSchema, body);
      data.pairs = data.pairs.filter((pair) => !isPair(homeId, otherId)(pair));
      return data.homes[0];
    },
  ],
  [
    'POST',
    /^\/api\/v1\/claims\/([^/]+)\/uphold$/,
    (data, { body }, [id]) => decide(data, id, { state: 'upheld', ...parse(upholdClaimSchema, body) }),
  ],
  [
    'POST',
    /^\/api\/v1\/claims\/([^/]+)\/refuse$/,
    (data, { body }, [id]) => decide(data, id, { state: 'refused', ...parse(refuseClaimSchema, body) }),
  ],
  [
    'POST',
    /^\/api\/v1\/claims\/([^/]+)\/(?:uphold|refuse)\/dry-run$/,
    ({ claims }, { body }, [id = '']) => {
      const { email: to, offer } = byId(claims, id, 'claim_not_found');
      const text = `Thank you for telling us.\n\nWhat we found: ${(body as { reason: string }).reason}`;
      const mail = { to, subject: `About “${offer.title}”`, text };
      return { mails: [{ about: id, count: 1, mail, offerTitle: offer.title, language: 'en' }] };
    },
  ],
  [
    'POST',
    /^\/api\/v1\/home-links\/([^/]+)\/undo$/,
    (data, _, [id]) => {
      const of = data.homes.find(({ links }) => links.some((link) => link.id === id));
      const link = byId(of?.links ?? [], id, 'home_not_found');
      link.undoneAt = new Date().toISOString();
      return of;
    },
  ],
];

function decide({ claims }: StandInHomes, id: string | undefined, decision: Partial<ClaimView>): ClaimView {
  return Object.assign(byId(claims, id, 'claim_not_found'), decision, {
    actor: person,
    decidedAt: new Date().toISOString(),
  });
}

function overview({ claims, pairs, homes }: StandInHomes, query: URLSearchParams): HomesOverview {
  const { search } = parse(homesQuerySchema, Object.fromEntries(query));
  const words = search.toLowerCase();
  return {
    claims: claims.filter(({ state }) => state === 'open'),
    decided: claims.filter(({ state }) => state !== 'open'),
    duplicates: pairs,
    found:
      search === ''
        ? null
        : homes.filter(({ addressLine, name }) => `${addressLine} ${name}`.toLowerCase().includes(words)),
  };
}
