import { networkPrefix } from '../http/network-prefix.ts';
import { createRateLimit } from '../http/rate-limit.ts';

/** Raises the difficulty of the proof of work for a network that asks for many. In memory: each process counts for itself. */
export interface NetworkLoad {
  /** Counts one challenge. @returns 1 for a usual network, more for one that asks for unusually many. */
  count(ip: string): number;
}

const perSeconds = 600;

// Origin of the numbers: the count of busy networks takes 20 requests in ten minutes for the most that a library branch sends, and
// three attempts at each make 60. From 500 on it is a full library at a busy opening or a machine; both get work that
// takes a slow phone up to 10 s, which is the limit.
const steps = [
  { above: 60, difficulty: 2 },
  { above: 500, difficulty: 4 },
];

export function createNetworkLoad(): NetworkLoad {
  const limits = steps.map(({ above, difficulty }) => ({
    difficulty: difficulty,
    limit: createRateLimit({ max: above, perSeconds }),
  }));
  return {
    count(ip) {
      const network = networkPrefix(ip);
      let difficultyNow = 1;
      for (const { limit, difficulty } of limits) {
        if (limit.take(network).kind === 'refused') difficultyNow = difficulty;
      }
      return difficultyNow;
    },
  };
}
