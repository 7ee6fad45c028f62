import type { PassDoubt } from './human-check-provider.ts';
import type { SiteverifyAnswer } from './siteverify.ts';

/** A token lives five minutes at most; the rest allows for clock skew. */
const maxAgeMs = 10 * 60_000;

export interface ExpectedPass {
  /** Null: any. */
  hostname: string | null;
  withheldHosts: readonly string[];
  /** Null: any. */
  action: string | null;
  maxScore: number;
  /** Now, in milliseconds since 1970, UTC. */
  at: number;
}

export function passDoubts(
  { hostname, action, solvedAt, score }: Extract<SiteverifyAnswer, { success: true }>,
  expected: ExpectedPass,
): PassDoubt[] {
  const doubts: PassDoubt[] = [];
  const isHostKnown = hostname !== null && !expected.withheldHosts.includes(hostname) && expected.hostname !== null;
  const isForeignHost = isHostKnown && hostname.toLowerCase() !== expected.hostname?.toLowerCase();
  // Another widget with our site key has another action, or an empty one.
  const isForeignAction = action !== null && expected.action !== null && action !== expected.action;
  if (isForeignHost || isForeignAction) doubts.push('foreign_host');
  if (solvedAt !== null && Math.abs(expected.at - solvedAt) > maxAgeMs) doubts.push('stale');
  if (score !== null && score > expected.maxScore) doubts.push('high_score');
  return doubts;
}
