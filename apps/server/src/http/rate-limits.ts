import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Limits of the routes, by network: a library, a care home or a mobile carrier is one network of many people. */
export interface RateLimits {
  challenge: RateLimit;
  submit: RateLimit;
  signIn: RateLimit;
  drawList: RateLimit;
  findRequest: RateLimit;
  /** By API token. */
  token: RateLimit;
  /** Calls with an invalid token, by network. */
  wrongToken: RateLimit;
}

// Origin of the numbers: a full library of 200 people at a busy opening (one challenge and one or two attempts each
// within minutes) passes; a single machine gets no more than it needs to be such a library. Signing in is for a few
// staff, and a password guessed at this pace takes centuries.
export function createRateLimits(): RateLimits {
  return {
    challenge: createRateLimit({ max: 1200, perSeconds: 600 }),
    submit: createRateLimit({ max: 1200, perSeconds: 600 }),
    // A list of a hundred thousand is several megabytes.
    drawList: createRateLimit({ max: 120, perSeconds: 600 }),
    // Who looks for their own tries a few times; a library has a few who do.
    findRequest: createRateLimit({ max: 30, perSeconds: 3600 }),
    // Ten a second from one program, all day.
    token: createRateLimit({ max: 600, perSeconds: 60 }),
    wrongToken: createRateLimit({ max: 30, perSeconds: 300 }),
    signIn: createRateLimit({ max: 30, perSeconds: 300 }),
  };
}
