import type { BrowserCheck, CheckOutcome } from '@doorstep/human-check';

let ahead: { challengeUrl: string; outcome: Promise<CheckOutcome>; startedAtMs: number } | null = null;

const tooOldMs = 10 * 60_000;

export function solveAhead(challengeUrl: string): void {
  if (ahead?.challengeUrl === challengeUrl && Date.now() - ahead.startedAtMs < tooOldMs) return;
  ahead = { challengeUrl, startedAtMs: Date.now(), outcome: solve(challengeUrl) };
}

async function solve(challengeUrl: string): Promise<CheckOutcome> {
  try {
    const { proofOfWorkCheck } = await import('@doorstep/human-check/proof-of-work');
    return await proofOfWorkCheck({ challengeUrl }).solve({ signal: new AbortController().signal });
  } catch {
    return { kind: 'failed', failure: 'unreachable', code: 'code-unavailable' };
  }
}

/** The check; it first uses the solution computed ahead, if any. */
export function withSolvedAhead(challengeUrl: string, check: BrowserCheck): BrowserCheck {
  return {
    ...check,
    prepare: async (options) => {
      const early = ahead?.challengeUrl === challengeUrl ? ahead : null;
      ahead = null;
      const outcome = await early?.outcome;
      if (early === null || outcome?.kind !== 'solved') return check.prepare(options);
      const validForMs = outcome.validForMs - (Date.now() - early.startedAtMs);
      return validForMs > keepMs ? { ...outcome, validForMs } : check.prepare(options);
    },
  };
}

/** Tokens with less time left are not worth keeping: reloading takes as long. */
const keepMs = 2 * 60_000;
