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

/** `GET /api/address-forms/:country`: the fields of a country's address form besides lines and town. */
export interface AddressForm {
  postcode: {
    need: 'required' | 'optional' | 'none';
    word: PostcodeWord;
    /**
     * A regular expression over the postcode in capitals, with letters and digits only; decides whether a form may be
     * sent.
     */
    pattern: string;
    example: string;
  };
  /** Null where mail needs no region. Without choices, visitors type it. */
  region: { word: RegionWord; choices: [value: string, name: string][] } | null;
}
