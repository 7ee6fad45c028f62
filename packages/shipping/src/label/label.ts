import type { FontRegion } from '../font/font-region.ts';

export interface Label {
  reference: string;
  /** From the name down to the country, in the country's order; at least one. */
  lines: readonly string[];
  region: FontRegion;
  /** The parcel's contents in words; empty or absent: not printed. */
  items?: string;
}

export interface LabelOptions {
  /** Printed as given: `Green Town Council`, `1 High Street`, `Greentown GT1 1AA`. Empty: none. */
  returnAddress: readonly string[];
}
