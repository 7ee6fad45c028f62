import type { PassDoubt } from './human-check-provider.ts';
import type { SiteverifyAnswer } from './siteverify.ts';

/** A token lives 120 s; the rest allows for clock skew. */
const maxAgeMs = 10 * 60_000;

/** hCaptcha's values for a host that its account, or a test key, withholds. */
const withheldHosts = new Set(['not-provided', 'dummy-key-pass']);

/** @param expected `hostname` null: any. `at`: now, in milliseconds since 1970, UTC. */
export function passDoubts(
  { hostname, solvedAt, score }: Extract<SiteverifyAnswer, { success: true }>,
  expected: { hostname: string | null; maxScore: number; at: number },
): PassDoubt[] {
  const doubts: PassDoubt[] = [];
  const isHostKnown = hostname !== null && !withheldHosts.has(hostname) && expected.hostname !== null;
  if (isHostKnown && hostname.toLowerCase() !== expected.hostname?.toLowerCase()) doubts.push('foreign_host');
  if (solvedAt !== null && Math.abs(expected.at - solvedAt) > maxAgeMs) doubts.push('stale');
  if (score !== null && score > expected.maxScore) doubts.push('high_score');
  return doubts;
}
