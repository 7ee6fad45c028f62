import type { offerTexts } from '../en/offer.ts';

/** Mots sur les offres, communs aux pages et à l’API. */
export const offerTextsInFrench: Record<keyof typeof offerTexts, string> = {
  'offer.remaining.hidden': '',
  'offer.remaining.unlimited': 'Il y en a pour tout le monde',
  'offer.remaining.plenty': 'Il en reste beaucoup',
  'offer.remaining.fewer_than': 'Il en reste moins de {quantity, number}',
  'offer.remaining.none': 'Il n’y en a plus',
};
