export {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  retryDelivery,
  testWebhook,
} from './webhooks.ts';
