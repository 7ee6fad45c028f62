import type { RequestDetail } from '@doorstep/contract';
import { Link } from 'react-router';
import { useAllowed } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** For a returned or lost parcel: a link to where it is sent again or closed. */
export function ReturnPanel({ request: { state } }: { request: RequestDetail }) {
  const { t } = useTexts();
  const mayDecide = useAllowed('batches.write');
  if (!mayDecide || (state !== 'returned' && state !== 'lost')) return null;
  return (
    <section className="panel">
      <h2>{t('staff.request.decide')}</h2>
      <p>{t(`staff.request.is_${state}`)}</p>
      <p>
        <Link to="/staff/batches/returns">{t('staff.request.to_returns')}</Link>
      </p>
    </section>
  );
}
