// Coordinates are usually wrong in a whole file: a single wrong one is refused, a majority stops the import.
import { isInCountry } from './country-box.ts';
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
