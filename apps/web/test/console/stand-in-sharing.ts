// Limit groups, tokens and the form for somebody, as the stand-in has them.
import type { ApiTokenView, LimitGroupView, StaffEntryForm } from '@doorstep/contract';
import { offer } from '../public/fixtures.ts';

export const gardenGroup: LimitGroupView = {
  id: 'g-garden',
  name: 'Garden 2027',
  limits: { unitsPerHome: 3, windowDays: 365 },
  version: 1,
  offers: [],
};

export const someTokens: ApiTokenView[] = [
  {
    id: 't-1',
    name: 'Call centre',
    ending: 'f3Qz',
    scopes: ['offers.read', 'requests.enter'],
    createdAt: '2026-11-01T09:00:00Z',
    usedAt: '2026-11-20T15:00:00Z',
    revokedAt: null,
  },
  {
    id: 't-2',
    name: 'Warehouse',
    ending: 'k9Lm',
    scopes: ['requests.read'],
    createdAt: '2026-10-01T09:00:00Z',
    usedAt: null,
    revokedAt: '2026-10-02T09:00:00Z',
  },
];

export const entryForm: StaffEntryForm = {
  offer,
  lookup: { url: '/Capture/Interactive', key: 'ticket', debounceMs: 150, limit: 7 },
  idempotencyKey: 'key-of-this-form',
};
