import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  BatchChoice,
  BatchDetail,
  BatchDispatch,
  BatchFileChoices,
  BatchPackers,
  BatchProblems,
  BatchParcelPage,
  BatchPreview,
  BatchReferences,
  BatchState,
  BatchesPage,
  CarrierFileInput,
  CarrierProblems,
  LabelProblemView,
  LabelsInput,
  RequestPage,
  TrackingInput,
} from '@doorstep/contract';
import { useRef } from 'react';
import { callApi, callForFile } from '../../shared/api/call-api.ts';
import { newKey } from '../../shared/new-key.ts';

const base = '/api/staff/batches';
const addressOf = (batchId: string) => `${base}/${encodeURIComponent(batchId)}`;
/** Thousands of requests are moved some at a time. */
const timeoutMs = 120_000;

const batchKeys = {
  all: ['batches'] as const,
  list: (offer: string, page: number) => ['batches', 'list', offer, page] as const,
  preview: (choice: Partial<BatchChoice>) => ['batches', 'preview', choice] as const,
  one: (batchId: string) => ['batches', 'one', batchId] as const,
  parcels: (batchId: string, page: number) => ['batches', 'parcels', batchId, page] as const,
};

/** @param offer  Empty for all. */
export function useBatches(offer: string, page: number) {
  const query = new URLSearchParams({ ...(offer === '' ? {} : { offer }), page: String(page) });
  return useQuery({
    queryKey: batchKeys.list(offer, page),
    queryFn: ({ signal }) => callApi<BatchesPage>(`${base}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * Accepted requests of an offer, the oldest first, for who picks them one by one.
 * @param search  As it was sent, not as it is typed: each reading is written to the audit log.
 */
export function useAcceptedRequests({ offer, search, page }: { offer: string; search: string; page: number }) {
  const query = new URLSearchParams({ offer, state: 'accepted', sort: 'oldest', search, page: String(page) });
  return useQuery({
    queryKey: ['batches', 'accepted', offer, search, page],
    queryFn: ({ signal }) => callApi<RequestPage>(`/api/staff/requests?${query}`, { signal }),
    placeholderData: keepPreviousData,
    // For the same reason it is not read again without need.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

/** What a batch of this choice would hold now; null while there is nothing to ask for. */
export function useBatchPreview(choice: BatchChoice | null) {
  return useQuery({
    queryKey: batchKeys.preview(choice ?? {}),
    queryFn: ({ signal }) => callApi<BatchPreview>(`${base}/preview`, { method: 'POST', body: choice, signal }),
    enabled: choice !== null,
    placeholderData: keepPreviousData,
  });
}

export function useBatch(batchId: string) {
  return useQuery({
    queryKey: batchKeys.one(batchId),
    queryFn: ({ signal }) => callApi<BatchDetail>(addressOf(batchId), { signal }),
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : refetchEveryMs(data.state)),
  });
}

/** Soon while it changes by itself; for as long as colleagues may work on it, often enough not to run into what they did. */
function refetchEveryMs(state: BatchState): number | false {
  if (state === 'filling' || state === 'undoing') return 2000;
  return state === 'closed' || state === 'undone' ? false : 5000;
}

export function useParcels(batchId: string, page: number) {
  return useQuery({
    queryKey: batchKeys.parcels(batchId, page),
    queryFn: ({ signal }) => callApi<BatchParcelPage>(`${addressOf(batchId)}/parcels?page=${page}`, { signal }),
    placeholderData: keepPreviousData,
    // Each reading is written to the audit log, so it is not read again without need.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

/** What is in the batch, by reference: a scan that is not is said at once. */
export function useReferences(batchId: string) {
  return useQuery({
    queryKey: ['batches', 'references', batchId],
    queryFn: ({ signal }) => callApi<BatchReferences>(`${addressOf(batchId)}/references`, { signal }),
  });
}

/**
 * Whatever was done, and also where no answer came: what there is now is read anew. It is not waited for: a control that has
 * gone by then could not say what it did.
 */
function useFresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: batchKeys.all });
    void client.invalidateQueries({ queryKey: ['requests'] });
    void client.invalidateQueries({ queryKey: ['offers', 'list'] });
  };
}

export function useMakeBatch() {
  const onSettled = useFresh();
  const keys = useRef(new Map<string, string>());
  /** The same for as long as the same batch is asked for: whose answer was lost is not made twice. */
  const keyOf = (choice: BatchChoice) => {
    const wanted = JSON.stringify(choice);
    const key = keys.current.get(wanted) ?? newKey();
    keys.current.set(wanted, key);
    return key;
  };
  return useMutation({
    mutationFn: (choice: BatchChoice) => {
      const headers = { 'idempotency-key': keyOf(choice) };
      return callApi<BatchDetail>(base, { method: 'POST', body: choice, headers, timeoutMs });
    },
    onSettled,
  });
}

export type BatchMove = 'lock' | 'unlock' | 'undo' | 'close';

export function useBatchMove(batchId: string) {
  const onSettled = useFresh();
  return useMutation({
    mutationFn: (move: BatchMove) =>
      callApi<BatchDetail>(`${addressOf(batchId)}/${move}`, { method: 'POST', timeoutMs }),
    onSettled,
  });
}

export function useRecordPrinting(batchId: string) {
  const onSettled = useFresh();
  return useMutation({
    mutationFn: (reason?: string) =>
      callApi<BatchDetail>(`${addressOf(batchId)}/printed`, {
        method: 'POST',
        body: reason === undefined ? {} : { reason },
      }),
    onSettled,
  });
}

export function useTakeOut(batchId: string) {
  const onSettled = useFresh();
  return useMutation({
    mutationFn: (requestId: string) =>
      callApi<BatchDetail>(`${addressOf(batchId)}/take-out`, { method: 'POST', body: { requestIds: [requestId] } }),
    onSettled,
  });
}

/** @returns a mutation that takes references, or nothing for every parcel that has not left. */
export function useDispatch(batchId: string) {
  const onSettled = useFresh();
  return useMutation({
    mutationFn: (references?: string[]) =>
      callApi<BatchDispatch>(`${addressOf(batchId)}/dispatch`, {
        method: 'POST',
        body: references === undefined ? {} : { references },
        timeoutMs,
      }),
    onSettled,
  });
}

export function useSaveTracking(batchId: string) {
  const onSettled = useFresh();
  return useMutation({
    mutationFn: (tracking: TrackingInput) =>
      callApi<BatchDetail>(`${addressOf(batchId)}/tracking`, { method: 'PUT', body: tracking, timeoutMs }),
    onSettled,
  });
}

export function useFileChoices(batchId: string) {
  return useQuery({
    queryKey: ['batches', 'files', batchId],
    queryFn: ({ signal }) => callApi<BatchFileChoices>(`${addressOf(batchId)}/files`, { signal }),
  });
}

type PrintInput = Partial<LabelsInput> & { sheet: string };
type ExportInput = Partial<CarrierFileInput> & { carrier: string };

/** Labels as a PDF; that they were printed is recorded by it. */
export function usePrintLabels(batchId: string) {
  const onSettled = useFresh();
  return useMutation({
    mutationFn: (body: PrintInput) =>
      callForFile(`${addressOf(batchId)}/labels.pdf`, { method: 'POST', body, timeoutMs }),
    onSettled,
  });
}

export function useCheckLabels(batchId: string) {
  return useMutation({
    mutationFn: (body: PrintInput) =>
      callApi<BatchProblems<LabelProblemView>>(`${addressOf(batchId)}/labels/check`, {
        method: 'POST',
        body,
        timeoutMs,
      }),
  });
}

export function useCarrierFile(batchId: string) {
  return useMutation({
    mutationFn: (body: ExportInput) =>
      callForFile(`${addressOf(batchId)}/carrier.csv`, { method: 'POST', body, timeoutMs }),
  });
}

export function useCheckCarrier(batchId: string) {
  return useMutation({
    mutationFn: (body: ExportInput) =>
      callApi<CarrierProblems>(`${addressOf(batchId)}/carrier/check`, {
        method: 'POST',
        body,
        timeoutMs,
      }),
  });
}

export function usePackers(batchId: string, isShown: boolean) {
  return useQuery({
    queryKey: ['batches', 'packers', batchId],
    queryFn: ({ signal }) => callApi<BatchPackers>(`${addressOf(batchId)}/packers`, { signal }),
    enabled: isShown,
  });
}

export function useAssignPackers(batchId: string) {
  const onSettled = useFresh();
  return useMutation({
    mutationFn: (personIds: string[]) =>
      callApi<BatchPackers>(`${addressOf(batchId)}/packers`, { method: 'PUT', body: { personIds } }),
    onSettled,
  });
}
