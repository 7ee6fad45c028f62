import type { FontRegion } from '../font/font-region.ts';

/** What stands on one label, beside the return address. */
export interface Label {
  /** Printed as text and as a QR code: a scanner types it. */
  reference: string;
  /** From the name down to the country, in the order of the country; at least one. */
  lines: readonly string[];
  /** How Chinese characters are drawn. */
  region: FontRegion;
}

/** Everything that is the same on all labels of a print. */
export interface LabelOptions {
  /** As it is printed: `Green Town Council`, `1 High Street`, `Greentown GT1 1AA`. Empty: none is printed. */
  returnAddress: readonly string[];
}
