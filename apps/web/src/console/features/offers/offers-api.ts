import { useQueryClient } from '@tanstack/react-query';
import type { MovementInput, OfferEffect, OfferInput, OfferTransition, StaffOffer } from '@doorstep/contract';
import { api, keyOf, useAll, useApi, type Input } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';

/** Starting points for a new offer. */
export const offerTemplates = ['first_come', 'draw', 'review', 'collection'] as const;
export type OfferTemplate = (typeof offerTemplates)[number];

export const isOfferTemplate = (name: string | null): name is OfferTemplate =>
  offerTemplates.some((template) => template === name);

const offersKey = keyOf('GET /offers', {});
/** Only the list, not single offers: the editor holds its own copy. */
const list = { queryKey: offersKey, exact: true };

export function useOffers() {
  return useAll('GET /offers', {});
}

/** Fetched once: from then on the editor holds its own copy, which no refetch may replace. */
export function useOfferToEdit(offer: string) {
  return useApi('GET /offers/:offer', { params: { offer } }, { staleTime: Infinity, gcTime: 0 });
}

/**
 * How requests use the offer's parts, refetched after each save.
 * @param offer Null for a new one.
 */
export function useOfferUsesOf(offer: string | null) {
  return useApi('GET /offers/:offer/uses', offer === null ? null : { params: { offer } }, { staleTime: 60_000 });
}

export function readOffer(offer: string): Promise<StaffOffer> {
  return api('GET /offers/:offer', { params: { offer } });
}

/** Includes the version that was read: a change by someone else in between is a `version_conflict`. */
type SaveOfferBody = Input<'PUT /offers/:offer'>['body'];

/** One save; resending it with its key saves once. */
export interface OfferSave {
  version: number;
  input: OfferInput;
  key: string;
  /** Id of an offer just created; otherwise the edited one's. */
  id?: string;
}

/** Saves an offer; creates it if it has no id yet. */
export function useSaveOffer(offerId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, input, key }: OfferSave) => {
      const offer = id ?? offerId;
      const options = { idempotencyKey: key };
      return offer === null
        ? api('POST /offers', { body: input }, options)
        : api('PUT /offers/:offer', { params: { offer }, body: { version, input } }, options);
    },
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: keyOf('GET /offers/:offer/uses', { params: { offer: id } }) });
      void client.invalidateQueries(list);
    },
  });
}

export function useOfferTransition(offer: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (transition: OfferTransition) => api(`POST /offers/:offer/${transition}`, { params: { offer } }),
    onSuccess: () => client.invalidateQueries(list),
  });
}

/** Includes the version shown, so that a colleague's change is not deleted unseen. */
export function useDeleteDraft({ id, version }: StaffOffer) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /offers/:offer/delete', { params: { offer: id }, body: { version } }),
    onSuccess: () => client.invalidateQueries(list),
  });
}

export async function readEffects(offer: string, body: OfferEffectsBody): Promise<OfferEffect[]> {
  return (await api('POST /offers/:offer/effects', { params: { offer }, body })).effects;
}

export type OfferEffectsBody = SaveOfferBody | { transition: OfferTransition };

export function useEnterDrawValue(offer: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: string) => api('POST /offers/:offer/draw', { params: { offer }, body: { value } }),
    onSuccess: () => client.invalidateQueries(list),
  });
}

export function useMovements(offer: string) {
  return useApi('GET /offers/:offer/movements', { params: { offer }, query: { limit: 200 } });
}

export function useRecordMovement(offer: string, item: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MovementInput) =>
      api('POST /offers/:offer/items/:item/movements', { params: { offer, item }, body }),
    onSuccess: () => {
      void client.invalidateQueries({
        queryKey: keyOf('GET /offers/:offer/movements', { params: { offer } }),
      });
      void client.invalidateQueries({ queryKey: keyOf('GET /offers/:offer/shelf', { params: { offer } }) });
      void client.invalidateQueries(list);
    },
  });
}

export async function readPreview(
  { input, language, offerId }: { input: OfferInput; language: string; offerId: string | null },
  signal: AbortSignal,
): Promise<string> {
  const query = { lang: language, ...(offerId === null ? {} : { offer: offerId }) };
  return (await api('POST /offers/preview', { query, body: input }, { signal })).html;
}
