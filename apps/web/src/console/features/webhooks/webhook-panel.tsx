import { Button } from '@doorstep/ui';
import type { WebhookView } from '@doorstep/contract';
import { useId, useState } from 'react';
import { Dialog } from '../../shared/page/dialog.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useSwitchWebhook, useWebhookSecret, useWebhookVerb } from './webhooks-api.ts';

/** One receiver: how it does, and what can be done with it. */
export function WebhookPanel({ webhook }: { webhook: WebhookView }) {
  const texts = useTexts();
  const { t } = texts;
  const titleId = useId();
  const [isRemoving, setRemoving] = useState(false);
  const switching = useSwitchWebhook(webhook);
  const verb = useWebhookVerb(webhook.id);
  const secret = useWebhookSecret(webhook.id);
  const failed = [switching, verb, secret].find(({ isError }) => isError);
  const isTesting = verb.isPending && verb.variables === 'test';
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 id={titleId} className="webhook-url" dir="ltr">
        {webhook.url}
      </h2>
      <p>
        <span className={`badge badge-finding-${webhook.isOn ? 'ok' : 'note'}`}>
          {t(webhook.isOn ? 'staff.webhooks.on' : 'staff.webhooks.off')}
        </span>{' '}
        {webhook.events.map((event) => t(`staff.webhooks.event.${event}`)).join(', ')}
      </p>
      {webhook.stoppedBecause === null ? null : <p>{t(`staff.webhooks.stopped.${webhook.stoppedBecause}`)}</p>}
      {webhook.failingSince === null ? null : (
        <p>
          {t('staff.webhooks.failing')} <Moment at={webhook.failingSince} />
        </p>
      )}
      {failed === undefined ? null : <Notice kind="error" announce="alert" title={problemText(texts, failed.error)} />}
      <div aria-live="polite">
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
          <Button look="secondary" isBusy={isTesting} onClick={() => verb.mutate('test')}>
            {t('staff.webhooks.test')}
          </Button>
        ) : null}
        <Button look="secondary" isBusy={switching.isPending} onClick={() => switching.mutate(!webhook.isOn)}>
          {t(webhook.isOn ? 'staff.webhooks.turn_off' : 'staff.webhooks.turn_on')}
        </Button>
        <Button look="secondary" isBusy={secret.isPending} onClick={() => secret.mutate({ isReplaced: false })}>
          {t('staff.webhooks.show_secret')}
        </Button>
        <Button look="quiet" isBusy={secret.isPending} onClick={() => secret.mutate({ isReplaced: true })}>
          {t('staff.webhooks.replace_secret')}
        </Button>
        <Button look="quiet" onClick={() => setRemoving(true)}>
          {t('staff.webhooks.remove')}
        </Button>
      </div>
      <Dialog title={t('staff.webhooks.remove_title')} isOpen={isRemoving} onClose={() => setRemoving(false)}>
        <p className="webhook-url" dir="ltr">
          {webhook.url}
        </p>
        <p>{t('staff.webhooks.remove_body')}</p>
        <div className="actions">
          <Button look="danger" isBusy={verb.isPending} onClick={() => verb.mutate('remove')}>
            {t('staff.webhooks.remove')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
