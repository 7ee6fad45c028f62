import { offerIn } from './offer-in.ts';

export const frenchOffer = offerIn('fr', 'Un composteur pour chaque logement');
