import type { StandIn } from './stand-in.ts';

/** Has the next call of a path be refused. */
export const isLost = (path: RegExp) => (standIn: StandIn) => {
  standIn.failures.push({ path, code: 'rate_limited' });
};
