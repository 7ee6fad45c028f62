export interface AddressAttributes {
  /** The lookup key. The element also accepts `key`, which React and Vue reserve. */
  'lookup-key'?: string;
  name?: string;
  /** Doorstep's URL. */
  url?: string;
  /** Country codes such as `GB, IE`. */
  countries?: string;
  language?: string;
  /** Milliseconds after the last keystroke. */
  debounce?: number | string;
  limit?: number | string;
  'min-length'?: number | string;
  /** `latitude,longitude` */
  near?: string;
  typed?: 'not-offered';
  label?: string;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** As JSON. */
  value?: string;
  /** Fills the page's fields that have these words among their `autocomplete` tokens. */
  fill?: string;
  [fill: `fill-${string}`]: string | undefined;
}
