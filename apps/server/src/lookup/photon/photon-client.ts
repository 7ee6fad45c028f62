// A client of a Photon server (github.com/komoot/photon, docs/api-v1.md).
import { fetchAnswer, type Position } from '@doorstep/address-lookup';
import type { Box } from '@doorstep/contract';
import { boundedFetch } from '../bounded-fetch.ts';
import { readCountry, readPlaces, type PhotonPlace } from './photon-place.ts';

export interface PhotonQuery {
  text: string;
  layers: readonly PhotonPlace['kind'][];
  limit: number;
  countries: readonly string[];
  near?: Position | null;
  box?: Box;
  /** Includes places that look alike. */
  isWhole?: boolean;
}

export interface PhotonAnswer {
  places: PhotonPlace[];
  /** Whether there may be further results. */
  isCut: boolean;
}

/** Both methods throw only what `fetchAnswer` throws. */
export interface PhotonClient {
  search(query: PhotonQuery, signal?: AbortSignal): Promise<PhotonAnswer>;
  /** ISO alpha-2; "" where unknown. */
  countryAt(position: Position, signal?: AbortSignal): Promise<string>;
}

/** A server's default maximum (`-max-results`). */
export const maxResults = 50;

/** Use the local language, in which addresses are written on envelopes. */
const language = ['lang', 'default'];

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
      // Older servers ignore both filters.
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
