import type { BatchReferences } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import { useTexts } from '../../shared/texts/texts-context.tsx';

interface DispatchRemarksProps {
  /** Undefined while it is not known: then nothing is said. */
  known: BatchReferences | undefined;
  /** References of the parcels that go; all that are here without. */
  leaving?: string[];
}

/** What parcels would go without. A remark and no refusal: not everybody ticks what is packed, or has numbers. */
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
