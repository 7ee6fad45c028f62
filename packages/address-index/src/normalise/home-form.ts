import type { HomeForm, IdentityParts } from '@doorstep/contract';

/** Writes the canonical form of an address. The index itself knows of no homes. */
export type HomeFormOf = (address: IdentityParts) => HomeForm;

/** One form that the data has in more than one place, or one building that it has under more than one form. */
export interface SharedForm {
  /** `COUNTRY|POSTCODE|PLACE|UNIT`, with `town NAME` where there is no postcode. */
  form: string;
  /** Its places are too far apart to be one home, and the towns distinguish at least some of them. */
  needsTown: boolean;
  /** Towns, as the form writes them, whose places the town does not tell apart either; "" alone where there is one town. */
  ambiguous: string[];
  /** The same building elsewhere in the data: `town` is this form's own, where it needs it, else "". */
  also: { town: string; city: string; postcode: string; needsTown: boolean }[];
  /** Where the data has it, the first few: town as it is shown, and WGS 84 degrees. */
  places: { city: string; latitude: number; longitude: number }[];
}

/** What an import found of shared forms, in numbers. */
export interface SharedFormCounts {
  /** Forms that the town was added to. */
  disambiguated: number;
  /** Forms that nothing tells apart. */
  ambiguous: number;
  /** Forms of buildings that the data lists under several towns or postcodes. */
  listedTwice: number;
}
