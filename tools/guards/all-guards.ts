import { accessGuards } from './access.ts';
import { constraintGuards } from './constraints.ts';
import { gateGuards } from './gate.ts';
import type { Guard } from './guard.ts';
import { inputGuards } from './input.ts';
import { insightGuards } from './insights.ts';
import { limitGuards } from './limits.ts';
import { lockGuards } from './locks.ts';
import { movingGuards } from './moving.ts';
import { outboxGuards } from './outbox.ts';
import { raceGuards } from './races.ts';
import { sharingOutGuards } from './sharing-out.ts';
import { signatureGuards } from './signatures.ts';
import { staffWorkGuards } from './staff-work.ts';

const parts: Record<string, Guard[]> = {
  constraints: constraintGuards,
  locks: lockGuards,
  signatures: signatureGuards,
  outbox: outboxGuards,
  limits: limitGuards,
  races: raceGuards,
  'sharing-out': sharingOutGuards,
  gate: gateGuards,
  input: inputGuards,
  access: accessGuards,
  insights: insightGuards,
  'staff-work': staffWorkGuards,
  moving: movingGuards,
};

export const guards: (Guard & { part: string })[] = Object.entries(parts).flatMap(([part, all]) =>
  all.map((guard) => ({ ...guard, part })),
);
