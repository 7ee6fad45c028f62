import { type Position } from '@doorstep/address-lookup';
import { roundPosition } from '@doorstep/address-lookup/proof';
import type { Box, OfferArea } from '@doorstep/contract';
import { isUnderPostcodePrefix, type PolygonStore } from '@doorstep/core';
import type { IndexLookup } from './index-lookup.ts';
import { knownOfData } from './known-of-data.ts';

/** The centre of an offer's area; null without a polygon or a postcode that the data knows. */
export type AreaPosition = (area: OfferArea) => Promise<Position | null>;

/** Ranks results near the centre first: most visitors are inside the area, and an address outside is useless. */
export function createAreaPosition(provider: IndexLookup, polygons: Pick<PolygonStore, 'find'>): AreaPosition {
  const { index } = provider;
  const ofPostcodes = knownOfData(provider, ({ countries, postcodePrefixes }: Omit<OfferArea, 'polygon'>) =>
    middleOf(
      postcodePrefixes.flatMap((prefix) =>
        index.positionsOfPostcodes(
          prefix,
          (known) =>
            (countries.length === 0 || countries.includes(known.countryCode)) && isUnderPostcodePrefix(known, prefix),
        ),
      ),
    ),
  );
  return async ({ countries, postcodePrefixes, polygon }) => {
    const shape = polygon === null ? null : await polygons.find(polygon.id);
    if (shape !== null) return middleOfBox(shape.box);
    return postcodePrefixes.length === 0 ? null : ofPostcodes({ countries, postcodePrefixes });
  };
}

function middleOf(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null;
  const sum = (axis: keyof Position) => positions.reduce((total, position) => total + position[axis], 0);
  return roundPosition({
    latitude: sum('latitude') / positions.length,
    longitude: sum('longitude') / positions.length,
  });
}

function middleOfBox([west, south, east, north]: Box): Position {
  return roundPosition({ latitude: (south + north) / 2, longitude: (west + east) / 2 });
}
