import type { RequestQuery } from '@doorstep/contract';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { readRequestQuery, writeRequestQuery } from '../request-query.ts';
import { useRequestPage } from '../requests-api.ts';
import { Queue } from './queue.tsx';

export function QueuePage() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const [pageNumber, setPageNumber] = useState(1);
  const query: RequestQuery = { ...readRequestQuery(search), state: 'held', sort: 'oldest', page: pageNumber };
  const page = useRequestPage(query);
  return (
    <>
      <p className="back">
        <Link to={`/staff/requests?${writeRequestQuery({ ...query, page: 1 })}`}>{t('staff.request.back')}</Link>
      </p>
      <PageHeading title={t('staff.queue.title')} />
      <Loaded query={page}>{(data) => <Queue page={data} onPage={setPageNumber} />}</Loaded>
    </>
  );
}
