import type { LookupCaller } from './lookup-budgets.ts';
import type { Charge } from './lookup-service.ts';
import { endOfUtcDay, utcDay } from './utc-day.ts';

/** What each visitor, network and key may have asked of a third party in a day. */
export interface VisitorCharges {
  ofFind(caller: LookupCaller): Charge;
  ofRetrieve(caller: LookupCaller): Charge;
}

// Origin of the numbers: a Retrieve costs money, and Finds that no Retrieve follows block the account (error 14). An
// address takes some 15 Finds and one Retrieve, a hard one four times as many, hence 60 Finds an address; before the
// first Retrieve there are two hard ones, or ten visitors at once. A visitor may ask for 5 homes a day, and chooses
// each up to three times; a network may ask for 200 homes, each twice. One network alone stays below what makes the
// account's own guard (account-budget.ts) look. A program with a key is a shop's address field: a network of its own.
export const chargeLimits = {
  visitor: { findsAtFirst: 120, findsPerAddress: 60, addressesADay: 15 },
  network: { findsAtFirst: 600, findsPerAddress: 60, addressesADay: 400 },
  key: { findsAtFirst: 600, findsPerAddress: 60, addressesADay: 1000 },
} as const;

type Limits = { -readonly [Who in keyof typeof chargeLimits]: Record<keyof (typeof chargeLimits)[Who], number> };

interface Account {
  who: string;
  limits: Limits[keyof Limits];
}

export function createVisitorCharges(limits: Limits = chargeLimits, now: () => number = Date.now): VisitorCharges {
  let day = utcDay(now());
  let taken = new Map<string, { finds: number; addresses: number }>();

  const takenBy = (who: string) => {
    const known = taken.get(who);
    if (known !== undefined) return known;
    const none = { finds: 0, addresses: 0 };
    taken.set(who, none);
    return none;
  };

  /** Networks come first, so that what is kept in a day is bounded for each, whatever sessions it makes up. */
  const accountsOf = (caller: LookupCaller): Account[] => {
    if (caller.kind === 'key') return [{ who: `key ${caller.keyId}`, limits: limits.key }];
    const network = { who: `network ${caller.network}`, limits: limits.network };
    // Without a session there is nobody to tell apart from the network's others.
    return caller.session === '' ? [network] : [network, { who: `visitor ${caller.session}`, limits: limits.visitor }];
  };

  const charge = (caller: LookupCaller, call: 'finds' | 'addresses'): Charge => ({
    take() {
      if (utcDay(now()) !== day) {
        day = utcDay(now());
        taken = new Map();
      }
      const accounts = accountsOf(caller);
      const isOver = accounts.some((account) => {
        const { findsAtFirst, findsPerAddress, addressesADay } = account.limits;
        const { finds, addresses } = taken.get(account.who) ?? { finds: 0, addresses: 0 };
        return call === 'finds' ? finds >= findsAtFirst + findsPerAddress * addresses : addresses >= addressesADay;
      });
      if (isOver) return { kind: 'refused', retryAfterSeconds: Math.ceil((endOfUtcDay(now()) - now()) / 1000) };
      for (const { who } of accounts) takenBy(who)[call] += 1;
      return { kind: 'allowed' };
    },
    giveBack() {
      for (const { who } of accountsOf(caller)) {
        const account = taken.get(who);
        if (account !== undefined && account[call] > 0) account[call] -= 1;
      }
    },
  });

  return { ofFind: (caller) => charge(caller, 'finds'), ofRetrieve: (caller) => charge(caller, 'addresses') };
}
