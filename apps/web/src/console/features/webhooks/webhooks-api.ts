import { useQueryClient } from '@tanstack/react-query';
import type { WebhookDeliveryView, WebhookInput, WebhookView } from '@doorstep/contract';
import { api, keyOf, useAll, useApi } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';

/** Polling interval while the page is open. */
const refetchEveryMs = 5000;

/** Polling interval during a test. */
const testEveryMs = 500;

export function useWebhooks() {
  return useAll('GET /webhooks', {}, { refetchInterval: refetchEveryMs });
}

export function useDeliveries() {
  return useApi('GET /webhook-deliveries', { query: { limit: 100 } }, { refetchInterval: refetchEveryMs });
}

function useWebhookMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const stale = [keyOf('GET /webhooks', {}), keyOf('GET /webhook-deliveries', {})];
  const onSettled = () => {
    for (const queryKey of stale) void client.invalidateQueries({ queryKey });
  };
  return useMutation({ mutationFn, onSettled });
}

export function useAddWebhook() {
  return useWebhookMutation((body: WebhookInput) => api('POST /webhooks', { body }));
}

export function useSwitchWebhook({ id, version, url, events }: WebhookView) {
  return useWebhookMutation((isOn: boolean) =>
    api('PUT /webhooks/:webhook', { params: { webhook: id }, body: { version, input: { url, events, isOn } } }),
  );
}

export function useRemoveWebhook(webhook: string) {
  return useWebhookMutation(() => api('POST /webhooks/:webhook/remove', { params: { webhook } }));
}

export function useTestWebhook(webhook: string) {
  return useWebhookMutation(() => api('POST /webhooks/:webhook/test', { params: { webhook } }));
}

/** A delivery, polled until the receiver has answered or could not be reached. */
export function useDelivery(delivery: string) {
  const refetchInterval = ({ state: { data } }: { state: { data?: WebhookDeliveryView | undefined } }) =>
    data !== undefined && !isUnderWay(data) ? refetchEveryMs : testEveryMs;
  return useApi('GET /webhook-deliveries/:delivery', { params: { delivery } }, { refetchInterval });
}

/** Not tried yet, or sent and not answered yet. */
export function isUnderWay({ state, lastStatus, lastError }: WebhookDeliveryView): boolean {
  return state === 'waiting' && lastStatus === null && lastError === '';
}

/** The webhook's secret, rotated first on request. */
export function useWebhookSecret(webhook: string) {
  const params = { webhook };
  return useWebhookMutation(async ({ isReplaced }: { isReplaced: boolean }) => {
    if (isReplaced) await api('POST /webhooks/:webhook/replace-secret', { params });
    return api('GET /webhooks/:webhook/secret', { params });
  });
}

export function useRetryDelivery() {
  return useWebhookMutation((delivery: string) =>
    api('POST /webhook-deliveries/:delivery/retry', { params: { delivery } }),
  );
}
