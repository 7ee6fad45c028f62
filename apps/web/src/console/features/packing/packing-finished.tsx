import { Link } from 'react-router';
import { useAllowed } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** Everything is ticked: links to dispatch if allowed, otherwise names who may do it. */
export function PackingFinished({ batchId }: { batchId: string }) {
  const { t } = useTexts();
  const mayDispatch = useAllowed('batches.write');
  return (
    <section className="panel stack">
      <h2>{t('staff.packing.finished')}</h2>
      <p>
        {mayDispatch ? (
          // `stepPlaces.dispatch` of the batch page.
          <Link to={`/staff/batches/${batchId}#batch-dispatch`}>{t('staff.packing.to_dispatch')}</Link>
        ) : (
          t('staff.packing.up_to')
        )}
      </p>
      <p>{t('staff.packing.finished_body')}</p>
    </section>
  );
}
