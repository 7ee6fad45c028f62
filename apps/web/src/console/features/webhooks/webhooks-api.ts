import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WebhookInput, WebhookView } from '@doorstep/contract';
import { api, keyOf, useApi } from '../../shared/api/api.ts';

/** While the page is open, deliveries are looked at again. */
const refetchEveryMs = 5000;

export function useWebhooks() {
  return useApi('GET /webhooks', {}, { refetchInterval: refetchEveryMs });
}

function useWebhookMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const queryKey = keyOf('GET /webhooks', {});
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey }) });
}

export function useAddWebhook() {
  return useWebhookMutation((body: WebhookInput) => api('POST /webhooks', { body }));
}

export function useSwitchWebhook({ id, url, events }: WebhookView) {
  return useWebhookMutation((isOn: boolean) =>
    api('PUT /webhooks/:webhook', { params: { webhook: id }, body: { url, events, isOn } }),
  );
}

export function useWebhookVerb(webhook: string) {
  return useWebhookMutation((verb: 'test' | 'remove') =>
    api(`POST /webhooks/:webhook/${verb}`, { params: { webhook } }),
  );
}

/** Its secret, replaced first when that is wanted. */
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
