import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  adjustmentSchema,
  correctionSchema,
  DecidedMany,
  decideManySchema,
  DecisionPreview,
  DecisionVerb,
  DeclineReasons,
  ManyPreview,
  RequestDetail,
  RequestPage,
  RequestQuery,
  RequestRevision,
} from '@doorstep/contract';
import { useEffect } from 'react';
import type * as v from 'valibot';
import { callApi } from '../../shared/api/call-api.ts';
import { ProblemError } from '../../shared/api/problem-error.ts';
import { writeRequestQuery } from './request-query.ts';

export type Decision = RequestDetail['transitions'][number];

const base = '/api/staff/requests';
const revisionEveryMs = 10_000;

const requestKeys = {
  all: ['requests'] as const,
  page: (query: RequestQuery) => ['requests', 'page', query] as const,
  one: (requestId: string) => ['requests', 'one', requestId] as const,
  revision: (requestId: string) => ['requests', 'revision', requestId] as const,
};

export function useRequestPage(query: RequestQuery) {
  return useQuery({
    queryKey: requestKeys.page(query),
    queryFn: ({ signal }) => callApi<RequestPage>(`${base}?${writeRequestQuery(query)}`, { signal }),
    // The rows stay while the next page or filter loads: no flash of emptiness.
    placeholderData: keepPreviousData,
  });
}

export function useRequest(requestId: string) {
  return useQuery({
    queryKey: requestKeys.one(requestId),
    queryFn: ({ signal }) => callApi<RequestDetail>(`${base}/${encodeURIComponent(requestId)}`, { signal }),
    // Each reading is written to the audit log, so it is not read again without need.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

/** Reads a request anew as soon as somebody else has changed it. */
export function useLatestRevision({ id, revision }: RequestDetail): void {
  const client = useQueryClient();
  const latest = useQuery({
    queryKey: requestKeys.revision(id),
    queryFn: ({ signal }) => callApi<RequestRevision>(`${base}/${encodeURIComponent(id)}/revision`, { signal }),
    refetchInterval: revisionEveryMs,
    staleTime: 0,
  });
  const isOld = latest.data !== undefined && latest.data.revision > revision;
  useEffect(() => {
    if (isOld) void client.invalidateQueries({ queryKey: requestKeys.one(id) });
  }, [client, id, isOld]);
}

/** Changes a request as it was read: another's change in between is refused. */
function useRequestChange<Given>(requestId: string, toCall: (given: Given) => { path: string; body: object }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => {
      const { path, body } = toCall(given);
      const { revision } = client.getQueryData<RequestDetail>(requestKeys.one(requestId)) ?? {};
      return callApi<RequestDetail>(`${base}/${encodeURIComponent(requestId)}/${path}`, {
        method: 'POST',
        body: { ...body, revision },
      });
    },
    onError: async (error) => {
      if (!(error instanceof ProblemError) || !['request_changed', 'state_conflict'].includes(error.code)) return;
      await client.invalidateQueries({ queryKey: requestKeys.all });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: requestKeys.all });
      void client.invalidateQueries({ queryKey: ['offers', 'list'] });
      void client.invalidateQueries({ queryKey: ['homes'] });
    },
  });
}

export function useDecision(requestId: string) {
  return useRequestChange(
    requestId,
    ({ decision, ...body }: { decision: Decision; reason: string; note?: string }) => ({ path: decision, body }),
  );
}

/** Decides what is selected; what was read is what is decided on. */
export function useDecideMany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: v.InferInput<typeof decideManySchema>) =>
      callApi<DecidedMany>(`${base}/decide`, { method: 'POST', body }),
    // Also after an answer that was lost: the list shows what was done.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: requestKeys.all });
      void client.invalidateQueries({ queryKey: ['offers', 'list'] });
    },
  });
}

/** Erases what is kept about the person; an open request is withdrawn with it. */
export function useErasure(requestId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi<{ erasedAt: string }>(`${base}/${encodeURIComponent(requestId)}/erase`, { method: 'POST' }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: requestKeys.all });
      void client.invalidateQueries({ queryKey: ['offers', 'list'] });
      void client.invalidateQueries({ queryKey: ['homes'] });
    },
  });
}

/** Address of the JSON of everything that is kept about a request's person. */
export function personalDataAddress(requestId: string): string {
  return `${base}/${encodeURIComponent(requestId)}/personal-data.json`;
}

/** Notes something for staff. */
export function useNote(requestId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) =>
      callApi<RequestDetail>(`${base}/${encodeURIComponent(requestId)}/notes`, { method: 'POST', body: { note } }),
    onSuccess: (request) => client.setQueryData(requestKeys.one(requestId), request),
  });
}

/** The mails that a decision on many would send, by what they say. */
export function useManyPreview(decision: DecisionVerb, requestIds: string[], reason: string) {
  return useQuery({
    queryKey: ['requests', 'many-preview', decision, requestIds, reason],
    queryFn: ({ signal }) =>
      callApi<ManyPreview>(`${base}/decide/preview`, {
        method: 'POST',
        body: { decision, requestIds, reason },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The mail that a decision would send, with this reason. */
export function useDecisionPreview(requestId: string, decision: Exclude<Decision, 'accept'>, reason: string) {
  return useQuery({
    queryKey: ['requests', 'decision-preview', decision, requestId, reason],
    queryFn: ({ signal }) =>
      callApi<DecisionPreview>(`${base}/${encodeURIComponent(requestId)}/${decision}/preview`, {
        method: 'POST',
        body: { reason },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** What staff change of a request, as POST /api/staff/requests/:id/PATH takes it. */
export type Change =
  | { path: 'address'; body: v.InferInput<typeof correctionSchema> }
  | { path: 'lines'; body: v.InferInput<typeof adjustmentSchema> };

export function useChange(requestId: string) {
  return useRequestChange(requestId, (change: Change) => change);
}

/** The mail that a change would send; refused as the change would be. */
export function useChangePreview(requestId: string, change: Change | null) {
  return useQuery({
    queryKey: ['requests', 'change-preview', requestId, change],
    queryFn: ({ signal }) =>
      callApi<DecisionPreview>(`${base}/${encodeURIComponent(requestId)}/${change?.path ?? ''}/preview`, {
        method: 'POST',
        body: change?.body,
        signal,
      }),
    enabled: change !== null,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** Address of the CSV of everything that the table's filters let through. */
export function exportAddress(query: RequestQuery): string {
  return `${base}/export.csv?${writeRequestQuery({ ...query, page: 1, sort: 'newest' })}`;
}

/** What visitors of the offer were told last, by anybody. */
export function useDeclineReasons(offerId: string, isEnabled: boolean) {
  return useQuery({
    enabled: isEnabled,
    // A decision reads it anew.
    staleTime: 60_000,
    queryKey: ['requests', 'decline-reasons', offerId],
    queryFn: ({ signal }) =>
      callApi<DeclineReasons>(`/api/staff/offers/${encodeURIComponent(offerId)}/decline-reasons`, { signal }),
  });
}
