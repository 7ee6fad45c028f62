import type { PackingParcel } from '@doorstep/contract';
import { Link, useParams } from 'react-router';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useRefocus } from '../../shared/page/use-refocus.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { PackingBar } from './packing-bar.tsx';
import { PackingDesk } from './packing-desk.tsx';
import { isOver, useFirstParcel, usePackingProgress } from './packing-api.ts';

export function PackingPage() {
  const { t } = useTexts();
  const { batchId = '' } = useParams();
  const progress = usePackingProgress(batchId);
  const first = useFirstParcel(batchId);
  const hasStopped = isOver(progress.error) || isOver(first.error);
  // The scanner field disappears, perhaps with the focus.
  const stopped = useRefocus<HTMLDivElement>(hasStopped);
  return (
    <div className="packing">
      <p className="back">
        <Link to="/staff/packing">{t('staff.packing.back')}</Link>
      </p>
      <PageHeading title={progress.data?.name ?? t('staff.packing.title')} />
      {hasStopped ? (
        <div ref={stopped} tabIndex={-1}>
          <EmptyState title={t('staff.packing.stopped')}>
            <p>{t('staff.packing.stopped_body')}</p>
          </EmptyState>
        </div>
      ) : (
        <>
          {progress.data === undefined ? null : (
            <p className="packing-head">
              <bdi>{progress.data.offerTitle}</bdi>
              <PackingBar {...progress.data} />
            </p>
          )}
          <Loaded query={first}>
            {({ parcel }: { parcel: PackingParcel | null }) => (
              <PackingDesk key={batchId} batchId={batchId} first={parcel} recent={progress.data?.recent ?? []} />
            )}
          </Loaded>
        </>
      )}
    </div>
  );
}
