import { useReferences } from './batches-api.ts';

export interface BatchReadiness {
  /** Of the parcels that are still here; false also while that is not known. */
  isPacked: boolean;
  isTracked: boolean;
}

/** Whether everything that has not left is ticked as packed, and has its tracking number. */
export function useReadiness(batchId: string): BatchReadiness {
  const { data } = useReferences(batchId);
  const isFull = (without: 'unpacked' | 'untracked') =>
    data !== undefined && data.waiting.length > 0 && data[without].length === 0;
  return { isPacked: isFull('unpacked'), isTracked: isFull('untracked') };
}
