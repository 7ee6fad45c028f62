import { useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { useMutation } from './use-mutation.ts';

/** What to undo: parcels of a batch (without references all that can be), a return, or a hand-over. */
export type Undo =
  | { what: 'dispatch'; batch: string; references?: string[] }
  | { what: 'return'; request: string }
  | { what: 'hand_over'; request: string; revision: number };

const stale = [['batches'], ['returns'], ['requests'], ['homes'], ['offers'], ['today']];

/**
 * Undoes what was recorded by mistake.
 * @returns a mutation; its result counts the requests and the withdrawn emails.
 */
export function useUndo() {
  return useMutation({ mutationFn: useUndoCall() });
}

/** The same for a toast, which outlives the page and reports an error itself. */
export function useUndoCall() {
  const queries = useQueryClient();
  return async (undo: Undo): Promise<{ undone: number; withdrawnEmails: number }> => {
    try {
      return await call(undo);
    } finally {
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    }
  };
}

async function call(undo: Undo): Promise<{ undone: number; withdrawnEmails: number }> {
  const one = { undone: 1, withdrawnEmails: 0 };
  switch (undo.what) {
    case 'dispatch': {
      const { batch, references } = undo;
      const body = references === undefined ? {} : { references };
      return api('POST /batches/:batch/dispatch/undo', { params: { batch }, body });
    }
    case 'return':
      await api('POST /returns/:request/undo', { params: { request: undo.request } });
      return one;
    case 'hand_over': {
      const { request, revision } = undo;
      await api('POST /requests/:request/hand-over/undo', { params: { request }, body: { revision } });
      return one;
    }
  }
}
