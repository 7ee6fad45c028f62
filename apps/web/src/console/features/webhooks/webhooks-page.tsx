import { EmptyState } from '../../shared/page/empty-state.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useDone } from '../../shared/page/use-done.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookPanel } from './webhook-panel.tsx';
import { useDeliveries, useWebhooks } from './webhooks-api.ts';

export function WebhooksPage() {
  const { t } = useTexts();
  const all = useWebhooks();
  const deliveries = useDeliveries();
  const { done, announceDone } = useDone();
  return (
    <>
      <PageHeading title={t('staff.nav.webhooks')} />
      <p className="lead">{t('staff.webhooks.lead')}</p>
      {done}
      <Loaded query={all}>
        {(webhooks) => (
          <>
            {webhooks.length === 0 ? (
              <EmptyState title={t('staff.webhooks.empty_title')}>
                <p>{t('staff.webhooks.empty_body')}</p>
              </EmptyState>
            ) : (
              webhooks.map((webhook) => (
                <WebhookPanel
                  key={webhook.id}
                  webhook={webhook}
                  onRemoved={() => announceDone(t('staff.webhooks.removed_done'))}
                />
              ))
            )}
            <WebhookForm />
            {webhooks.length === 0 ? null : (
              <section className="panel" aria-labelledby="webhook-deliveries">
                <h2 id="webhook-deliveries">{t('staff.webhooks.deliveries')}</h2>
                <Loaded query={deliveries}>
                  {({ rows }) => <DeliveryList deliveries={rows} webhooks={webhooks} />}
                </Loaded>
                <TimeZoneNote />
              </section>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
