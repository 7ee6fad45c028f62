/** The attributes of <doorstep-offer>, which `/embed.js` of an installation defines. */
export interface OfferAttributes {
  /** The short name of the offer. */
  offer: string;
  /** Where Doorstep is; absent: where the script came from. */
  src?: string;
  language?: string;
  /** Such as `#1f6f4a`. */
  accent?: string;
  theme?: 'light' | 'dark';
  /** The name of the frame for screen readers. */
  label?: string;
}

type OfferEvent = CustomEvent<{ offer: string }>;

declare global {
  interface GlobalEventHandlersEventMap {
    'doorstep-offer-ready': OfferEvent;
    'doorstep-offer-sent': OfferEvent;
  }
}
