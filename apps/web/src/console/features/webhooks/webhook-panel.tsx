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
export function WebhookPanel({ webhook, onRemoved }: { webhook: WebhookView; onRemoved: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const titleId = useId();
  const [asked, setAsked] = useState<'remove' | 'replace' | null>(null);
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
        {t('staff.webhooks.told', {
          events: webhook.events.map((event) => t(`staff.webhooks.event.${event}`)).join(', '),
        })}
      </p>
      {webhook.stoppedBecause === null ? null : <p>{t(`staff.webhooks.stopped.${webhook.stoppedBecause}`)}</p>}
      {webhook.failingSince === null ? null : (
        <p>
          {t('staff.webhooks.failing')} <Moment at={webhook.failingSince} />
        </p>
      )}
      {failed === undefined ? null : <Notice kind="error" announce="alert" title={problemText(texts, failed.error)} />}
      <div aria-live="polite">
        {verb.isSuccess && verb.variables === 'test' ? <p>{t('staff.webhooks.test_sent')}</p> : null}
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
              if (asked === 'remove') verb.mutate('remove', { onSuccess: onRemoved });
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
