import type { BatchDetail } from '@doorstep/contract';
import { Link } from 'react-router';
import { useAllowed } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useReferences } from './batches-api.ts';

export const stepPlaces = { print: 'batch-print', track: 'batch-tracking', dispatch: 'batch-dispatch' } as const;

interface StepLinksProps {
  batch: BatchDetail;
  readiness: BatchReadiness;
}

/** A batch's steps up to dispatch: which are done, with a link to the next. */
export function StepLinks({ batch, readiness: { isPacked, isTracked } }: StepLinksProps) {
  const { t } = useTexts();
  const mayPack = useAllowed('batches.pack');
  if (batch.state !== 'locked' && batch.state !== 'printed') return null;
  const steps = [
    { step: 'print', done: 'printed', isThere: true, isDone: batch.prints > 0, to: `#${stepPlaces.print}` },
    { step: 'pack', done: 'packed', isThere: mayPack, isDone: isPacked, to: `/staff/packing/${batch.id}` },
    {
      step: 'track',
      done: 'tracked',
      isThere: batch.actions.includes('track'),
      isDone: isTracked,
      to: `#${stepPlaces.track}`,
    },
    { step: 'dispatch', done: 'dispatch', isThere: true, isDone: false, to: `#${stepPlaces.dispatch}` },
  ] as const;
  const shown = steps.filter(({ isThere }) => isThere);
  // Tracking numbers are optional and may come later.
  const next = shown.find(({ step, isDone }) => !isDone && step !== 'track');
  return (
    <ol className="batch-steps">
      <li data-done>{t('staff.batch.step.locked')}</li>
      {shown.map((one) => {
        const { step, done, isDone, to } = one;
        const text = t(`staff.batch.step.${isDone ? done : step}`);
        return (
          <li key={step} data-done={isDone || undefined} aria-current={one === next ? 'step' : undefined}>
            {to.startsWith('#') ? <a href={to}>{text}</a> : <Link to={to}>{text}</Link>}
          </li>
        );
      })}
    </ol>
  );
}

interface BatchReadiness {
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
