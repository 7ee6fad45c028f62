import { useStoredChoice } from '../../shared/use-stored-choice.ts';

/**
 * A choice that this browser keeps for the next batch.
 * @param name  Part of the storage key.
 */
export function useKept(name: string, first: string): [string, (value: string) => void] {
  return useStoredChoice(`doorstep-batch-files-${name}`, first);
}
