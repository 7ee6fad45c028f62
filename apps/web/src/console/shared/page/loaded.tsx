import { Button } from '@doorstep/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMoment } from '../texts/format-moment.ts';
import { problemText } from '../texts/problem-text.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { Notice, RetryNotice } from './notice.tsx';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** A query's data. If a refresh fails, the old data stays, with its age. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const texts = useTexts();
  if (query.data === undefined) {
    return query.isError ? <RetryNotice error={query.error} onRetry={() => void query.refetch()} /> : <LoadingLines />;
  }
  const loadedAt = new Date(query.dataUpdatedAt).toISOString();
  return (
    <>
      {query.isError ? (
        <Notice kind="warning" announce="status" title={problemText(texts, query.error)}>
          <p>{texts.t('staff.stale', { at: formatMoment(loadedAt, texts.language) })}</p>
          <Button look="secondary" onClick={() => void query.refetch()}>
            {texts.t('staff.retry')}
          </Button>
        </Notice>
      ) : null}
      {children(query.data)}
    </>
  );
}

/** Placeholder for loading content; announced once by screen readers. */
export function LoadingLines() {
  const { t } = useTexts();
  return (
    <output className="loading">
      <span className="visually-hidden">{t('staff.loading')}</span>
      <span className="loading-line" />
      <span className="loading-line" />
      <span className="loading-line" />
    </output>
  );
}
