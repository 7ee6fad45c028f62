import { useAllowed } from '../session.ts';
import { useApi } from './api.ts';

/** The offers to choose from; the same list, and the same cache, as the offers page has. */
export function useOfferChoices() {
  return useApi('GET /offers', useAllowed('offers.read') ? {} : null);
}
