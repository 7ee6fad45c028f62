import type { BatchDetail, BatchState } from '@doorstep/contract';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useDone } from '../../shared/page/use-done.tsx';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { BatchStateBadge } from '../../shared/page/state-badge.tsx';
import { useBatch } from './batches-api.ts';
import { DispatchPanel } from './dispatch-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { LabelsPanel } from './labels-panel.tsx';
import { PackersPanel } from './packers-panel.tsx';
import { ParcelsPanel } from './parcels-panel.tsx';
import { PickListPanel } from './pick-list-panel.tsx';
import { StepsPanel } from './steps-panel.tsx';
import { TrackingPanel } from './tracking-panel.tsx';
import { useColleagueChange } from './use-colleague-change.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';

export function BatchPage() {
  const { t } = useTexts();
  const { batchId = '' } = useParams();
  const batch = useBatch(batchId);
  return (
    <>
      <p className="back">
        <Link to="/staff/batches">{t('staff.batch.back')}</Link>
      </p>
      {batch.data ? null : <PageHeading title={t('staff.batch.title_loading')} />}
      <Loaded query={batch}>{(data) => <Detail batch={data} />}</Loaded>
    </>
  );
}

function Detail({ batch }: { batch: BatchDetail }) {
  const { t, language } = useTexts();
  const { done, announceDone } = useDone();
  const changed = useColleagueChange(batch);
  const at = formatMoment(batch.createdAt, language);
  return (
    <>
      <PageHeading title={batch.name} beside={<BatchStateBadge state={batch.state} />} />
      <p className="lead">
        <bdi>{batch.offer.title}</bdi>
        {batch.state === 'undone' ? null : ` · ${t('staff.batches.parcel_count', { parcels: batch.parcels })}`}
        {batch.dispatched === 0
          ? ''
          : ` · ${t('staff.batches.dispatched_of', { dispatched: batch.dispatched, parcels: batch.parcels })}`}
        {batch.parcels === 0 ? null : (
          <>
            {' · '}
            <a href="#batch-parcels">{t('staff.batch.to_parcels')}</a>
          </>
        )}
      </p>
      <p className="muted batch-made">
        {batch.createdBy === ''
          ? t('staff.batches.made_at', { at })
          : t('staff.batches.made_by', { at, name: batch.createdBy })}
      </p>
      {done}
      {changed === null ? null : <Notice kind="warning" announce="status" title={changed} />}
      <div className="two-columns">
        <div className="stack-large">
          <StepsPanel batch={batch} onDone={announceDone} />
          {stepsOf(batch).map((step) => (
            <StepFold key={step} title={t(`staff.batch.fold.${step}`)} isNext={nextStep[batch.state] === step}>
              <StepPanels step={step} batch={batch} onDone={announceDone} />
            </StepFold>
          ))}
        </div>
        <div className="stack-large">
          <PickListPanel batch={batch} onDone={announceDone} />
          <PackersPanel batch={batch} onDone={announceDone} />
        </div>
      </div>
      {batch.parcels === 0 ? null : <ParcelsPanel batch={batch} onDone={announceDone} />}
      <TimeZoneNote />
    </>
  );
}

const steps = ['files', 'dispatch', 'tracking'] as const;
type Step = (typeof steps)[number];

/** The next step for each batch state; an open batch is locked first, above. */
const nextStep: Partial<Record<BatchState, Step>> = {
  locked: 'files',
  printed: 'dispatch',
  dispatched: 'tracking',
  closed: 'tracking',
};

/** The steps this person may take, the next one first. */
function stepsOf({ state, actions }: BatchDetail): Step[] {
  const isThere: Record<Step, boolean> = {
    files: ['open', ...Object.keys(nextStep)].includes(state),
    dispatch: actions.includes('dispatch'),
    tracking: actions.includes('track'),
  };
  const isNext = (step: Step) => nextStep[state] === step;
  return steps.filter((step) => isThere[step]).toSorted((a, b) => Number(isNext(b)) - Number(isNext(a)));
}

function StepPanels({ step, ...panel }: { step: Step; batch: BatchDetail; onDone: (text: string) => void }) {
  if (step === 'dispatch') return <DispatchPanel {...panel} />;
  if (step === 'tracking') return <TrackingPanel {...panel} />;
  return (
    <div className="stack-large">
      <FilesPanel {...panel} />
      <LabelsPanel {...panel} />
    </div>
  );
}

interface StepFoldProps {
  title: string;
  /** This is the next step, so it starts open. */
  isNext: boolean;
  children: ReactNode;
}

/**
 * A collapsible step of a batch, closed while another step is next. Its inputs survive the batch's next state; a link
 * to something inside opens it, even from another page.
 */
function StepFold({ title, isNext, children }: StepFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(isNext);
  const [wasNext, setWasNext] = useState(isNext);
  if (wasNext !== isNext) {
    setWasNext(isNext);
    if (isNext) setOpen(true);
  }
  useEffect(() => {
    // The browser looked for the anchor before the page had loaded.
    const place = document.getElementById(window.location.hash.slice(1));
    if (place === null || fold.current?.contains(place) !== true) return;
    fold.current.open = true;
    place.scrollIntoView();
  }, []);
  return (
    <details
      ref={fold}
      className="step-fold"
      data-next={isNext || undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
