import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { DecisionVerb, RequestDetail, RequestQuery } from '@doorstep/contract';
import { useEffect } from 'react';
import { addressOf, api, keyOf, useApi, usePage, useTried, type Answer, type Input } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import { ProblemError } from '@doorstep/client';
import { writeRequestQuery } from './request-query.ts';

export type Decision = RequestDetail['transitions'][number];

const revisionEveryMs = 10_000;
const counted = { refetchInterval: 10_000, staleTime: 5000 };
/** Each read is written to the audit log, so refetch rarely. */
const audited = { staleTime: 60_000, refetchOnWindowFocus: false };
const oneKey = (request: string) => keyOf('GET /requests/:request', { params: { request } });
/** What a decision or change makes stale. */
const moved = [['requests'], ['offers'], ['homes']];

export function useRequestPage(query: RequestQuery) {
  // Keeps the rows while the next page or filter loads, to avoid flicker. Only the reader's own actions move them.
  const calm = { placeholderData: keepPreviousData, refetchOnWindowFocus: false } as const;
  return usePage('GET /requests', { query: wireOf(query) }, calm);
}

/** How many requests of each state match the filters now. */
export function useLatestCounts(query: RequestQuery) {
  const { state: _, ...filter } = query;
  return useApi('GET /requests/count', { query: wireOf({ ...filter, page: 1, sort: 'newest' }) }, counted);
}

/** How many matching requests have arrived since a moment; 0 also while unknown. */
export function useCountSince({ state, ...filter }: RequestQuery, at: string): number {
  const from = filter.from === undefined || Date.parse(filter.from) < Date.parse(at) ? at : filter.from;
  const isPast = filter.until !== undefined && Date.parse(filter.until) <= Date.parse(from);
  const query = wireOf({ ...filter, from, page: 1, sort: 'newest' });
  const { counts = {} } = useApi('GET /requests/count', isPast ? null : { query }, counted).data ?? {};
  return state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : (counts[state] ?? 0);
}

/** The query as in the address bar, without defaults. */
function wireOf(query: RequestQuery): NonNullable<Input<'GET /requests/count'>['query']> {
  return Object.fromEntries(new URLSearchParams(writeRequestQuery(query)));
}

export function useRequest(request: string) {
  return useApi('GET /requests/:request', { params: { request } }, audited);
}

/** Refetches a request once someone else has changed it. */
export function useLatestRevision({ id, revision }: RequestDetail): void {
  const client = useQueryClient();
  const latest = useApi(
    'GET /requests/:request/revision',
    { params: { request: id } },
    { refetchInterval: revisionEveryMs, staleTime: 0 },
  );
  const isOld = latest.data !== undefined && latest.data.revision > revision;
  useEffect(() => {
    if (isOld) void client.invalidateQueries({ queryKey: oneKey(id), exact: true });
  }, [client, id, isOld]);
}

/** Changes a request at the revision that was read: a change by someone else in between is refused. */
function useRequestChange<Given>(
  request: string,
  send: (given: Given, revision: number | undefined) => Promise<RequestDetail>,
  onSent?: (sent: RequestDetail, given: Given) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => send(given, client.getQueryData<RequestDetail>(oneKey(request))?.revision),
    onError: (error) => {
      if (!(error instanceof ProblemError) || !['request_changed', 'state_conflict'].includes(error.code)) return;
      void client.invalidateQueries({ queryKey: ['requests'] });
    },
    onSuccess: (sent, given) => {
      client.setQueryData(oneKey(request), sent);
      onSent?.(sent, given);
      invalidateMoved(client);
    },
  });
}

function invalidateMoved(client: ReturnType<typeof useQueryClient>): void {
  for (const queryKey of moved) void client.invalidateQueries({ queryKey });
}

export function useDecision(request: string) {
  const client = useQueryClient();
  return useRequestChange(
    request,
    ({ decision, ...body }: { decision: Decision; reason: string; note?: string }, revision) =>
      api(`POST /requests/:request/${decision}`, { params: { request }, body: { ...body, revision } }),
    // The dialog for the next request may open before the reasons are read again.
    ({ offer }, { decision, reason }) => {
      if (decision !== 'decline') return;
      client.setQueryData<Answer<typeof reasonsOperation>>(
        keyOf(reasonsOperation, { params: { offer: offer.id } }),
        (last) => last && { reasons: [reason, ...last.reasons.filter((one) => one !== reason)] },
      );
    },
  );
}

/** Decides about the selection, at the revisions that were read. */
export function useDecideMany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /requests/decide'>['body']) => api('POST /requests/decide', { body }),
    // Also after a lost response: the list shows what was done.
    onSettled: () => {
      for (const queryKey of [['requests'], ['offers']]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Erases the person's data; an open request is withdrawn too. */
export function useErasure(request: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /requests/:request/erase', { params: { request } }),
    onSuccess: () => invalidateMoved(client),
  });
}

export function personalDataAddress(request: string): string {
  return addressOf('GET /requests/:request/personal-data.json', { params: { request } });
}

/** Resends the receipt to the address on file. */
export function useSendReceipt(request: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /requests/:request/receipt', { params: { request } }),
    onSuccess: (sent) => client.setQueryData(oneKey(request), sent),
  });
}

/**
 * Retries an email that was never sent.
 * @returns a mutation that takes its id.
 */
export function useResendEmail(request: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) =>
      api('POST /requests/:request/emails/send-again', { params: { request }, body: { email } }),
    onSuccess: (sent) => client.setQueryData(oneKey(request), sent),
  });
}

export function useNote(request: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => api('POST /requests/:request/notes', { params: { request }, body: { note } }),
    onSuccess: (noted) => client.setQueryData(oneKey(request), noted),
  });
}

/** The emails that a decision on many would send, grouped by content. */
export function useManyPreview(decision: DecisionVerb, requestIds: string[], reason: string) {
  return useApi(
    'POST /requests/decide/preview',
    { body: { decision, requestIds, reason } },
    { placeholderData: keepPreviousData },
  );
}

/** Placeholder for a reason not typed yet. */
const unwritten = '…';

export function useTriedDecision(request: string, decision: Exclude<Decision, 'accept'>, reason: string) {
  const given = { params: { request }, body: { reason: reason === '' ? unwritten : reason } };
  return useTried(`POST /requests/:request/${decision}`, given, { placeholderData: keepPreviousData });
}

/** Changes that staff make to a request, by the last path segment of the operation. */
export type Change =
  | { path: 'address'; body: Input<'POST /requests/:request/address'>['body'] }
  | { path: 'details'; body: Input<'POST /requests/:request/details'>['body'] }
  | { path: 'lines'; body: Input<'POST /requests/:request/lines'>['body'] };

export function useChange(request: string) {
  return useRequestChange(request, ({ path, body }: Change, revision) =>
    api(`POST /requests/:request/${path}`, { params: { request }, body: { ...body, revision } }),
  );
}

/** The email that a change would send; fails with the change's errors. */
export function useTriedChange(request: string, change: Change | null) {
  const body = change === null ? null : { ...change.body, reason: change.body?.reason || unwritten };
  return useTried(
    `POST /requests/:request/${change?.path ?? 'lines'}`,
    body === null ? null : { params: { request }, body },
    { placeholderData: keepPreviousData },
  );
}

export function exportAddress(query: RequestQuery, format: 'csv' | 'xlsx'): string {
  return addressOf(`GET /requests/export.${format}`, { query: wireOf({ ...query, page: 1, sort: 'newest' }) });
}

const reasonsOperation = 'GET /offers/:offer/decline-reasons';

/** The latest decline reasons for the offer, from anyone. */
export function useDeclineReasons(offer: string, isEnabled: boolean) {
  // Refetched after a decision.
  return useApi(reasonsOperation, isEnabled ? { params: { offer } } : null, { staleTime: 60_000 });
}
