import { createRateLimit, type LimitAnswer, type RateLimit } from '../http/rate-limit.ts';

/** Who looks an address up: a visitor of a page of ours, or whoever holds a created key or a token. */
export type LookupCaller =
  /** `session` is empty where only the network is known. */
  { kind: 'visitor'; session: string; network: string } | { kind: 'key'; keyId: string; network: string };

/** Keeps the lookup from being used to copy the address data. */
export interface LookupBudgets {
  takeFind(caller: LookupCaller): LimitAnswer;
  takeRetrieve(caller: LookupCaller): LimitAnswer;
}

// Origin of the numbers: an address takes some 15 Finds and one Retrieve, a hard one four times as many. A visitor may
// look for the addresses of a whole family, a network for those of a library full of visitors. Keys are given out by
// staff to programs they know; theirs only stops a program that runs wild.
export const lookupLimits = {
  perSeconds: 600,
  visitorFinds: 600,
  visitorRetrieves: 60,
  networkFinds: 12_000,
  networkRetrieves: 1200,
  keyFinds: 60_000,
  keyRetrieves: 30_000,
  /** Finds that a visitor may send without choosing anything. */
  findsWithoutRetrieve: 300,
  withoutRetrieveSeconds: 7200,
} as const;

type Take = () => LimitAnswer;

export function createLookupBudgets(
  limits: { -readonly [Name in keyof typeof lookupLimits]: number } = lookupLimits,
): LookupBudgets {
  const limit = (most: number) => createRateLimit({ most, perSeconds: limits.perSeconds });
  const visitor = { find: limit(limits.visitorFinds), retrieve: limit(limits.visitorRetrieves) };
  const network = { find: limit(limits.networkFinds), retrieve: limit(limits.networkRetrieves) };
  const key = { find: limit(limits.keyFinds), retrieve: limit(limits.keyRetrieves) };
  const unmatched = createRateLimit({ most: limits.findsWithoutRetrieve, perSeconds: limits.withoutRetrieveSeconds });

  return {
    takeFind: (caller) =>
      caller.kind === 'key'
        ? key.find.take(`${caller.keyId} ${caller.network}`)
        : all(...ofSession(caller, [visitor.find, unmatched]), () => network.find.take(caller.network)),
    takeRetrieve: (caller) =>
      caller.kind === 'key'
        ? key.retrieve.take(`${caller.keyId} ${caller.network}`)
        : all(
            ...ofSession(caller, [visitor.retrieve]),
            () => network.retrieve.take(caller.network),
            () => {
              unmatched.forget(caller.session);
              return { kind: 'allowed' };
            },
          ),
  };
}

/** Without a session nobody is told apart from the network's others, and its limits alone count. */
function ofSession({ session }: { session: string }, limits: RateLimit[]): Take[] {
  return session === '' ? [] : limits.map((limit) => () => limit.take(session));
}

/** Takes one after the other, until one refuses. */
function all(...takes: Take[]): LimitAnswer {
  for (const take of takes) {
    const answer = take();
    if (answer.kind === 'refused') return answer;
  }
  return { kind: 'allowed' };
}
