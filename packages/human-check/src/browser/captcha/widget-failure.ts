import type { CheckFailure, CheckOutcome } from '../browser-check.ts';

const failures: Record<string, CheckFailure> = {
  'challenge-closed': 'closed',
  'challenge-expired': 'expired',
  'rate-limited': 'busy',
  'network-error': 'unreachable',
  'script-error': 'unreachable',
  'no-answer': 'unreachable',
};

/** Maps the provider's code to a failure. An unknown code is not blamed on the visitor. */
export function widgetFailure(code: string): CheckOutcome & { kind: 'failed' } {
  return { kind: 'failed', failure: failures[code] ?? 'broken', code };
}

/** The code in a thrown value: a string, or the message of an error. Other texts are not passed on. */
export function codeOf(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : thrown;
  return typeof text === 'string' && /^[a-z]+(-[a-z]+){0,5}$/.test(text) ? text : 'internal-error';
}
