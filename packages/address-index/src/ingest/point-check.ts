// Coordinates are usually wrong in a whole file: a single wrong one is refused, a majority stops the import.
import { ImportError } from './import-error.ts';

export type PointVerdict = 'point' | 'no_point' | 'near_zero' | 'out_of_range' | 'swapped';

const enoughRows = 50; // a file is checked after this many points and at its end
const nearZeroDegrees = 0.01;

export class PointCheck {
  readonly #file: string;
  #seen = 0;
  #swapped = 0;
  #projected = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** @throws ImportError when most points so far are projected or swapped. */
  check(country: string, lat: number, lon: number): PointVerdict {
    if (Number.isNaN(lat) || Number.isNaN(lon)) return 'no_point';
    if (Math.abs(lat) < nearZeroDegrees && Math.abs(lon) < nearZeroDegrees) return 'near_zero';
    this.#seen++;
    const verdict = verdictOf(country, lat, lon);
    if (verdict === 'swapped') this.#swapped++;
    if (verdict === 'out_of_range') this.#projected++;
    if (verdict !== 'point' && this.#seen >= enoughRows) this.#stopIfMost();
    return verdict;
  }

  end(): void {
    if (this.#seen > 0) this.#stopIfMost();
  }

  #stopIfMost(): void {
    if (this.#swapped * 2 > this.#seen) {
      throw new ImportError(
        'coordinates_swapped',
        this.#file,
        `latitude and longitude are swapped in ${this.#swapped} of the first ${this.#seen} rows`,
      );
    }
    if (this.#projected * 2 > this.#seen) {
      throw new ImportError(
        'coordinates_projected',
        this.#file,
        `the coordinates are not degrees of latitude and longitude (${this.#projected} of the first ${this.#seen} rows): convert them to WGS 84 first`,
      );
    }
  }
}

function verdictOf(country: string, lat: number, lon: number): PointVerdict {
  const inRange = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  const inRangeSwapped = Math.abs(lon) <= 90 && Math.abs(lat) <= 180;
  if (!inRange) return inRangeSwapped ? 'swapped' : 'out_of_range';
  const isSwapped = isInCountry(country, lat, lon) === false && isInCountry(country, lon, lat) === true;
  return isSwapped ? 'swapped' : 'point';
}

// Swapped latitude and longitude are often valid (lon 44, lat -73); only the country reveals them.

/** South, west, north, east, whole degrees with a margin of about one; the main territory and near islands. Rounded from
 *  Natural Earth 1:110m country outlines (public domain); countries across the date line or not listed are not checked. */
const boxes: Record<string, [south: number, west: number, north: number, east: number]> = {
  AL: [38, 18, 44, 22],
  AM: [38, 42, 42, 47],
  AR: [-57, -75, -20, -52],
  AT: [45, 8, 50, 18],
  AU: [-45, 111, -9, 155],
  BE: [48, 1, 52, 7],
  BG: [40, 21, 45, 30],
  BR: [-35, -75, 6, -33],
  CA: [40, -142, 84, -51],
  CH: [45, 5, 48, 11],
  CL: [-57, -77, -16, -65],
  CO: [-5, -83, 14, -66],
  CZ: [48, 11, 52, 19],
  DE: [46, 5, 56, 16],
  DK: [53, 7, 58, 16],
  EE: [56, 21, 61, 29],
  EG: [21, 24, 33, 37],
  ES: [26, -19, 44, 5],
  FI: [59, 19, 71, 32],
  FR: [40, -6, 52, 10],
  GB: [49, -9, 61, 3],
  GE: [40, 39, 44, 47],
  GR: [34, 18, 42, 30],
  HR: [41, 12, 47, 20],
  HU: [45, 15, 49, 23],
  IE: [50, -11, 56, -5],
  IL: [28, 33, 34, 36],
  IN: [5, 67, 37, 98],
  IT: [34, 5, 48, 19],
  JP: [23, 122, 46, 146],
  KR: [32, 123, 39, 132],
  LT: [53, 20, 57, 27],
  LU: [49, 5, 51, 7],
  LV: [55, 20, 59, 29],
  MX: [13, -119, 33, -85],
  NL: [50, 3, 54, 8],
  NO: [57, 3, 72, 32],
  PE: [-19, -82, 1, -67],
  PL: [48, 13, 55, 25],
  PT: [29, -32, 43, -5],
  RO: [43, 19, 49, 30],
  RS: [41, 18, 47, 24],
  SE: [54, 10, 70, 25],
  SI: [45, 13, 47, 17],
  SK: [47, 16, 50, 23],
  TR: [35, 25, 43, 45],
  UA: [43, 21, 53, 41],
  US: [17, -180, 72, -65],
  VE: [0, -74, 13, -59],
  ZA: [-35, 16, -21, 33],
};

/** `unknown` for an unlisted country. */
function isInCountry(country: string, lat: number, lon: number): boolean | 'unknown' {
  const box = boxes[country];
  if (box === undefined) return 'unknown';
  return lat >= box[0] && lon >= box[1] && lat <= box[2] && lon <= box[3];
}
