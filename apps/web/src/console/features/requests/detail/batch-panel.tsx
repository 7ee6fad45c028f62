import type { RequestDetail } from '@doorstep/contract';
import { Link } from 'react-router';
import { useAllowed } from '../../../shared/session.ts';
import { Moment } from '../../../shared/texts/moment.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

export function BatchPanel({ request: { batch } }: { request: RequestDetail }) {
  const { t } = useTexts();
  const mayRead = useAllowed('batches.read');
  if (batch === null) return null;
  const { id, name, carrier, trackingNumber, trackingUrl, dispatchedAt } = batch;
  return (
    <section className="panel">
      <h2>{t('staff.request.batch')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('staff.request.batch')}</dt>
          <dd>{mayRead ? <Link to={`/staff/batches/${id}`}>{name}</Link> : name}</dd>
        </div>
        {dispatchedAt === null ? null : (
          <div>
            <dt>{t('staff.request.batch_dispatched')}</dt>
            <dd>
              <Moment at={dispatchedAt} />
            </dd>
          </div>
        )}
        {carrier === '' ? null : (
          <div>
            <dt>{t('staff.batch.carrier')}</dt>
            <dd>
              <bdi>{carrier}</bdi>
            </dd>
          </div>
        )}
        {trackingNumber === '' ? null : (
          <div>
            <dt>{t('staff.request.batch_tracking')}</dt>
            <dd>
              {trackingUrl === '' ? (
                <bdi dir="ltr">{trackingNumber}</bdi>
              ) : (
                <a href={trackingUrl} rel="noreferrer">
                  <bdi dir="ltr">{trackingNumber}</bdi>
                </a>
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
