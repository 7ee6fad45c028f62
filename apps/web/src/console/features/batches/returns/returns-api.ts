import { keepPreviousData } from '@tanstack/react-query';
import type { ReturnedRequest, ReturnInput } from '@doorstep/contract';
import { usePage, useChange, useTried } from '../../../shared/api/api.ts';

export type ReturnDecision = 'send-again' | 'close';

const stale = [['returns'], ['batches'], ['requests'], ['homes'], ['offers']];
/** Each read is written to the audit log, so refetch rarely. */
const audited = { staleTime: 60_000, refetchOnWindowFocus: false };

export function useReturns(page: number) {
  return usePage('GET /returns', { query: { page, limit: 100 } }, { placeholderData: keepPreviousData, ...audited });
}

export function useRecordReturn() {
  return useChange('POST /returns', (body: ReturnInput) => ({ body }), { stale });
}

/**
 * The emails that recording the return would send; fails with the same errors. The emails never mention the reason,
 * hence `other`.
 */
export function useTriedReturn(parcel: Omit<ReturnInput, 'reason'> | null) {
  return useTried('POST /returns', parcel === null ? null : { body: { ...parcel, reason: 'other' } });
}

/** The email that sending again would send; fails with the same errors. */
export function useTriedSendAgain(request: string) {
  return useTried('POST /returns/:request/send-again', { params: { request } });
}

export function useReturnDecision() {
  return useChange(
    ({ decision }: { request: ReturnedRequest; decision: ReturnDecision }) =>
      `POST /returns/:request/${decision}` as const,
    ({ request }) => ({ params: { request: request.id } }),
    { stale },
  );
}
