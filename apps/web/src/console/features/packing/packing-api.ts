import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  PackingProgress,
  PackingSummary,
  PackOutcome,
  ShowParcelInput,
  ShownParcel,
  UndoneTick,
} from '@doorstep/contract';
import { callApi } from '../../shared/api/call-api.ts';

const base = '/api/staff/packing';
/** Somebody else packs the same batch. */
const refreshMs = 4000;

const addressOf = (batchId: string) => `${base}/${encodeURIComponent(batchId)}`;
const progressKey = (batchId: string) => ['packing', 'progress', batchId] as const;

/** What there is to pack for who is signed in. */
export function usePackings() {
  return useQuery({
    queryKey: ['packing', 'list'],
    queryFn: ({ signal }) => callApi<{ batches: PackingSummary[] }>(base, { signal }),
  });
}

/** How far a batch is, also by others. */
export function usePackingProgress(batchId: string) {
  return useQuery({
    queryKey: progressKey(batchId),
    queryFn: ({ signal }) => callApi<PackingProgress>(addressOf(batchId), { signal }),
    refetchInterval: refreshMs,
  });
}

/** Where packing begins; not read again while the page is open, since each reading is recorded. */
export function useFirstParcel(batchId: string) {
  return useQuery({
    queryKey: ['packing', 'first', batchId],
    queryFn: ({ signal }) => show(batchId, {}, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useShowParcel(batchId: string) {
  return useMutation({ mutationFn: (wanted: ShowParcelInput) => show(batchId, wanted) });
}

/** Ticks the parcel with this reference. */
export function usePackParcel(batchId: string) {
  const setProgress = useSetProgress(batchId);
  return useMutation({
    mutationFn: (reference: string) =>
      callApi<PackOutcome>(`${addressOf(batchId)}/pack`, { method: 'POST', body: { reference } }),
    onSuccess: ({ progress }) => setProgress(progress),
  });
}

/** Takes back the tick of this parcel, when it is one's own last. */
export function useUndoPack(batchId: string) {
  const setProgress = useSetProgress(batchId);
  return useMutation({
    mutationFn: (reference: string) =>
      callApi<UndoneTick>(`${addressOf(batchId)}/undo`, { method: 'POST', body: { reference } }),
    onSuccess: ({ progress }) => setProgress(progress),
  });
}

function show(batchId: string, body: ShowParcelInput, signal?: AbortSignal): Promise<ShownParcel> {
  return callApi<ShownParcel>(`${addressOf(batchId)}/show`, { method: 'POST', body, ...(signal ? { signal } : {}) });
}

function useSetProgress(batchId: string) {
  const client = useQueryClient();
  return (progress: PackingProgress) => {
    client.setQueryData(progressKey(batchId), progress);
    // The list of batches to pack and the page of the batch say how far it is, too.
    void client.invalidateQueries({ queryKey: ['packing', 'list'] });
    void client.invalidateQueries({ queryKey: ['batches'] });
  };
}
