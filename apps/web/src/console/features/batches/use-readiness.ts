import { useReferences } from './batches-api.ts';

export interface BatchReadiness {
  /** Of the parcels not yet dispatched; false also while unknown. */
  isPacked: boolean;
  isTracked: boolean;
}

/** Whether every parcel not yet dispatched is ticked as packed, and has a tracking number. */
export function useReadiness(batchId: string): BatchReadiness {
  const { data } = useReferences(batchId);
  const isFull = (without: 'unpacked' | 'untracked') =>
    data !== undefined && data.waiting.length > 0 && data[without].length === 0;
  return { isPacked: isFull('unpacked'), isTracked: isFull('untracked') };
}
