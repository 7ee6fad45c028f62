import { addressGuards } from './address.ts';
import { alarmGuards } from './alarms.ts';
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

/** Every guard that `npm run test:guards` takes out in turn. */
export const guards: Guard[] = [
  ...limitGuards,
  ...raceGuards,
  ...drawGuards,
  ...sharingOutGuards,
  ...doorGuards,
  ...edgeGuards,
  ...floodGuards,
  ...addressGuards,
  ...alarmGuards,
  ...homeGuards,
  ...humanCheckGuards,
  ...lookupGuards,
  ...operatingGuards,
  ...outboxGuards,
  ...privacyGuards,
  ...testingGuards,
  ...togetherGuards,
];
