import { setTimeout as wait } from 'node:timers/promises';
import { foundItems, isIndexId } from '@doorstep/address-index';
import { splitWords } from '@doorstep/address-language';
import { toAlpha2 } from '@doorstep/contract';
import { LookupHttpError, lookupIssue, type FindItem, type FindQuery, type Position } from '@doorstep/address-lookup';
import type { ServiceIssue, ServiceWatch } from '../../alarms/create-service-watch.ts';
import { createAnswerCache } from '../answer-cache.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { forwardedQuery } from '../forwarded-query.ts';
import { hasFewLetters } from '../has-few-letters.ts';
import type { IndexLookup } from '../index-lookup.ts';
import { LookupOutage } from '../lookup-outage.ts';
import { createProbedBreaker } from '../probed-breaker.ts';
import type { FindOutcome, LookupService, NotSupported, RetrieveOutcome } from '../lookup-service.ts';
import { photonAddress } from './photon-address.ts';
import { maxResults, type PhotonClient, type PhotonQuery } from './photon-client.ts';
import { readPhotonId, type PhotonTarget } from './photon-id.ts';
import { houseItem, partItem, photonItems, rankOfNumber, typedNumbers } from './photon-items.ts';
import type { PhotonPlace } from './photon-place.ts';
import { housesOf, type PhotonStreet } from './photon-streets.ts';

/** An answer to text typed 2.5 s ago is useless to a visitor who is still typing. */
export const photonDeadlineMs = 2500;

/** Before the single retry after a server error, such as a query timeout. */
const retryAfterMs = 300;

/** One letter would match everything. */
const minLetters = 2;

const usualLimit = 10;
const usualContainerLimit = 200;

// Opening, narrowing and splitting a street use one cached list. 200 lists take about 10 MB.
const cachedStreets = { maxAnswers: 200, maxBytes: 32 * 1024 * 1024, forMs: 5 * 60_000 };
const cachedCountries = { maxAnswers: 1000, maxBytes: 2 * 1024 * 1024, forMs: 24 * 3_600_000 };
const placeLength = 300;

const probe: PhotonQuery = { text: 'High Street', layers: ['street'], limit: 1, countries: [] };

export interface PhotonLookupParts {
  client: PhotonClient;
  /** Answers for its own ids, possibly chosen before a change of setting, and as the fallback. */
  index: Pick<IndexLookup, 'find' | 'retrieve' | 'generation'>;
  fallback: 'index' | 'typing';
  watch: ServiceWatch;
  now?: () => number;
}

type Asked<T> = { kind: 'found'; value: T } | { kind: 'given_up' } | { kind: 'down'; cause: unknown };

export function createPhotonLookup({ client, index, fallback, watch, now }: PhotonLookupParts): LookupService {
  const breaker = createProbedBreaker(createCircuitBreaker(now), () => client.search(probe));
  const clock = now === undefined ? {} : { now };
  const streets = createAnswerCache<Asked<PhotonPlace[]>>({
    ...cachedStreets,
    lengthOf: (asked) => (asked.kind === 'found' ? placeLength * asked.value.length : 0),
    ...clock,
  });
  const countries = createAnswerCache<Asked<string>>({ ...cachedCountries, lengthOf: () => 2, ...clock });

  const ask = async <T>(send: () => Promise<T>, signal?: AbortSignal): Promise<Asked<T>> => {
    if (!(await breaker.allows())) return { kind: 'down', cause: new LookupOutage('Photon is not asked just now') };
    try {
      const value = await retryingOnce(send);
      breaker.worked();
      watch.worked();
      return { kind: 'found', value };
    } catch (error) {
      if (signal?.aborted === true) {
        breaker.release();
        return { kind: 'given_up' };
      }
      const issue = lookupIssue(error);
      if (issue === null || !('code' in issue)) throw error;
      const isRefused = issue.kind === 'our_fault';
      if (!isRefused || breaker.refused()) watch.failed(photonIssue(issue.code, error));
      if (!isRefused) await breaker.failed();
      return { kind: 'down', cause: error };
    }
  };

  /** Uses other data, so no match does not mean that the address does not exist. */
  const findInFallback = async (query: FindQuery, cause: unknown): Promise<FindOutcome> => {
    const isOpen = fallback === 'index' && (query.Container ?? '') === '';
    const outcome: FindOutcome = isOpen ? await index.find(query) : { kind: 'unavailable', cause };
    return outcome.kind === 'found' && outcome.items.count > 0 ? outcome : { kind: 'unavailable', cause };
  };

  /** The visitor's position and the preferred country, from `Origin` and `Bias`. */
  const whereabouts = async ({ Origin, Bias }: FindQuery, signal?: AbortSignal) => {
    const point = pointOf(Origin);
    if (point === null) return { near: null, country: Origin === undefined ? '' : toAlpha2(Origin) };
    if (Bias !== false) return { near: point, country: '' };
    // Without bias, a point only selects its country.
    const asked = await countries.get(JSON.stringify(point), () => ask(() => client.countryAt(point)), signal);
    return { near: null, country: asked.kind === 'found' ? asked.value : '' };
  };

  const search = async (query: FindQuery, signal?: AbortSignal): Promise<FindOutcome> => {
    const { near, country } = await whereabouts(query, signal);
    const limit = query.limit ?? usualLimit;
    const asked = await ask(
      () =>
        client.search(
          {
            text: forwardedQuery(query).Text.trim(),
            layers: ['house', 'street'],
            // Request more than are shown, because the houses of a street merge into one row.
            limit: Math.min(maxResults, Math.max(20, 3 * limit)),
            countries: query.Countries.map((code) => toAlpha2(code)),
            near,
          },
          signal,
        ),
      signal,
    );
    if (asked.kind === 'given_up') return asked;
    if (asked.kind === 'down') return findInFallback(query, asked.cause);
    const { places } = asked.value;
    const ordered =
      country === ''
        ? places
        : places.toSorted((a, b) => Number(b.country === country) - Number(a.country === country));
    return { kind: 'found', items: foundItems(photonItems(query.Text, ordered).slice(0, limit)) };
  };

  const open = async (
    { street, part }: Extract<PhotonTarget, { kind: 'street' }>,
    query: FindQuery,
    signal?: AbortSignal,
  ): Promise<FindOutcome> => {
    const asked = await streets.get(
      JSON.stringify(street),
      (gone) => ask(() => housesOf(street, client, gone), gone),
      signal,
    );
    if (asked.kind === 'given_up') return asked;
    if (asked.kind === 'down') return { kind: 'unavailable', cause: asked.cause };
    return { kind: 'found', items: foundItems(listed({ street, part, houses: asked.value }, query)) };
  };

  return {
    knowsIpAddresses: false,
    generation: () => index.generation(),
    async find(query, _charge, signal) {
      const container = query.Container ?? '';
      if (isIndexId(container)) return index.find(query);
      const parameter = notSupported(query);
      if (parameter !== null) return { kind: 'not_supported', parameter };
      if (container === '')
        return hasFewLetters(query.Text, minLetters) ? { kind: 'too_short' } : search(query, signal);
      const target = readPhotonId(container);
      return target?.kind === 'street' ? open(target, query, signal) : { kind: 'invalid_container' };
    },
    async retrieve(id, language): Promise<RetrieveOutcome> {
      if (isIndexId(id)) return index.retrieve(id, language);
      const target = readPhotonId(id);
      if (target?.kind !== 'address') return { kind: 'invalid_id' };
      const { item, address } = photonAddress(target.house, { id, language });
      return { kind: 'found', items: [item], address };
    },
  };
}

/** The houses of a street or of a section, split into sections if too long. */
function listed(
  { street, part, houses }: { street: PhotonStreet; part: { from: number; to: number } | null; houses: PhotonPlace[] },
  { Text, limit = usualContainerLimit }: FindQuery,
): FindItem[] {
  const max = Math.max(2, limit);
  const { from, to } = part ?? { from: 0, to: houses.length };
  const all = houses.slice(from, to);
  // A section is selected by its numbers, so earlier text does not narrow it.
  const narrowed = part === null ? withTypedNumber(all, Text, street) : [];
  if (narrowed.length > 0 && narrowed.length < all.length) {
    const whole = partItem(street, { from: 0, houses });
    return [...narrowed.slice(0, max - 1).map((house) => houseItem(house)), whole];
  }
  if (all.length <= max) return all.map((house) => houseItem(house));
  const size = Math.ceil(all.length / max);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size)).map(
    (some, at) => {
      const [only] = some;
      return some.length === 1 && only !== undefined
        ? houseItem(only)
        : partItem(street, { from: from + at * size, houses: some });
    },
  );
}

/** Houses with a typed number, exact matches first, ignoring numbers in the names of street and town. */
function withTypedNumber(houses: readonly PhotonPlace[], text: string, street: PhotonStreet): PhotonPlace[] {
  const own = new Set([...splitWords(`${street.name} ${street.city}`), ...houses.flatMap(({ postcode }) => postcode)]);
  const numbers = typedNumbers(text).filter((number) => !own.has(number));
  return houses
    .flatMap((house) => {
      const rank = rankOfNumber(house.number, numbers);
      return rank === null ? [] : [{ house, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ house }) => house);
}

function notSupported({ Filters, GeoFence }: FindQuery): NotSupported | null {
  if (Filters !== undefined) return 'Filters';
  return GeoFence === undefined ? null : 'GeoFence';
}

function pointOf(origin: string | undefined): Position | null {
  if (origin === undefined || !origin.includes(',')) return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = origin.split(',').map(Number);
  return Number.isNaN(latitude + longitude) ? null : { latitude, longitude };
}

async function retryingOnce<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof LookupHttpError) || error.status < 500) throw error;
    await wait(retryAfterMs);
    return send();
  }
}

const words: Record<string, string> = {
  network: 'Photon could not be reached. Check PHOTON_URL, and that this machine may open connections to it.',
  timeout: 'Photon did not answer in time.',
  answer: 'What answers at PHOTON_URL is no Photon.',
};

function photonIssue(code: string, error: unknown): ServiceIssue {
  const status = error instanceof LookupHttpError ? ` (HTTP ${error.status})` : '';
  return { code, kind: 'unavailable', message: words[code] ?? `Photon answered with an error${status}.` };
}
