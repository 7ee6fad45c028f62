/** The attributes of <doorstep-address>. */
export interface AddressAttributes {
  /** The key of the lookup. The element also takes `key`, which React and Vue keep for themselves. */
  'lookup-key'?: string;
  name?: string;
  /** Where Doorstep is. */
  url?: string;
  /** Codes such as `GB, IE`. */
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
  /** Fills the fields of the page with these words among their `autocomplete` tokens. */
  fill?: string;
  [fill: `fill-${string}`]: string | undefined;
}
