import { Button } from '@doorstep/ui';
import { webhookEvents, type WebhookView } from '@doorstep/contract';
import { useId, useState } from 'react';
import { Dialog } from '../../shared/page/dialog.tsx';
import { ErrorNotice, Notice } from '../../shared/page/notice.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { DeliveryOutcome } from './delivery-list.tsx';
import {
  isUnderWay,
  useDelivery,
  useRemoveWebhook,
  useSwitchWebhook,
  useTestWebhook,
  useWebhookSecret,
} from './webhooks-api.ts';

export function WebhookPanel({ webhook, onRemoved }: { webhook: WebhookView; onRemoved: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const titleId = useId();
  const [asked, setAsked] = useState<'remove' | 'replace' | null>(null);
  const switching = useSwitchWebhook(webhook);
  const remove = useRemoveWebhook(webhook.id);
  const secret = useWebhookSecret(webhook.id);
  const test = useTestWebhook(webhook.id);
  const failed = [switching, remove, secret, test].find(({ isError }) => isError);
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 id={titleId} className="webhook-url" dir="ltr">
        {webhook.url}
      </h2>
      <p>
        <span className={`badge badge-finding-${webhook.isOn ? 'ok' : 'note'}`}>
          {t(webhook.isOn ? 'staff.webhooks.on' : 'staff.webhooks.off')}
        </span>{' '}
        {webhook.events.length === webhookEvents.length
          ? t('staff.webhooks.told_all')
          : t('staff.webhooks.told', {
              events: webhook.events.map((event) => t(`staff.webhooks.event.${event}`)).join(', '),
            })}
      </p>
      {webhook.stoppedBecause === null ? null : <p>{t(`staff.webhooks.stopped.${webhook.stoppedBecause}`)}</p>}
      {webhook.failingSince === null ? null : (
        <p>
          {t('staff.webhooks.failing')} <Moment at={webhook.failingSince} />
        </p>
      )}
      {webhook.previousSecretUntil === null ? null : (
        <p>
          {t('staff.webhooks.previous_secret')} <Moment at={webhook.previousSecretUntil} />
        </p>
      )}
      <ErrorNotice error={failed?.error} />
      <div aria-live="polite">
        {test.data === undefined ? null : <TestResult id={test.data.delivery} />}
        {secret.data === undefined ? null : (
          <dl className="facts">
            <div>
              <dt>{t('staff.webhooks.secret')}</dt>
              <dd>
                <code className="webhook-url">{secret.data.secret}</code>
                <p className="muted">{t('staff.webhooks.secret_hint')}</p>
              </dd>
            </div>
          </dl>
        )}
      </div>
      <div className="actions">
        {webhook.isOn ? (
          <Button look="secondary" isBusy={test.isPending} onClick={() => test.mutate(undefined)}>
            {t('staff.webhooks.test')}
          </Button>
        ) : null}
        <Button look="secondary" isBusy={switching.isPending} onClick={() => switching.mutate(!webhook.isOn)}>
          {t(webhook.isOn ? 'staff.webhooks.turn_off' : 'staff.webhooks.turn_on')}
        </Button>
        <Button look="secondary" isBusy={secret.isPending} onClick={() => secret.mutate({ isReplaced: false })}>
          {t('staff.webhooks.show_secret')}
        </Button>
        <Button look="quiet" isBusy={secret.isPending} onClick={() => setAsked('replace')}>
          {t('staff.webhooks.replace_secret')}
        </Button>
        <Button look="quiet" onClick={() => setAsked('remove')}>
          {t('staff.webhooks.remove')}
        </Button>
      </div>
      <Dialog
        title={asked === null ? '' : t(`staff.webhooks.${asked}_title`)}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
      >
        <p className="webhook-url" dir="ltr">
          {webhook.url}
        </p>
        <p>{asked === null ? '' : t(`staff.webhooks.${asked}_body`)}</p>
        <div className="actions">
          <Button
            look="danger"
            onClick={() => {
              if (asked === 'remove') remove.mutate(undefined, { report: onRemoved });
              else secret.mutate({ isReplaced: true });
              setAsked(null);
            }}
          >
            {t(asked === 'remove' ? 'staff.webhooks.remove' : 'staff.webhooks.replace')}
          </Button>
          <Button look="secondary" onClick={() => setAsked(null)}>
            {t('staff.cancel')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

/** The result of a test delivery, as soon as it is known. */
function TestResult({ id }: { id: string }) {
  const { t } = useTexts();
  const { data: delivery } = useDelivery(id);
  if (delivery === undefined || isUnderWay(delivery)) return <p>{t('staff.webhooks.test_waiting')}</p>;
  if (delivery.state === 'delivered')
    return (
      <Notice kind="success" announce="status" title={t('staff.webhooks.test_delivered')}>
        <DeliveryOutcome delivery={delivery} />
      </Notice>
    );
  return (
    <Notice kind="error" announce="alert" title={t('staff.webhooks.test_refused')}>
      <DeliveryOutcome delivery={delivery} />
    </Notice>
  );
}
