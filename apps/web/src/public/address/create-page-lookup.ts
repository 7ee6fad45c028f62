import type { LookupAccess } from '@doorstep/contract';
import { createLookupClient, type LookupClient } from '@doorstep/address-lookup';
import { createFallbackLookup } from '@doorstep/address-lookup/fallback';

/** Per call; after it the field says that the lookup is not responding. */
const lookupTimeoutMs = 8000;
/** Shorter if a fallback can answer. */
const timeoutBeforeFallbackMs = 4000;

/** The report code for "the third party responds"; none of its own errors uses it. */
const answers = '0';

export function createPageLookup({ url, key, fallback, issues }: LookupAccess): LookupClient {
  if (issues === undefined) return createLookupClient({ url, key, timeoutMs: lookupTimeoutMs });
  const timeoutMs = fallback === undefined ? lookupTimeoutMs : timeoutBeforeFallbackMs;
  const reported = new Set<string>();
  return createFallbackLookup({
    first: createLookupClient({ url, key, timeoutMs }),
    second: fallback === undefined ? null : createLookupClient({ ...fallback, timeoutMs: lookupTimeoutMs }),
    onIssue: (issue, call) => {
      if (issue.kind !== 'account' && issue.kind !== 'misconfigured') return;
      if (!reported.has(issue.code)) report(issues, { call, code: issue.code });
      reported.add(issue.code);
    },
    // Once per page: it ends an alarm that other visitors' pages have raised.
    onAnswer: (call) => {
      if (!reported.has(answers)) report(issues, { call, code: answers });
      reported.add(answers);
    },
  });
}

function report({ url, key }: { url: string; key: string }, announcement: { call: string; code: string }): void {
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, ...announcement }),
    keepalive: true,
  }).catch(() => undefined);
}
