import type { InsightWaited } from '@doorstep/contract';
import { waitedHours } from '@doorstep/database';

/** How many waited how long, the shortest first; every span, or none where nobody waited. */
export function spansOf(counted: readonly { key: string; amount: number }[]): InsightWaited[] {
  if (counted.length === 0) return [];
  const amounts = new Map(counted.map(({ key, amount }) => [key, amount]));
  return [
    ...waitedHours.map((within) => ({ within, requests: amounts.get(String(within)) ?? 0 })),
    { within: null, requests: amounts.get('longer') ?? 0 },
  ];
}

/** The hours within which half of them were done; null where nobody waited, or where it took longer than is counted. */
export function halfWithin(spans: readonly InsightWaited[]): number | null {
  const half = spans.reduce((sum, { requests }) => sum + requests, 0) / 2;
  let done = 0;
  for (const { within, requests } of spans) {
    done += requests;
    if (done >= half) return within;
  }
  return null;
}
