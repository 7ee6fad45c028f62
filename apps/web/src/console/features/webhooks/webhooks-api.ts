import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookInput, WebhookSecret, WebhooksView, WebhookView } from '@doorstep/contract';
import { callApi } from '../../shared/api/call-api.ts';

const webhooksKey = ['webhooks'] as const;
/** While the page is open, deliveries are looked at again. */
const refetchEveryMs = 5000;

export function useWebhooks() {
  return useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => callApi<WebhooksView>('/api/staff/webhooks', { signal }),
    refetchInterval: refetchEveryMs,
  });
}

function useWebhookMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: webhooksKey }) });
}

export function useAddWebhook() {
  return useWebhookMutation((body: WebhookInput) =>
    callApi<WebhookView>('/api/staff/webhooks', { method: 'POST', body }),
  );
}

export function useSwitchWebhook({ id, url, events }: WebhookView) {
  return useWebhookMutation((isOn: boolean) =>
    callApi(`/api/staff/webhooks/${id}`, { method: 'PUT', body: { url, events, isOn } satisfies WebhookInput }),
  );
}

export function useWebhookVerb(id: string) {
  return useWebhookMutation((verb: 'test' | 'remove') =>
    callApi(`/api/staff/webhooks/${id}/${verb}`, { method: 'POST' }),
  );
}

/** Its secret, replaced first when that is wanted. */
export function useWebhookSecret(id: string) {
  return useWebhookMutation(async ({ isReplaced }: { isReplaced: boolean }) => {
    if (isReplaced) await callApi(`/api/staff/webhooks/${id}/replace-secret`, { method: 'POST' });
    return callApi<WebhookSecret>(`/api/staff/webhooks/${id}/secret`);
  });
}

export function useRetryDelivery() {
  return useWebhookMutation((id: string) =>
    callApi(`/api/staff/webhook-deliveries/${encodeURIComponent(id)}/retry`, { method: 'POST' }),
  );
}
