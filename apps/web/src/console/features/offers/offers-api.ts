import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  MovementInput,
  MovementOutcome,
  OfferEffect,
  OfferEffects,
  OfferInput,
  OfferPreview,
  OfferSummary,
  OfferTransition,
  OfferUses,
  SaveOfferBody,
  StaffOffer,
  StockMovement,
} from '@doorstep/contract';
import { callApi } from '../../shared/api/call-api.ts';

const base = '/api/staff/offers';
const pathOf = (offerId: string) => `${base}/${encodeURIComponent(offerId)}`;

const offerKeys = {
  list: ['offers', 'list'] as const,
  one: (offerId: string) => ['offers', 'one', offerId] as const,
  uses: (offerId: string) => ['offers', 'uses', offerId] as const,
  movements: (offerId: string) => ['offers', 'movements', offerId] as const,
};

export function useOffers() {
  return useQuery({
    queryKey: offerKeys.list,
    queryFn: ({ signal }) => callApi<OfferSummary[]>(base, { signal }),
  });
}

/** Read once and fresh: the editor holds its own copy from then on, and nothing replaces it behind the typist. */
export function useOfferToEdit(offerId: string) {
  return useQuery({
    queryKey: offerKeys.one(offerId),
    queryFn: ({ signal }) => readOffer(offerId, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What requests name of an offer, read anew after each save. @param offerId Null for a new one. */
export function useOfferUsesOf(offerId: string | null) {
  return useQuery({
    queryKey: offerKeys.uses(offerId ?? ''),
    queryFn: ({ signal }) => callApi<OfferUses>(`${pathOf(offerId ?? '')}/uses`, { signal }),
    enabled: offerId !== null,
    staleTime: 60_000,
  });
}

export function readOffer(offerId: string, signal?: AbortSignal): Promise<StaffOffer> {
  return callApi<StaffOffer>(pathOf(offerId), signal ? { signal } : {});
}

/** One save; sent again with its key, it is saved once. */
export interface OfferSave extends SaveOfferBody {
  key: string;
  /** Of an offer that has just been made; otherwise the one that is edited. */
  id?: string;
}

/** Saves an offer; makes it when it has no id yet. */
export function useSaveOffer(offerId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id: made, version, input, key }: OfferSave) => {
      const id = made ?? offerId;
      const headers = { 'idempotency-key': key };
      return id === null
        ? callApi<StaffOffer>(base, { method: 'POST', headers, body: input })
        : callApi<StaffOffer>(pathOf(id), { method: 'PUT', headers, body: { version, input } });
    },
    onSuccess: async ({ id }) => {
      void client.invalidateQueries({ queryKey: offerKeys.uses(id) });
      await client.invalidateQueries({ queryKey: offerKeys.list });
    },
  });
}

export function useOfferTransition(offerId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ transition, version }: { transition: OfferTransition; version: number }) =>
      callApi<StaffOffer>(`${pathOf(offerId)}/${transition}`, { method: 'POST', body: { version } }),
    onSuccess: () => client.invalidateQueries({ queryKey: offerKeys.list }),
  });
}

export async function readEffects(offerId: string, body: OfferEffectsBody): Promise<OfferEffect[]> {
  return (await callApi<OfferEffects>(`${pathOf(offerId)}/effects`, { method: 'POST', body })).effects;
}

export type OfferEffectsBody = SaveOfferBody | { transition: OfferTransition };

export function useEnterDrawValue(offerId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: string) => callApi<StaffOffer>(`${pathOf(offerId)}/draw`, { method: 'POST', body: { value } }),
    onSuccess: () => client.invalidateQueries({ queryKey: offerKeys.list }),
  });
}

export function useMovements(offerId: string) {
  return useQuery({
    queryKey: offerKeys.movements(offerId),
    queryFn: ({ signal }) => callApi<StockMovement[]>(`${pathOf(offerId)}/movements`, { signal }),
  });
}

export function useRecordMovement(offerId: string, itemId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MovementInput) =>
      callApi<MovementOutcome>(`${pathOf(offerId)}/items/${encodeURIComponent(itemId)}/movements`, {
        method: 'POST',
        body,
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: offerKeys.movements(offerId) });
      void client.invalidateQueries({ queryKey: offerKeys.list });
    },
  });
}

export function readPreview(
  { input, language, offerId }: { input: OfferInput; language: string; offerId: string | null },
  signal: AbortSignal,
): Promise<OfferPreview> {
  const query = new URLSearchParams({ lang: language, ...(offerId === null ? {} : { offer: offerId }) });
  return callApi<OfferPreview>(`${base}/preview?${query}`, {
    method: 'POST',
    body: input,
    signal,
  });
}
