import { useQueryClient } from '@tanstack/react-query';
import { api, keyOf, usePage, useChange } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';

/** An offer's collection place, by ids. */
export interface Counter {
  offer: string;
  place: string;
}

/** Colleagues hand over at the same counter. */
const refreshMs = 10_000;

export function useWaiting({ offer, place }: Counter) {
  const query = { offer, place, state: ['accepted' as const], sort: 'name' as const };
  return usePage('GET /requests', { query }, { refetchInterval: refreshMs });
}

export function useFindAtCounter(counter: Counter) {
  return useMutation({ mutationFn: (text: string) => api('POST /counters/find', { body: { text, counter } }) });
}

const stale = [keyOf('GET /counters', {}), ['requests']];

interface Handed {
  id: string;
  revision: number;
}

export function useHandOver() {
  return useChange(
    'POST /requests/:request/hand-over',
    ({ id, revision }: Handed) => ({ params: { request: id }, body: { revision } }),
    { stale },
  );
}

export function useUndoHandOver() {
  return useChange(
    'POST /requests/:request/hand-over/undo',
    ({ id, revision }: Handed) => ({ params: { request: id }, body: { revision } }),
    { stale },
  );
}

/** Reloads the waiting list, after an error that says a colleague was faster. */
export function useRefreshWaiting() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['requests'] });
}
