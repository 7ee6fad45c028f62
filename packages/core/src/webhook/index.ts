export type * from './webhook-store.ts';
export {
  addWebhook,
  changeWebhook,
  findDelivery,
  listWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  retryDelivery,
  testWebhook,
} from './webhooks.ts';
