// The calls of a Photon server (github.com/komoot/photon, docs/api-v1.md) that an address lookup needs.
import { fetchAnswer, type Position } from '@doorstep/address-lookup';
import type { Box } from '@doorstep/contract';
import { boundedFetch } from '../bounded-fetch.ts';
import { readCountry, readPlaces, type PhotonPlace } from './photon-place.ts';

export interface PhotonQuery {
  text: string;
  layers: readonly PhotonPlace['kind'][];
  limit: number;
  /** ISO alpha-2; empty for all. */
  countries: readonly string[];
  /** What is near it comes first. */
  near?: Position | null;
  /** Nothing outside of it. */
  box?: Box;
  /** Everything that there is: places that look alike are not left out. */
  isWhole?: boolean;
}

export interface PhotonAnswer {
  places: PhotonPlace[];
  /** There may be more than `limit` let through. */
  isCut: boolean;
}

/** Both throw as `fetchAnswer` does, and nothing else. */
export interface PhotonClient {
  search(query: PhotonQuery, signal?: AbortSignal): Promise<PhotonAnswer>;
  /** ISO alpha-2; "" where nobody knows. */
  countryAt(position: Position, signal?: AbortSignal): Promise<string>;
}

/** What a server gives in one answer unless it was started otherwise (`-max-results`). */
export const maxResults = 50;

/** An address is written in the language of its country on an envelope, whatever language the visitor reads. */
const language = ['lang', 'default'];

/** @param options `url` is everything before `/api`. */
export function createPhotonClient(options: { url: string; timeoutMs: number }): PhotonClient {
  const { url, timeoutMs } = options;
  const ask = (path: string, parameters: string[][], signal: AbortSignal | undefined): Promise<unknown> =>
    fetchAnswer(`${url}/${path}?${new URLSearchParams([...parameters, language]).toString()}`, {
      fetch: boundedFetch,
      timeoutMs,
      signal,
    });
  return {
    async search({ text, layers, limit, countries, near = null, box, isWhole = false }, signal) {
      const parameters = [['q', text], ['limit', String(limit)], ...layers.map((layer) => ['layer', layer])];
      for (const country of countries) parameters.push(['countrycode', country]);
      if (near !== null) parameters.push(['lat', String(near.latitude)], ['lon', String(near.longitude)]);
      if (box !== undefined) parameters.push(['bbox', box.map((degrees) => degrees.toFixed(5)).join(',')]);
      if (isWhole) parameters.push(['dedupe', '0']);
      const { places, count } = readPlaces(await ask('api', parameters, signal));
      // Servers of earlier versions know neither filter, and leave out what they do not know.
      const wanted = places.filter(
        ({ kind, country }) => layers.includes(kind) && (countries.length === 0 || countries.includes(country)),
      );
      return { places: wanted, isCut: count >= limit };
    },
    async countryAt({ latitude, longitude }, signal) {
      const parameters = [
        ['lat', String(latitude)],
        ['lon', String(longitude)],
        ['limit', '1'],
      ];
      return readCountry(await ask('reverse', parameters, signal));
    },
  };
}
