// Limit groups, tokens and the form for somebody, as the stand-in has them.
import {
  apiTokenInputSchema,
  limitGroupInputSchema,
  type ApiTokenView,
  type LimitGroupView,
  type StaffEntryForm,
} from '@doorstep/contract';
import * as v from 'valibot';
import { offer } from '../public/fixtures.ts';
import { byId, parse, Refusal, type Route } from './stand-in-call.ts';

export interface StandInSharing {
  groups: LimitGroupView[];
  tokens: ApiTokenView[];
  entryForm: StaffEntryForm;
}

export const inventSharing = (): StandInSharing => ({
  groups: [
    { id: 'g-garden', name: 'Garden 2027', limits: { unitsPerHome: 3, windowDays: 365 }, version: 1, offers: [] },
    { id: 'g-water', name: 'Water at home', limits: { unitsPerHome: 1, windowDays: null }, version: 1, offers: [] },
  ],
  tokens: [
    {
      id: 't-1',
      name: 'Call centre',
      ending: 'f3Qz',
      scopes: ['offers.read', 'requests.enter'],
      offers: [{ id: 'o-bins', title: 'Compost bin' }],
      expiresAt: '2027-03-31T22:00:00Z',
      createdAt: '2026-11-01T09:00:00Z',
      usedAt: '2026-11-20T15:00:00Z',
      revokedAt: null,
    },
    {
      id: 't-2',
      name: 'Warehouse',
      ending: 'k9Lm',
      scopes: ['requests.read'],
      offers: null,
      expiresAt: null,
      createdAt: '2026-10-01T09:00:00Z',
      usedAt: null,
      revokedAt: '2026-10-02T09:00:00Z',
    },
  ],
  entryForm: {
    offer,
    lookup: {
      url: '/Capture/Interactive',
      key: 'ticket',
      hasData: true,
      countries: [],
      likelyCountry: '',
      near: null,
      debounceMs: 0,
      limit: 7,
      containerLimit: 200,
    },
    idempotencyKey: 'key-of-this-form',
  },
});

export const sharingRoutes: Route<StandInSharing>[] = [
  ['GET', /^\/api\/v1\/limit-groups$/, ({ groups }) => groups],
  [
    'POST',
    /^\/api\/v1\/limit-groups$/,
    ({ groups }, { body }) => {
      const group = { id: `g-${groups.length}`, version: 1, offers: [], ...parse(limitGroupInputSchema, body) };
      groups.push(group);
      return group;
    },
  ],
  [
    'PUT',
    /^\/api\/v1\/limit-groups\/([^/]+)$/,
    ({ groups }, { body }, [id]) => {
      const group = byId(groups, id, 'not_found');
      const { version, input } = parse(v.strictObject({ version: v.number(), input: limitGroupInputSchema }), body);
      if (version !== group.version) throw new Refusal('version_conflict');
      return Object.assign(group, input, { version: version + 1 });
    },
  ],
  ['GET', /^\/api\/v1\/tokens$/, ({ tokens }) => tokens],
  [
    'POST',
    /^\/api\/v1\/tokens$/,
    ({ tokens }, { body }) => {
      const asked = parse(apiTokenInputSchema, body);
      const token: ApiTokenView = {
        id: `t-${tokens.length + 1}`,
        ...asked,
        offers: asked.offers?.map((offerId) => ({ id: offerId, title: offerId })) ?? null,
        ending: 'X7aa',
        createdAt: '2026-11-20T10:00:00Z',
        usedAt: null,
        revokedAt: null,
      };
      tokens.push(token);
      return { ...token, token: 'dst_shown-this-once-and-never-again-f81c2b7e4d-X7aa' };
    },
  ],
  [
    'POST',
    /^\/api\/v1\/tokens\/([^/]+)\/revoke$/,
    ({ tokens }, _, [id]) => {
      byId(tokens, id, 'not_found').revokedAt = '2026-11-20T10:00:00Z';
      return tokens;
    },
  ],
  ['GET', /^\/api\/v1\/offers\/([^/]+)\/entry-form$/, ({ entryForm }) => entryForm],
  ['POST', /^\/api\/v1\/offers\/([^/]+)\/requests$/, () => ({ id: 'r-0', state: 'accepted' })],
];
