export type PostcodeWord = 'postcode' | 'zip' | 'eircode' | 'pin';

export type RegionWord =
  | 'state'
  | 'province'
  | 'prefecture'
  | 'emirate'
  | 'department'
  | 'island'
  | 'parish'
  | 'district'
  | 'area'
  | 'oblast'
  | 'county'
  | 'do_si';

/** `GET /api/address-forms/:country`: what a form asks for in a country beside lines and town. */
export interface AddressForm {
  postcode: {
    need: 'required' | 'optional' | 'none';
    word: PostcodeWord;
    pattern: string;
    example: string;
  };
  /** Null where mail goes without one. Without choices it is typed. */
  region: { word: RegionWord; choices: [value: string, name: string][] } | null;
}
