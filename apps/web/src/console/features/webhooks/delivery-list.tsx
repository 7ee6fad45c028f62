import { Button } from '@doorstep/ui';
import type { WebhookDeliveryView, WebhookView } from '@doorstep/contract';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useRetryDelivery } from './webhooks-api.ts';

const badges = { waiting: 'note', delivered: 'ok', failed: 'wrong' } as const;

export function DeliveryList({ deliveries, webhooks }: { deliveries: WebhookDeliveryView[]; webhooks: WebhookView[] }) {
  const texts = useTexts();
  const { t } = texts;
  const retry = useRetryDelivery();
  if (deliveries.length === 0) return <p>{t('staff.webhooks.no_deliveries')}</p>;
  return (
    <ul className="findings">
      {deliveries.map((delivery) => (
        <li className="finding" key={delivery.id}>
          <div className="alarm-row-head">
            <span className={`badge badge-finding-${badges[delivery.state]}`}>
              {t(`staff.webhooks.state.${delivery.state}`)}
            </span>
            <strong>{t(`staff.webhooks.event.${delivery.type}`)}</strong>
            <span className="muted">
              <Moment at={delivery.createdAt} />
            </span>
          </div>
          <p className="webhook-url" dir="ltr">
            {webhooks.find(({ id }) => id === delivery.webhookId)?.url}
          </p>
          <DeliveryOutcome delivery={delivery} />
          {retry.variables === delivery.id ? <ErrorNotice error={retry.error} /> : null}
          {delivery.state === 'delivered' || delivery.attempts === 0 ? null : (
            <div className="actions">
              <Button
                look="secondary"
                isBusy={retry.isPending && retry.variables === delivery.id}
                onClick={() => retry.mutate(delivery.id)}
              >
                {t('staff.webhooks.retry')}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const knownErrors = ['timed_out', 'refused_address', 'refused_url', 'gone'] as const;

export function DeliveryOutcome({ delivery }: { delivery: WebhookDeliveryView }) {
  const { t } = useTexts();
  const { attempts, lastStatus, lastError, nextAttemptAt } = delivery;
  const known = knownErrors.find((code) => code === lastError);
  return (
    <p className="muted">
      {lastStatus === null ? null : <>{t('staff.webhooks.answered', { status: lastStatus })} </>}
      {lastError === '' ? null : (
        <>
          {known === undefined
            ? t('staff.webhooks.error.other', { code: lastError })
            : t(`staff.webhooks.error.${known}`)}{' '}
        </>
      )}
      {t('staff.webhooks.attempts', { attempts })}{' '}
      {nextAttemptAt === null || attempts === 0 ? null : (
        <>
          {t('staff.webhooks.next')} <Moment at={nextAttemptAt} />
        </>
      )}
    </p>
  );
}
