import { claimsQuerySchema, homeLinkSchema, homesQuerySchema, refuseClaimSchema, upholdClaimSchema } from '../homes.ts';
import { claimSchema, claimsSchema, homeSchema, homesOverviewSchema } from './home-answers.ts';
import type { OperationTable } from './operation.ts';

const viewed = { action: 'home.viewed', subject: 'home' } as const;
const link = {
  action: 'homes.decide',
  about: 'offers',
  answer: homeSchema,
  errors: ['home_not_found', 'state_conflict'],
  audit: viewed,
} as const;
const decideClaim = {
  action: 'homes.decide',
  about: 'offers',
  isTriable: true,
  answer: claimSchema,
  errors: ['claim_not_found', 'state_conflict'],
  isRecordedByVerb: true,
} as const;

export const homeOperations = {
  'GET /homes': {
    id: 'listHomes',
    names: { offer: 'offer' },
    summary: 'Claims and possible duplicates; with `search`, the homes that it finds instead.',
    action: 'homes.read',
    about: 'offers',
    query: homesQuerySchema,
    answer: homesOverviewSchema,
    audit: { action: 'homes.listed', subject: 'offer' },
    errors: ['offer_not_found'],
  },
  'GET /homes/:home': {
    id: 'getHome',
    summary: 'One home, or the one that it was merged into: what it asked for, its claims, what staff said of it.',
    action: 'homes.read',
    about: 'offers',
    answer: homeSchema,
    audit: viewed,
    errors: ['home_not_found'],
  },
  'GET /claims': {
    id: 'listClaims',
    names: { offer: 'offer' },
    summary: 'Claims of visitors, the newest first.',
    action: 'homes.read',
    about: 'offers',
    query: claimsQuerySchema,
    answer: claimsSchema,
    audit: { action: 'homes.listed', subject: 'offer' },
    errors: ['offer_not_found'],
  },
  'POST /homes/merge': {
    ...link,
    id: 'mergeHomes',
    names: { homeId: 'home', otherId: 'home' },
    summary: 'Says that two homes are one.',
    body: homeLinkSchema,
  },
  'POST /homes/keep-apart': {
    ...link,
    id: 'keepHomesApart',
    names: { homeId: 'home', otherId: 'home' },
    summary: 'Says that two homes are two.',
    body: homeLinkSchema,
  },
  'POST /home-links/:link/undo': { ...link, id: 'undoHomeLink', summary: 'Takes back that homes are one, or two.' },
  'POST /claims/:claim/uphold': {
    ...decideClaim,
    id: 'upholdClaim',
    summary: 'Gives its homes an allowance of their own, in units in all, and emails the answer.',
    body: upholdClaimSchema,
  },
  'POST /claims/:claim/refuse': {
    ...decideClaim,
    id: 'refuseClaim',
    summary: 'Refuses it, and emails the answer with the reason.',
    body: refuseClaimSchema,
  },
} as const satisfies OperationTable;
