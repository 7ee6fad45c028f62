import { useAllowed } from '../session.ts';
import { useAll } from './api.ts';

/** The offers to choose from, from the same cache as the offers page. */
export function useOfferChoices() {
  return useAll('GET /offers', useAllowed('offers.read') ? {} : null);
}
