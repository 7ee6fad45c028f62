import { useAllowed } from '../session.ts';
import { useApi } from './api.ts';

/** The offers to choose from, from the same cache as the offers page. */
export function useOfferChoices() {
  return useApi('GET /offers', useAllowed('offers.read') ? {} : null);
}
