import { isIP } from 'node:net';
import { countryNamed } from '@doorstep/address-language';
import type { FindQuery } from '@doorstep/address-lookup';
import { isCountry, toAlpha2 } from '@doorstep/contract';
import type { LookupParameters } from './lookup-parameters.ts';
import type { ProtocolErrorName } from './protocol-errors.ts';

type Whereabouts = Pick<FindQuery, 'Origin' | 'Bias' | 'Filters' | 'GeoFence'>;

// More filters than any form sets; a district's polygon has a few hundred corners.
const maxFilters = 20;
const maxFilterLength = 500;
const maxFenceLength = 10_000;
const maxOriginLength = 100;
const minCorners = 3;

const filterFields = new Set(
  [
    'Postcode',
    'Locality',
    'DependentLocality',
    'Thoroughfare',
    'OrganisationName',
    'Language',
    'AdministrativeArea',
    'SubAdministrativeArea',
    'Attributes.CommercialResidential',
    'Attributes.HasSubpremises',
  ].map((field) => field.toLowerCase()),
);

/** An error for a malformed condition, because ignoring it would change the question. */
export function readWhereabouts(
  parameters: LookupParameters,
): { kind: 'read'; whereabouts: Whereabouts } | { kind: 'invalid'; name: ProtocolErrorName } {
  const givenOrigin = parameters.text('Origin');
  const Origin = givenOrigin === undefined ? undefined : readOrigin(givenOrigin);
  if (Origin === null) return { kind: 'invalid', name: 'origin_invalid' };
  const givenBias = parameters.text('Bias');
  const Bias = givenBias === undefined ? undefined : readBias(givenBias);
  if (Bias === null) return { kind: 'invalid', name: 'bias_invalid' };
  const Filters = parameters.all('Filters');
  if (Filters.length > maxFilters || !Filters.every(isFilter)) return { kind: 'invalid', name: 'filters_invalid' };
  const GeoFence = parameters.text('GeoFence');
  if (GeoFence !== undefined && !isFence(GeoFence)) return { kind: 'invalid', name: 'geofence_invalid' };
  return {
    kind: 'read',
    whereabouts: {
      ...(Origin === undefined ? {} : { Origin }),
      ...(Bias === undefined ? {} : { Bias }),
      ...(Filters.length === 0 ? {} : { Filters }),
      ...(GeoFence === undefined ? {} : { GeoFence }),
    },
  };
}

/** Normalises a point, an IP address or a country, so that equal places give equal queries; else null. */
function readOrigin(given: string): string | null {
  if (given.length > maxOriginLength) return null;
  const text = given.trim();
  const point = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text);
  if (point !== null) {
    const [latitude, longitude] = [Number(point[1]), Number(point[2])];
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? `${latitude},${longitude}` : null;
  }
  if (isIP(text) !== 0) return text;
  const code = toAlpha2(text);
  return isCountry(code) ? code : countryNamed(text);
}

/** PHP serialises true as 1, Python as True. */
function readBias(given: string): boolean | null {
  switch (given.slice(0, 10).trim().toLowerCase()) {
    case 'true':
    case '1':
      return true;
    case 'false':
    case '0':
      return false;
    default:
      return null;
  }
}

function isFilter(filter: string): boolean {
  if (filter.length > maxFilterLength) return false;
  const [, field = ''] = /^!?\s*([\w.]+)\s*:\s*\S/.exec(filter.trimStart()) ?? [];
  return filterFields.has(field.toLowerCase());
}

/** The vendor documents no syntax: numbers are read as pairs of corners, whatever the brackets. */
function isFence(text: string): boolean {
  if (text.length > maxFenceLength || !/^[-\d.eE+\s,;:[\](){}"a-z]+$/i.test(text)) return false;
  const numbers = text.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  if (numbers.length % 2 !== 0 || numbers.some((number) => Math.abs(number) > 180)) return false;
  const corners = new Set(
    numbers.flatMap((number, at) => (at % 2 === 0 ? [`${number},${numbers[at + 1] ?? ''}`] : [])),
  );
  return corners.size >= minCorners;
}
