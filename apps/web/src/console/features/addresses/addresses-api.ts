import type { AddressReading, AddressImportInput } from '@doorstep/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { keyOf, useApi, useChange } from '../../shared/api/api.ts';

export const addressDataKey = keyOf('GET /address-data', {});
const stale = [addressDataKey];
/** Poll fast while an import runs; changes by others are rare. */
const everyMs = { running: 1000, idle: 10_000 };

export function useAddressData() {
  return useApi(
    'GET /address-data',
    {},
    {
      refetchInterval: ({ state }) => (state.data?.import?.state === 'running' ? everyMs.running : everyMs.idle),
    },
  );
}

export function useAddressReport(dataset: string) {
  return useApi('GET /address-data/report', { query: { dataset } });
}

export function useAddressPreview(reading: AddressReading) {
  return useApi(
    'POST /address-files/preview',
    { body: reading },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  );
}

export function useStartImport() {
  return useChange('POST /address-imports', (body: AddressImportInput) => ({ body }), { stale, timeoutMs: 40_000 });
}

export function useCancelImport() {
  return useChange('POST /address-imports/cancel', () => ({}), { stale });
}

export function useRemoveDataset() {
  return useChange('POST /address-data/remove', (dataset: string) => ({ body: { dataset } }), { stale });
}

export function useRemoveFile() {
  return useChange('POST /address-files/remove', (file: string) => ({ body: { file } }), { stale });
}

export function useAddressSearch() {
  return useChange('POST /address-data/search', (body: { text: string; dataset: string | null }) => ({ body }), {
    stale: [],
  });
}
