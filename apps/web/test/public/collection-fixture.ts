import {
  requestStates,
  type PublicPlace,
  type RequestStanding,
  type RequestState,
  type StatusPage,
} from '@doorstep/contract';
import { local } from './offer-fixture.ts';

const placeToCollect: PublicPlace = {
  id: 'hall',
  name: local('Market Hall, north door'),
  address: '1 Market Square, Larkham, LK1 1AA',
  notes: local('Ring at the side door.'),
  openings: [
    {
      from: '2026-12-05T10:00:00.000Z',
      until: '2026-12-05T14:00:00.000Z',
      text: 'Saturday 5 December, 10 am – 2 pm',
    },
  ],
};
const otherPlace = { ...placeToCollect, id: 'library', name: local('Library'), address: '3 Sample Row, Larkham' };
export const placesToCollect = [placeToCollect, otherPlace];
export const collected = {
  handed: 'Saturday 5 December',
  where: 'Market Hall',
  when: 'Saturday 5 December, 10 am – 2 pm',
};

/** A request page's additional data for collection. */
export function collectionOf(standing: RequestStanding): Partial<StatusPage> {
  if (!/collected$|_ready$|_unplaced$/.test(standing)) return {};
  const isOver = standing === 'collected' || standing === 'lapsed_uncollected';
  const collection: StatusPage['collection'] = {
    place: isOver || standing === 'accepted_unplaced' ? null : placeToCollect,
    when: collected.when,
    keptUntil: 'Saturday 12 December at 2 pm',
    code: isOver ? null : { text: 'K47 PW', qr: { size: 21, path: 'M0 0h7v1h-7zM14 0h7v1h-7zM0 20h7v1h-7z' } },
    choices: isOver ? [] : placesToCollect,
    outcome: null,
  };
  return { collection, addressLines: [], shipment: null };
}

export function stateOf(standing: RequestStanding): RequestState {
  if (standing === 'sent_again') return 'accepted';
  if (standing === 'collected') return 'closed';
  return requestStates.find((state) => standing.startsWith(state)) ?? 'held';
}
