import type { LookupAccess } from '@doorstep/contract';
import { createFallbackLookup, createLookupClient, type LookupClient } from '@doorstep/address-lookup';

/** For one exchange with the lookup; past it the field says that the lookup does not answer. */
const lookupTimeoutMs = 8000;
/** Where somebody else can answer, nobody waits as long. */
const timeoutBeforeFallbackMs = 4000;

/** The lookup of a page: Doorstep's own, or a third party's with Doorstep's behind it. */
export function createPageLookup({ url, key, fallback, issues }: LookupAccess): LookupClient {
  if (issues === undefined) return createLookupClient({ url, key, timeoutMs: lookupTimeoutMs });
  const timeoutMs = fallback === undefined ? lookupTimeoutMs : timeoutBeforeFallbackMs;
  const reported = new Set<string>();
  return createFallbackLookup({
    first: createLookupClient({ url, key, timeoutMs }),
    second: fallback === undefined ? null : createLookupClient({ ...fallback, timeoutMs: lookupTimeoutMs }),
    onIssue: (trouble, call) => {
      if (trouble.kind !== 'account' && trouble.kind !== 'misconfigured') return;
      if (!reported.has(trouble.code)) report(issues, { call, code: trouble.code });
      reported.add(trouble.code);
    },
  });
}

/** Staff hear of it; the visitor goes on, whether this arrives or not. */
function report({ url, key }: { url: string; key: string }, said: { call: string; code: string }): void {
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, ...said }),
    keepalive: true,
  }).catch(() => undefined);
}
