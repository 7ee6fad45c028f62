import type { HomeForm, IdentityParts } from '@doorstep/contract';

/** Computes the canonical form of an address: the index itself has no notion of homes. */
export type HomeFormOf = (address: IdentityParts) => HomeForm;

/** A form that occurs in several places, or a building that the data lists under several forms. */
export interface SharedForm {
  /** `COUNTRY|POSTCODE|PLACE|UNIT`, with `town NAME` where there is no postcode. */
  form: string;
  /** Its places are too far apart to be one home, and the town distinguishes at least some of them. */
  needsTown: boolean;
  /** Towns, as in the form, whose places stay ambiguous even with the town; [""] where there is one town. */
  ambiguous: string[];
  /** The same building elsewhere in the data. `town` is this form's own town where the form needs it, else "". */
  also: { town: string; city: string; postcode: string; needsTown: boolean }[];
  /** The first few places: the town as displayed, and WGS 84 degrees. */
  places: { city: string; latitude: number; longitude: number }[];
}

export interface SharedFormCounts {
  disambiguated: number;
  ambiguous: number;
  listedTwice: number;
}
