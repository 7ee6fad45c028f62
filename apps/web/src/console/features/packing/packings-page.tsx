import type { PackingSummary } from '@doorstep/contract';
import { Link } from 'react-router';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { PackingBar } from './packing-bar.tsx';
import { usePackings } from './packing-api.ts';

export function PackingsPage() {
  const { t } = useTexts();
  const packings = usePackings();
  return (
    <>
      <PageHeading title={t('staff.packing.title')} />
      <Loaded query={packings}>
        {({ batches }) =>
          batches.length === 0 ? (
            <EmptyState title={t('staff.packing.none_title')}>
              <p>{t('staff.packing.none_body')}</p>
            </EmptyState>
          ) : (
            <ul className="plain-list packings">
              {batches.map((batch) => (
                <Batch key={batch.id} batch={batch} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function Batch({ batch }: { batch: PackingSummary }) {
  return (
    <li>
      <Link className="packing-choice" to={`/staff/packing/${batch.id}`}>
        <strong>{batch.name}</strong>
        <bdi>{batch.offerTitle}</bdi>
        <PackingBar {...batch} />
      </Link>
    </li>
  );
}
