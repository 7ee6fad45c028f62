import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';
import type { CheckedSubmission, NetworkLimits, Suspicion } from './submission-input.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Homes that one visitor, and one network, may ask for on a day; beyond, requests are held, not refused. */
export const maxHomesPerDay = { visitor: 5, network: 200 };

/**
 * For how many homes of its network one counts of which somebody was told that it has asked: 40 a day are told, those of
 * eight visitors who have tried their five.
 */
export const homesPerDisclosure = 5;

/** Requests without a pass: a day from one network, and an hour for one offer. */
export const maxUnchecked = { networkPerDay: 3, offerPerHour: 20 };

/**
 * The same for those whose check was made and cannot be verified because its provider is down. The visitors did what was
 * asked of them, so there is room for a busy day; what is left is what keeps a flood of made-up tokens from staff.
 */
export const maxUnverified = { networkPerDay: 30, offerPerHour: 1000 };

// Origin of the numbers: four people at a table in a library, helped by its staff, need two minutes each, which makes 20
// in ten minutes. A browser always brings a form's token; a hand-made call or two of somebody who tries the API does not.
export const defaultNetworkLimits: NetworkLimits = { maxPerTenMinutes: 20, maxUnidentifiedPerDay: 3 };

const busyWindowMs = 600_000;

/**
 * What the names of a network's counters begin with. Who is counted stands before what is counted, so that the counters of
 * one lie in one page of the database.
 */
const ofNetwork = (network: string) => `network:${network}`;

/** Counts the requests of a network in ten minutes, for all processes together. */
export function busyNetworkCounter(network: string, at: Instant): { name: string; expiresAt: Instant } {
  const window = Math.floor(at / busyWindowMs);
  return { name: `${ofNetwork(network)}/busy:${window}`, expiresAt: (window + 1) * busyWindowMs };
}

type Counter = Parameters<Repositories['counters']['takeEach']>[0][number];
type Sender = Pick<CheckedSubmission, 'visitor' | 'network'> & { networkLimits?: NetworkLimits | undefined };

/**
 * Counts a request against its network and its visitor, where it takes part in a promise: in the transaction that saves it.
 * @returns what speaks against letting it through without a look of staff.
 */
export async function countSender(
  tx: Repositories,
  sender: Sender,
  homes: { homeIds: string[]; at: Instant; isNew: boolean },
): Promise<(Suspicion | 'too_many_homes')[]> {
  const { at, isNew } = homes;
  const counters = networkCounters(sender, at);
  const visits = homeVisits(sender, homes);
  const wanted = [
    ...counters.map(({ counter }) => counter),
    // Nobody can have visited a new home before.
    ...(isNew ? visits.flatMap(({ visit, homesOfDay }) => [visit, homesOfDay]) : []),
  ];
  const counted = wanted.length === 0 ? new Set<string>() : await tx.counters.takeEach(wanted);
  const reasons = counters.filter(({ counter }) => !counted.has(counter.name)).map(({ reason }) => reason);
  const beyond = visits.filter(({ homesOfDay }) => !counted.has(homesOfDay.name)).map(({ visit }) => visit.name);
  if (isNew) await forgetVisits(tx, beyond);
  const isWithin = isNew ? beyond.length === 0 : await countVisits(tx, visits);
  return isWithin ? reasons : [...reasons, 'too_many_homes'];
}

function networkCounters(
  { visitor, network, networkLimits = defaultNetworkLimits }: Sender,
  at: Instant,
): { counter: Counter; reason: Suspicion }[] {
  // Staff and programs with a token answer for what they send.
  if (network === '') return [];
  const counters: { counter: Counter; reason: Suspicion }[] = [
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
  { homeIds, at }: { homeIds: string[]; at: Instant },
): { visit: Counter; homesOfDay: Counter }[] {
  const day = Math.floor(at / dayMs);
  const expiresAt = (day + 1) * dayMs;
  // In the order of their names: two requests of one visitor do not wait for each other in a circle.
  const asking = [
    { sender: network === '' ? '' : ofNetwork(network), max: maxHomesPerDay.network },
    { sender: visitor === '' ? '' : `visitor:${visitor}`, max: maxHomesPerDay.visitor },
  ].filter(({ sender }) => sender !== '');
  return asking.flatMap(({ sender, max }) =>
    homeIds.map((homeId) => ({
      // Ids of homes go up with time: the names of new ones lie beside each other in their index.
      visit: { name: `home:${homeId}:${sender}:${day}`, max: 1, expiresAt },
      homesOfDay: { name: `${sender}/homes:${day}`, max, expiresAt },
    })),
  );
}

async function countVisits(tx: Repositories, visits: ReturnType<typeof homeVisits>): Promise<boolean> {
  const beyond: string[] = [];
  for (const { visit, homesOfDay } of visits) {
    const isFirst = await tx.counters.take(visit.name, visit.max, visit.expiresAt);
    if (isFirst && !(await tx.counters.take(homesOfDay.name, homesOfDay.max, homesOfDay.expiresAt)))
      beyond.push(visit.name);
  }
  await forgetVisits(tx, beyond);
  return beyond.length === 0;
}

/** A home beyond those of the day is not one of them: tried again, it is beyond them again. */
async function forgetVisits(tx: Repositories, names: string[]): Promise<void> {
  for (const name of names) await tx.counters.giveBack(name);
}

/**
 * Counts against its network that a visitor is about to be told that a home has asked, however many sessions they take for
 * it. A home counts once a day.
 * @returns false when the network has been told of enough homes today: then nothing is said.
 */
export async function countDisclosure(
  tx: Repositories,
  { network }: Pick<CheckedSubmission, 'network'>,
  { homeIds, at }: { homeIds: string[]; at: Instant },
): Promise<boolean> {
  // The home itself was counted as it was tried.
  const amount = homesPerDisclosure - 1;
  for (const { visit, homesOfDay } of homeVisits({ visitor: '', network }, { homeIds, at })) {
    const name = `told:${visit.name}`;
    if (!(await tx.counters.take(name, 1, visit.expiresAt))) continue;
    if (await tx.counters.take(homesOfDay.name, homesOfDay.max, homesOfDay.expiresAt, amount)) continue;
    await tx.counters.giveBack(name);
    return false;
  }
  return true;
}

/**
 * Counts a request without a pass, or with one that nobody can verify just now.
 * @returns false when no more of its kind are taken from this network today, or for this offer this hour.
 */
export async function countUnchecked(
  tx: Repositories,
  { offer, network, isCheckDown }: CheckedSubmission,
  at: Instant,
): Promise<boolean> {
  const [kind, max] = isCheckDown ? ['unverified', maxUnverified] : ['unchecked', maxUnchecked];
  const day = Math.floor(at / dayMs);
  const hour = Math.floor(at / hourMs);
  const name = `${ofNetwork(network)}/${kind}:${day}`;
  const fromNetwork = await tx.counters.take(name, max.networkPerDay, (day + 1) * dayMs);
  return (
    fromNetwork && (await tx.counters.take(`${kind}:offer:${offer.id}:${hour}`, max.offerPerHour, (hour + 1) * hourMs))
  );
}

/** Corrections of one request's address in a day: whoever tries homes one after the other is stopped. */
export const maxCorrectionsPerDay = 5;

/** @returns false when the address of this request was corrected, or tried, too often today. */
export function countCorrection(tx: Repositories, requestId: string, at: Instant): Promise<boolean> {
  const day = Math.floor(at / dayMs);
  return tx.counters.take(`corrections:${requestId}:${day}`, maxCorrectionsPerDay, (day + 1) * dayMs);
}
