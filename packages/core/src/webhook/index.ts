export type * from './webhook-store.ts';
export {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  retryDelivery,
  testWebhook,
} from './webhooks.ts';
