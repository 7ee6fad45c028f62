import type { LocalText } from './local-text.ts';
import type { OfferPhase, PublicPicture } from './public-offer.ts';
import type { BriefStep } from './brief.ts';

export interface OfferCard {
  slug: string;
  title: LocalText;
  summary: LocalText | null;
  phase: OfferPhase;
  picture: PublicPicture | null;
  brief: BriefStep[];
  organisation: string;
  colour: string | null;
}
