/** Attributes of <doorstep-offer>, which an installation's `/embed.js` defines. */
export interface OfferAttributes {
  /** The offer's short name. */
  offer: string;
  /** Doorstep's URL; by default the script's origin. */
  src?: string;
  language?: string;
  /** Such as `#1f6f4a`. */
  accent?: string;
  theme?: 'light' | 'dark';
  /** The frame's name for screen readers. */
  label?: string;
}

type OfferEvent = CustomEvent<{ offer: string }>;

declare global {
  interface GlobalEventHandlersEventMap {
    'doorstep-offer-ready': OfferEvent;
    'doorstep-offer-sent': OfferEvent;
  }
}
