import type { PersonDataInput } from '@doorstep/contract';
import { keyOf, useApi, useChange, useTried } from '../../shared/api/api.ts';

const retentionKey = keyOf('GET /privacy/retention', {});

export function useRetention() {
  return useApi('GET /privacy/retention', {});
}

export function useRunRetention() {
  return useChange('POST /privacy/retention/run', () => ({}), {
    stale: [retentionKey, ['requests']],
    timeoutMs: 120_000,
  });
}

export function useFindPerson() {
  return useChange('POST /privacy/person', (text: string) => ({ body: { text } }), { stale: [] });
}

export function useExportPerson() {
  return useChange('POST /privacy/person/data.json', (body: PersonDataInput) => ({ body }), { stale: [] });
}

/**
 * What erasing would do.
 * @param body Null skips the call.
 */
export function useErasurePreview(body: PersonDataInput | null) {
  return useTried('POST /privacy/person/erase', body && { body });
}

export function useErasePerson() {
  return useChange('POST /privacy/person/erase', (body: PersonDataInput) => ({ body }), {
    stale: [retentionKey, ['requests'], ['claims']],
  });
}
