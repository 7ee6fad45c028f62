import { addressGuards } from './address.ts';
import { addressDataGuards } from './address-data.ts';
import { adjustingGuards } from './adjusting.ts';
import { alarmGuards } from './alarms.ts';
import { batchGuards } from './batches.ts';
import { doorGuards } from './door.ts';
import { drawGuards } from './draws.ts';
import { edgeGuards } from './edge.ts';
import { floodGuards } from './floods.ts';
import type { Guard } from './guard.ts';
import { homeGuards } from './homes.ts';
import { humanCheckGuards } from './human-check.ts';
import { limitGuards } from './limits.ts';
import { lookupGuards } from './lookup.ts';
import { operatingGuards } from './operating.ts';
import { outboxGuards } from './outbox.ts';
import { privacyGuards } from './privacy.ts';
import { raceGuards } from './races.ts';
import { sharingOutGuards } from './sharing-out.ts';
import { testingGuards } from './testing.ts';
import { togetherGuards } from './together.ts';

/** The guards by the name of their file in this folder. */
const parts: Record<string, Guard[]> = {
  limits: limitGuards,
  races: raceGuards,
  draws: drawGuards,
  'sharing-out': sharingOutGuards,
  batches: batchGuards,
  door: doorGuards,
  edge: edgeGuards,
  floods: floodGuards,
  address: addressGuards,
  'address-data': addressDataGuards,
  adjusting: adjustingGuards,
  alarms: alarmGuards,
  homes: homeGuards,
  'human-check': humanCheckGuards,
  lookup: lookupGuards,
  operating: operatingGuards,
  outbox: outboxGuards,
  privacy: privacyGuards,
  testing: testingGuards,
  together: togetherGuards,
};

/** Every guard that `npm run test:guards` takes out in turn, with the part that it belongs to. */
export const guards: (Guard & { part: string })[] = Object.entries(parts).flatMap(([part, all]) =>
  all.map((guard) => ({ ...guard, part })),
);
