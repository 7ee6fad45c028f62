import { keepPreviousData } from '@tanstack/react-query';
import type { BatchChoice, BatchState, TrackingInput } from '@doorstep/contract';
import { useRef } from 'react';
import { useApi, usePage, useChange, type Input } from '../../shared/api/api.ts';
import { newKey } from '../../shared/new-key.ts';

/** The server moves thousands of requests in portions. */
const timeoutMs = 120_000;
const stale = [['batches'], ['requests'], ['offers']];
const slow = { stale, timeoutMs };
const limit = 100;
/** Each read is written to the audit log, so refetch rarely. */
const audited = { staleTime: 60_000, refetchOnWindowFocus: false };

/** @param offer  Empty for all offers. */
export function useBatches(offer: string, page: number) {
  return usePage('GET /batches', { query: { offer, page, limit } }, { placeholderData: keepPreviousData });
}

/**
 * Accepted requests of an offer, oldest first, for picking one by one.
 * @param search  The submitted term, not every keystroke: each read is written to the audit log.
 */
export function useAcceptedRequests({ offer, search, page }: { offer: string; search: string; page: number }) {
  const query = { offer, state: ['accepted' as const], sort: 'oldest' as const, search, page };
  return usePage('GET /requests', { query }, { placeholderData: keepPreviousData, ...audited });
}

/** What a batch of this choice would hold now; null skips the call. */
export function useBatchPreview(choice: BatchChoice | null) {
  return useApi('POST /batches/preview', choice === null ? null : { body: choice }, {
    placeholderData: keepPreviousData,
  });
}

export function useBatch(batch: string) {
  return useApi(
    'GET /batches/:batch',
    { params: { batch } },
    { refetchInterval: ({ state: { data } }) => (data === undefined ? false : refetchEveryMs(data.state)) },
  );
}

/**
 * Fast while the server moves requests; otherwise, while colleagues may work on the batch, often enough to notice
 * their changes.
 */
function refetchEveryMs(state: BatchState): number | false {
  if (state === 'filling' || state === 'undoing') return 2000;
  return state === 'closed' || state === 'undone' ? false : 5000;
}

export function useParcels(batch: string, page: number) {
  return usePage(
    'GET /batches/:batch/parcels',
    { params: { batch }, query: { page, limit } },
    { placeholderData: keepPreviousData, ...audited },
  );
}

/** The batch's references, so that a scan of a foreign parcel is reported at once. */
export function useReferences(batch: string) {
  return useApi('GET /batches/:batch/references', { params: { batch } });
}

export function useMakeBatch() {
  const keys = useRef(new Map<string, string>());
  /** The same choice keeps its key, so a retry after a lost response does not create a second batch. */
  const keyOf = (choice: BatchChoice) => {
    const wanted = JSON.stringify(choice);
    const key = keys.current.get(wanted) ?? newKey();
    keys.current.set(wanted, key);
    return key;
  };
  return useChange('POST /batches', (body: BatchChoice) => ({ body, idempotencyKey: keyOf(body) }), slow);
}

export type BatchMove = 'lock' | 'unlock' | 'undo' | 'close';

export function useBatchMove(batch: string) {
  return useChange(
    (move: BatchMove) => `POST /batches/:batch/${move}` as const,
    () => ({ params: { batch } }),
    slow,
  );
}

export function useRecordPrinting(batch: string) {
  return useChange(
    'POST /batches/:batch/printed',
    (reason?: NonNullable<Input<'POST /batches/:batch/printed'>['body']>['reason']) => ({
      params: { batch },
      body: reason === undefined ? {} : { reason },
    }),
    { stale },
  );
}

export function useTakeOut(batch: string) {
  return useChange(
    'POST /batches/:batch/take-out',
    (requestId: string) => ({ params: { batch }, body: { requestIds: [requestId] } }),
    { stale },
  );
}

/** @returns a mutation that takes references; undefined means every parcel not yet dispatched. */
export function useDispatch(batch: string) {
  return useChange(
    'POST /batches/:batch/dispatch',
    (references?: string[]) => ({ params: { batch }, body: references === undefined ? {} : { references } }),
    slow,
  );
}

export function useSaveTracking(batch: string) {
  return useChange('PUT /batches/:batch/tracking', (body: TrackingInput) => ({ params: { batch }, body }), slow);
}

export function useFileChoices(batch: string) {
  return useApi('GET /batches/:batch/files', { params: { batch } });
}

type PrintInput = Input<'POST /batches/:batch/labels.pdf'>['body'];
type ExportInput = Input<'POST /batches/:batch/carrier.csv'>['body'];

/** Labels as a PDF; the call also records them as printed. */
export function usePrintLabels(batch: string) {
  return useChange('POST /batches/:batch/labels.pdf', (body: PrintInput) => ({ params: { batch }, body }), slow);
}

/** @returns a mutation that takes the language of the list. */
export function usePrintPickList(batch: string) {
  return useChange(
    'POST /batches/:batch/pick-list.pdf',
    (language: string) => ({ params: { batch }, body: { language } }),
    { stale: [], timeoutMs },
  );
}

export function usePrintSlips(batch: string) {
  return useChange('POST /batches/:batch/slips.pdf', () => ({ params: { batch }, body: {} }), { stale: [], timeoutMs });
}

export function useCheckLabels(batch: string) {
  return useChange(
    'POST /batches/:batch/labels/check',
    (body: Input<'POST /batches/:batch/labels/check'>['body']) => ({ params: { batch }, body }),
    { stale: [], timeoutMs },
  );
}

export function useCarrierFile(batch: string) {
  return useChange('POST /batches/:batch/carrier.csv', (body: ExportInput) => ({ params: { batch }, body }), {
    stale: [],
    timeoutMs,
  });
}

export function useCheckCarrier(batch: string) {
  return useChange(
    'POST /batches/:batch/carrier/check',
    (body: Input<'POST /batches/:batch/carrier/check'>['body']) => ({ params: { batch }, body }),
    { stale: [], timeoutMs },
  );
}

export function usePackers(batch: string, isShown: boolean) {
  return useApi('GET /batches/:batch/packers', isShown ? { params: { batch } } : null);
}

export function useAssignPackers(batch: string) {
  return useChange(
    'PUT /batches/:batch/packers',
    (personIds: string[]) => ({ params: { batch }, body: { personIds } }),
    { stale },
  );
}
