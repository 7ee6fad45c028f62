import type { LocalText } from './local-text.ts';
import type { OfferPhase, PublicPicture } from './public-offer.ts';
import type { BriefStep } from './brief.ts';

/** An offer among others. */
export interface OfferCard {
  slug: string;
  title: LocalText;
  summary: LocalText | null;
  phase: OfferPhase;
  picture: PublicPicture | null;
  /** How places are given, and until when. */
  brief: BriefStep[];
  organisation: string;
  /** As its own pages have it; null where there is none. */
  colour: string | null;
}
