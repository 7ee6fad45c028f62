import { isIP } from 'node:net';
import { countryCodes, countryNamed, toAlpha2 } from '@doorstep/address-language';
import type { FindQuery } from '@doorstep/address-lookup';
import type { LookupParameters } from './lookup-parameters.ts';
import type { ProtocolErrorName } from './protocol-errors.ts';

type Whereabouts = Pick<FindQuery, 'Origin' | 'Bias' | 'Filters' | 'GeoFence'>;

// More conditions than any form sets; a polygon of a district has a few hundred corners.
const maxFilters = 20;
const maxFilterLength = 500;
const maxFence = 10_000;
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

/**
 * Where the visitor is and where to stay within, as it was sent; or the error that it is answered with. Left out, a
 * malformed condition would answer another question than the one that was asked.
 */
export function readWhereabouts(
  parameters: LookupParameters,
): { kind: 'read'; whereabouts: Whereabouts } | { kind: 'invalid'; name: ProtocolErrorName } {
  const givenOrigin = parameters.text('Origin')?.trim();
  const Origin = givenOrigin === undefined ? undefined : readOrigin(givenOrigin);
  if (Origin === null) return { kind: 'invalid', name: 'origin_invalid' };
  const Bias = parameters.text('Bias')?.trim().toLowerCase();
  if (Bias !== undefined && Bias !== 'true' && Bias !== 'false') return { kind: 'invalid', name: 'bias_invalid' };
  const Filters = parameters.all('Filters');
  if (Filters.length > maxFilters || !Filters.every(isFilter)) return { kind: 'invalid', name: 'filters_invalid' };
  const GeoFence = parameters.text('GeoFence');
  if (GeoFence !== undefined && !isFence(GeoFence)) return { kind: 'invalid', name: 'geofence_invalid' };
  return {
    kind: 'read',
    whereabouts: {
      ...(Origin === undefined ? {} : { Origin }),
      ...(Bias === undefined ? {} : { Bias: Bias === 'true' }),
      ...(Filters.length === 0 ? {} : { Filters }),
      ...(GeoFence === undefined ? {} : { GeoFence }),
    },
  };
}

/** A point, an IP address or a country, the last by its code where it came by its name; null for anything else. */
function readOrigin(text: string): string | null {
  const point = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text);
  if (point !== null) return Math.abs(Number(point[1])) <= 90 && Math.abs(Number(point[2])) <= 180 ? text : null;
  if (isIP(text) !== 0 || countryCodes(toAlpha2(text)) !== null) return text;
  return text.length > 100 ? null : countryNamed(text);
}

function isFilter(filter: string): boolean {
  const [, field = ''] = /^\s*!?\s*([\w.]+)\s*:\s*\S/.exec(filter) ?? [];
  return filterFields.has(field.toLowerCase()) && filter.length <= maxFilterLength;
}

/** The vendor documents no syntax: whatever brackets stand around them, its numbers are corners, two by two. */
function isFence(text: string): boolean {
  if (text.length > maxFence || !/^[-\d.eE+\s,;:[\](){}"a-z]+$/i.test(text)) return false;
  const numbers = text.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  if (numbers.length % 2 !== 0 || numbers.some((number) => Math.abs(number) > 180)) return false;
  const corners = new Set(
    numbers.flatMap((number, at) => (at % 2 === 0 ? [`${number},${numbers[at + 1] ?? ''}`] : [])),
  );
  return corners.size >= minCorners;
}
