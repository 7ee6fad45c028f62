import { utcDay } from '../utc-day.ts';

/** Guards the account itself, for this process: money, and the balance of Finds and Retrieves. */
export interface AccountBudget {
  /** Why no Find should be sent now, or null. Counts it otherwise. */
  takeFind(): AccountLimit | null;
  takeRetrieve(): AccountLimit | null;
  /** A call that was not made; or a Retrieve that gave no address, which is not charged. */
  giveBack(call: 'find' | 'retrieve'): void;
}

export type AccountLimit = 'retrieves_a_day' | 'finds_unmatched';

// Error 14 blocks an account for too many Finds without Retrieves; the ratio is the vendor's secret. Visitors need some
// 15 Finds an address, hard ones 60: more than that on average, over a thousand Finds in an hour, is no visitors.
const windowMs = 3_600_000;
const findsBeforeJudging = 1000;
const findsPerRetrieve = 60;

export function createAccountBudget(
  { retrievesADay }: { retrievesADay: number },
  now: () => number = Date.now,
): AccountBudget {
  let day = utcDay(now());
  let retrievesOfDay = 0;
  let hour = { since: now(), finds: 0, retrieves: 0 };

  const turn = (): void => {
    if (utcDay(now()) !== day) [day, retrievesOfDay] = [utcDay(now()), 0];
    if (now() - hour.since >= windowMs) hour = { since: now(), finds: 0, retrieves: 0 };
  };

  return {
    takeFind() {
      turn();
      // What nobody may choose any more is not looked for.
      if (retrievesOfDay >= retrievesADay) return 'retrieves_a_day';
      if (hour.finds >= findsBeforeJudging && hour.finds >= findsPerRetrieve * hour.retrieves) return 'finds_unmatched';
      hour.finds += 1;
      return null;
    },
    takeRetrieve() {
      turn();
      if (retrievesOfDay >= retrievesADay) return 'retrieves_a_day';
      retrievesOfDay += 1;
      hour.retrieves += 1;
      return null;
    },
    giveBack(call) {
      if (call === 'find') {
        hour.finds = Math.max(0, hour.finds - 1);
        return;
      }
      retrievesOfDay = Math.max(0, retrievesOfDay - 1);
      hour.retrieves = Math.max(0, hour.retrieves - 1);
    },
  };
}
