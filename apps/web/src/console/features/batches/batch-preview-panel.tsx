import type { BatchParcelKind, BatchPreview } from '@doorstep/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '../../shared/page/loaded.tsx';
import { useAllowed } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { ItemList } from './item-list.tsx';

export function BatchPreviewPanel({ preview, offerId }: { preview: UseQueryResult<BatchPreview>; offerId: string }) {
  return (
    <Loaded query={preview}>
      {(data) =>
        data.parcels === 0 ? <Nothing offerId={offerId} /> : <Preview data={data} isLate={preview.isPlaceholderData} />
      }
    </Loaded>
  );
}

function Nothing({ offerId }: { offerId: string }) {
  const { t } = useTexts();
  const mayRead = useAllowed('requests.read');
  return (
    <>
      <output>{t('staff.batch_new.nothing')}</output>
      {mayRead ? (
        <p>
          <Link to={`/staff/requests?offer=${offerId}`}>{t('staff.batch_new.see_requests')}</Link>
        </p>
      ) : null}
    </>
  );
}

function Preview({ data, isLate }: { data: BatchPreview; isLate: boolean }) {
  const { t } = useTexts();
  const left = data.matching - data.parcels;
  return (
    <div className={isLate ? 'stack results-late' : 'stack'} aria-busy={isLate}>
      <output className="batch-size">{t('staff.batches.parcel_count', { parcels: data.parcels })}</output>
      <ItemList items={data.items} />
      <Kinds kinds={data.kinds} />
      {left === 0 ? null : <p>{t('staff.batch_new.left_out', { left })}</p>}
      {data.withoutAddress === 0 ? null : <p>{t('staff.batch_new.without_address', { count: data.withoutAddress })}</p>}
      {data.overByMerge === 0 ? null : <p>{t('staff.batch_new.over_by_merge', { count: data.overByMerge })}</p>}
    </div>
  );
}

/** Contents and weight of single parcels; nothing if no item has a weight and all parcels are alike. */
function Kinds({ kinds }: { kinds: BatchParcelKind[] }) {
  const { t } = useTexts();
  if (kinds.length < 2 && kinds.every(({ weightGrams }) => weightGrams === null)) return null;
  return (
    <ul className="plain-list">
      {kinds.map(({ parcels, lines, weightGrams }) => {
        const items = lines.map(({ name, quantity }) => t('staff.requests.line', { name, quantity })).join(', ');
        return (
          <li key={items}>
            <bdi>{t('staff.batch_new.kind', { parcels, items })}</bdi>{' '}
            <span className="muted">
              {weightGrams === null
                ? t('staff.batch_new.no_weight')
                : t('staff.batch_new.weight', { kilograms: weightGrams / 1000 })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
