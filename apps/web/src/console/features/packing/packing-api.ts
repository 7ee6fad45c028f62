import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PackingProgress, ShowParcelInput } from '@doorstep/contract';
import { api, keyOf, useApi } from '../../shared/api/api.ts';

/** Somebody else packs the same batch. */
const refreshMs = 4000;

/** What there is to pack for who is signed in. */
export function usePackings() {
  return useApi('GET /packing', {});
}

/** How far a batch is, also by others. */
export function usePackingProgress(batch: string) {
  return useApi('GET /packing/:batch', { params: { batch } }, { refetchInterval: refreshMs });
}

/** Where packing begins; not read again while the page is open, since each reading is recorded. */
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

/** Ticks the parcel with this reference. */
export function usePackParcel(batch: string) {
  const setProgress = useSetProgress(batch);
  return useMutation({
    mutationFn: (reference: string) => api('POST /packing/:batch/pack', { params: { batch }, body: { reference } }),
    onSuccess: ({ progress }) => setProgress(progress),
  });
}

/** Takes back the tick of this parcel, when it is one's own last. */
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
    // The list of batches to pack and the page of the batch say how far it is, too.
    void client.invalidateQueries({ queryKey: keyOf('GET /packing', {}), exact: true });
    void client.invalidateQueries({ queryKey: ['batches'] });
  };
}
