/** Where a caller stands under one of the server's limits. */
export interface RateLimit {
  /** What is counted by it, such as `token` or `network`. */
  name: string;
  remaining: number;
  resetsInMs: number;
}

const standing = /"([^"]*)";r=(\d+);t=(\d+)/g;

/** Reads the header `RateLimit`: `"token";r=599;t=60`, of several limits with commas between them. */
export function readRateLimits(header: string | null): RateLimit[] {
  return [...(header ?? '').matchAll(standing)].map(([, name = '', remaining, seconds]) => ({
    name,
    remaining: Number(remaining),
    resetsInMs: Number(seconds) * 1000,
  }));
}
