import type { RequestQuery } from '@doorstep/contract';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useCountSince } from '../requests-api.ts';

interface NewRequestsProps {
  query: RequestQuery;
  /** When the list was loaded. */
  at: string;
  onShow: () => void;
}

/** Announces requests that the list does not show yet; they appear on demand, so that nothing moves. */
export function NewRequests({ query, at, onShow }: NewRequestsProps) {
  const { t } = useTexts();
  const count = useCountSince(query, at);
  return (
    <p className="new-requests" role="status">
      {count === 0 ? null : (
        <>
          {t('staff.requests.new_ones', { count })}{' '}
          <button type="button" className="ds-link-button" onClick={onShow}>
            {t('staff.requests.show_new')}
          </button>
        </>
      )}
    </p>
  );
}
