import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Limits by network: a library, a care home or a mobile carrier is one network with many people. */
export interface RateLimits {
  challenge: RateLimit;
  submit: RateLimit;
  signIn: RateLimit;
  drawList: RateLimit;
  findRequest: RateLimit;
  token: RateLimit;
  wrongToken: RateLimit;
}

// A library with 200 people at a busy opening (one challenge and one or two attempts each within minutes) passes, and a
// single machine gets no more than such a library. Signing in is for a few staff; guessing a password at this rate
// takes centuries.
export function createRateLimits(): RateLimits {
  return {
    challenge: createRateLimit({ max: 1200, perSeconds: 600 }),
    submit: createRateLimit({ max: 1200, perSeconds: 600 }),
    // A list of a hundred thousand entries has several megabytes.
    drawList: createRateLimit({ max: 120, perSeconds: 600 }),
    // Visitors try a few times for their own request; a library has a few such visitors.
    findRequest: createRateLimit({ max: 30, perSeconds: 3600 }),
    // Ten a second from one program, all day.
    token: createRateLimit({ max: 600, perSeconds: 60 }),
    wrongToken: createRateLimit({ max: 30, perSeconds: 300 }),
    signIn: createRateLimit({ max: 30, perSeconds: 300 }),
  };
}
