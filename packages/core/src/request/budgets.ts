import { dayMs, hourMs, type HoldReason } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { Counter, CounterLedger } from './gate/counter-ledger.ts';
import type { CheckedSubmission, NetworkLimits, Suspicion } from './submission-input.ts';

/** Homes that one visitor, and one network, may ask for per day; requests beyond are held, not refused. */
export const maxHomesPerDay = { visitor: 5, network: 200 };

/**
 * A disclosure that a home has asked counts as this many homes of the network: at most 40 disclosures a day, for eight
 * visitors who each try five homes.
 */
export const homesPerDisclosure = 5;

/** Requests without a pass, per day from one network and per hour for one offer. */
export const maxUnchecked = { networkPerDay: 3, offerPerHour: 20 };

/**
 * The shares of an offer's hourly limit for one site, and for all customers of one provider: a sender with many
 * networks leaves most of it to others.
 */
const sharesOfOffer = [1 / 4, 1 / 2];

/**
 * The same for visitors whose check cannot be verified because its provider is down. They did their part, so there is
 * room for a busy day; the limit keeps a flood of made-up tokens from staff.
 */
export const maxUnverified = { networkPerDay: 30, offerPerHour: 1000 };

// Four people at a library table, helped by its staff, need two minutes each, which makes 20 in ten minutes. A browser
// always sends a form's token; a few calls by hand to try the API do not.
export const defaultNetworkLimits: NetworkLimits = { maxPerTenMinutes: 20, maxUnidentifiedPerDay: 3 };

/**
 * Requests held for these do not disclose whether their home has asked: the sender, or others in the network, have
 * tried enough homes.
 */
export const undisclosedReasons: ReadonlySet<HoldReason> = new Set(['too_many_homes', 'unidentified', 'busy_network']);

const busyWindowMs = 600_000;

/**
 * Prefix of a network's counter names. The sender comes first, so that a sender's counters lie on one page of the
 * database.
 */
const ofNetwork = (network: string) => `network:${network}`;

export function busyNetworkCounter(network: string, at: Instant): { name: string; expiresAt: Instant } {
  const window = Math.floor(at / busyWindowMs);
  return { name: `${ofNetwork(network)}/busy:${window}`, expiresAt: (window + 1) * busyWindowMs };
}

type Sender = Pick<CheckedSubmission, 'visitor' | 'network'> & { networkLimits?: NetworkLimits | undefined };

interface Visited {
  homeIds: string[];
  at: Instant;
}

export interface SenderCounters {
  network: { counter: Counter; reason: Suspicion }[];
  /** For each home and sender: whether the sender tried the home today, and how many homes the sender tried. */
  homes: { visit: Counter; homesOfDay: Counter }[];
}

export function senderCounters(sender: Sender, { homeIds, at }: Visited): SenderCounters {
  return { network: networkCounters(sender, at), homes: homeVisits(sender, { homeIds, at }) };
}

/**
 * Counts a request against its network and its visitor.
 * @returns why staff should check it; empty if nothing is suspicious.
 */
export function countSender(counters: CounterLedger, wanted: SenderCounters): (Suspicion | 'too_many_homes')[] {
  const reasons: (Suspicion | 'too_many_homes')[] = wanted.network
    .filter(({ counter }) => !counters.take(counter))
    .map(({ reason }) => reason);
  // A home beyond the daily limit is not recorded, so it is beyond the limit again on a retry.
  const beyond = wanted.homes.filter(({ visit, homesOfDay }) => counters.take(visit) && !counters.take(homesOfDay));
  for (const { visit } of beyond) counters.giveBack(visit.name);
  return beyond.length === 0 ? reasons : [...reasons, 'too_many_homes'];
}

function networkCounters(
  { visitor, network, networkLimits = defaultNetworkLimits }: Sender,
  at: Instant,
): SenderCounters['network'] {
  // Staff and programs with a token are responsible for what they send.
  if (network === '') return [];
  const counters: SenderCounters['network'] = [
    { counter: { ...busyNetworkCounter(network, at), max: networkLimits.maxPerTenMinutes }, reason: 'busy_network' },
  ];
  if (visitor !== '') return counters;
  const day = Math.floor(at / dayMs);
  const name = `${ofNetwork(network)}/unidentified:${day}`;
  const unidentified = { name, max: networkLimits.maxUnidentifiedPerDay, expiresAt: (day + 1) * dayMs };
  return [...counters, { counter: unidentified, reason: 'unidentified' }];
}

function homeVisits(
  { visitor, network }: Pick<CheckedSubmission, 'visitor' | 'network'>,
  { homeIds, at }: Visited,
): SenderCounters['homes'] {
  const day = Math.floor(at / dayMs);
  const expiresAt = (day + 1) * dayMs;
  const asking = [
    { who: network === '' ? '' : ofNetwork(network), max: maxHomesPerDay.network },
    { who: visitor === '' ? '' : `visitor:${visitor}`, max: maxHomesPerDay.visitor },
  ].filter(({ who }) => who !== '');
  return asking.flatMap(({ who, max }) =>
    homeIds.map((homeId) => ({
      // Home ids are ascending, so the names of new homes are adjacent in the counters' index.
      visit: { name: `home:${homeId}:${who}:${day}`, max: 1, expiresAt },
      homesOfDay: { name: `${who}/homes:${day}`, max, expiresAt },
    })),
  );
}

export function disclosureCounters(
  { network }: Pick<CheckedSubmission, 'network'>,
  { homeIds, at }: Visited,
): { disclosure: Counter; homesOfDay: Counter }[] {
  return homeVisits({ visitor: '', network }, { homeIds, at }).map(({ visit, homesOfDay }) => ({
    disclosure: { ...visit, name: `disclosure:${visit.name}` },
    homesOfDay,
  }));
}

/**
 * Counts a disclosure about a home against the network, over all its sessions; each home once a day.
 * @returns false if the network has had enough disclosures today: then nothing is disclosed.
 */
export function countDisclosure(counters: CounterLedger, wanted: ReturnType<typeof disclosureCounters>): boolean {
  // The home was already counted once when it was tried.
  const amount = homesPerDisclosure - 1;
  for (const { disclosure, homesOfDay } of wanted) {
    if (!counters.take(disclosure) || counters.take(homesOfDay, amount)) continue;
    counters.giveBack(disclosure.name);
    return false;
  }
  return true;
}

/** For requests without a pass, or with one that cannot be verified now: the network's day and the offer's hour. */
export function uncheckedCounters(
  {
    offer,
    network,
    widerNetworks = [],
    isCheckDown,
  }: Pick<CheckedSubmission, 'offer' | 'network' | 'widerNetworks' | 'isCheckDown'>,
  at: Instant,
): Counter[] {
  const [kind, max] = isCheckDown ? (['unverified', maxUnverified] as const) : (['unchecked', maxUnchecked] as const);
  const day = Math.floor(at / dayMs);
  const hour = Math.floor(at / hourMs);
  const ofOffer = { name: `${kind}:offer:${offer.id}:${hour}`, max: max.offerPerHour, expiresAt: (hour + 1) * hourMs };
  return [
    { name: `${ofNetwork(network)}/${kind}:${day}`, max: max.networkPerDay, expiresAt: (day + 1) * dayMs },
    ...widerNetworks.map((wider, index) => ({
      ...ofOffer,
      name: `${ofNetwork(wider)}/${ofOffer.name}`,
      max: Math.floor(max.offerPerHour * (sharesOfOffer[index] ?? 1)),
    })),
    ofOffer,
  ];
}
