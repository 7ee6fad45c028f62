import type { BatchReferences } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import { useTexts } from '../../shared/texts/texts-context.tsx';

interface DispatchRemarksProps {
  /** Undefined until loaded: then nothing is shown. */
  known: BatchReferences | undefined;
  /** References of the parcels to dispatch; all waiting ones if omitted. */
  leaving?: string[];
}

/**
 * What is missing from the parcels about to leave. A remark only: not everyone ticks packed parcels or has tracking
 * numbers.
 */
export function DispatchRemarks({ known, leaving = known?.waiting ?? [] }: DispatchRemarksProps) {
  const { t } = useTexts();
  if (known === undefined) return null;
  const going = new Set(leaving);
  return (['unpacked', 'untracked'] as const).map((without) => {
    const count = known[without].filter((reference) => going.has(reference)).length;
    if (count === 0) return null;
    const extent = count === going.size ? 'all' : 'some';
    return (
      <Notice key={without} kind="warning" title={t(`staff.batch.${without}`, { extent, count, of: going.size })} />
    );
  });
}
