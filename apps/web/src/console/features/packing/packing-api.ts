import { ProblemError } from '@doorstep/client';
import { useQueryClient } from '@tanstack/react-query';
import type { PackingProgress, ShowParcelInput } from '@doorstep/contract';
import { api, keyOf, useApi } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';

/** Colleagues pack the same batch. */
const refreshMs = 4000;

export function usePackings() {
  return useApi('GET /packing', {});
}

/** A batch's progress, including colleagues' work, until it is packed no more. */
export function usePackingProgress(batch: string) {
  return useApi(
    'GET /packing/:batch',
    { params: { batch } },
    { refetchInterval: ({ state }) => (isOver(state.error) ? false : refreshMs) },
  );
}

export function isOver(error: unknown): boolean {
  return error instanceof ProblemError && ['state_conflict', 'batch_not_found'].includes(error.code);
}

/** The parcel to start with; not refetched while the page is open, since each read is logged. */
export function useFirstParcel(batch: string) {
  return useApi(
    'POST /packing/:batch/show',
    { params: { batch }, body: {} },
    { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
}

export function useShowParcel(batch: string) {
  return useMutation({
    mutationFn: (body: ShowParcelInput) => api('POST /packing/:batch/show', { params: { batch }, body }),
  });
}

export function usePackParcel(batch: string) {
  const setProgress = useSetProgress(batch);
  return useMutation({
    mutationFn: (reference: string) => api('POST /packing/:batch/pack', { params: { batch }, body: { reference } }),
    onSuccess: ({ progress }) => setProgress(progress),
  });
}

/** Undoes the tick of this parcel, if it is the person's own last one. */
export function useUndoPack(batch: string) {
  const setProgress = useSetProgress(batch);
  return useMutation({
    mutationFn: (reference: string) => api('POST /packing/:batch/undo', { params: { batch }, body: { reference } }),
    onSuccess: ({ progress }) => setProgress(progress),
  });
}

function useSetProgress(batch: string) {
  const client = useQueryClient();
  return (progress: PackingProgress) => {
    client.setQueryData(keyOf('GET /packing/:batch', { params: { batch } }), progress);
    // The packing list and the batch page show the progress too.
    void client.invalidateQueries({ queryKey: keyOf('GET /packing', {}), exact: true });
    void client.invalidateQueries({ queryKey: ['batches'] });
  };
}
