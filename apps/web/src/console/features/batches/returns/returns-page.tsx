import { Link } from 'react-router';
import { Loaded, LoadingLines } from '../../../shared/page/loaded.tsx';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { Pager, useLastPageInAddress, usePageNumber } from '../../../shared/page/pager.tsx';
import { TimeZoneNote } from '../../../shared/page/time-zone-note.tsx';
import { useDone } from '../../../shared/page/use-done.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { ReturnForm } from './return-form.tsx';
import { ReturnedTable } from './returned-table.tsx';
import { useReturns } from './returns-api.ts';

export function ReturnsPage() {
  const { t } = useTexts();
  const returns = useReturns(usePageNumber());
  const isBehind = useLastPageInAddress(returns.data);
  const mayWrite = useAllowed('batches.write');
  const { done, announceDone } = useDone();
  return (
    <>
      <p className="back">
        <Link to="/staff/batches">{t('staff.batch.back')}</Link>
      </p>
      <PageHeading title={t('staff.returns.title')} />
      {mayWrite ? <ReturnForm /> : null}
      <section className="stack">
        <h2>{t('staff.returns.waiting')}</h2>
        {done}
        <Loaded query={returns}>
          {(data) =>
            isBehind ? (
              <LoadingLines />
            ) : data.rows.length === 0 ? (
              <p>{t('staff.returns.none')}</p>
            ) : (
              <>
                <ReturnedTable returns={data.rows} mayDecide={mayWrite} onDone={announceDone} />
                <Pager page={data.page} total={data.total} pageSize={data.pageSize} />
              </>
            )
          }
        </Loaded>
      </section>
      <TimeZoneNote />
    </>
  );
}
