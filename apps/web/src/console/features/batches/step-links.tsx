import type { BatchDetail } from '@doorstep/contract';
import { Link } from 'react-router';
import { useAllowed } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** Where on the page of a batch a step is made. */
export const stepPlaces = { print: 'batch-print', dispatch: 'batch-dispatch' } as const;

/** The way of a batch out of the house: what is done, and where the next step is made. */
export function StepLinks({ batch }: { batch: BatchDetail }) {
  const { t } = useTexts();
  const mayPack = useAllowed('batches.pack');
  if (batch.state !== 'locked' && batch.state !== 'printed') return null;
  const next = batch.prints === 0 ? 'print' : 'pack';
  const steps = [
    { step: 'print', isDone: batch.prints > 0, to: `#${stepPlaces.print}` },
    ...(mayPack ? [{ step: 'pack', isDone: false, to: `/staff/packing/${batch.id}` } as const] : []),
    { step: 'dispatch', isDone: false, to: `#${stepPlaces.dispatch}` },
  ] as const;
  const inWords = (step: (typeof steps)[number]['step'], isDone: boolean) =>
    t(isDone ? 'staff.batch.step.printed' : `staff.batch.step.${step}`);
  return (
    <ol className="batch-steps">
      <li data-done>{t('staff.batch.step.locked')}</li>
      {steps.map(({ step, isDone, to }) => (
        <li key={step} data-done={isDone || undefined} aria-current={step === next ? 'step' : undefined}>
          {to.startsWith('#') ? <a href={to}>{inWords(step, isDone)}</a> : <Link to={to}>{inWords(step, isDone)}</Link>}
        </li>
      ))}
    </ol>
  );
}
