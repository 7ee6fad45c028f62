import { createHmac } from 'node:crypto';

/** The headers of Standard Webhooks: id, time and a signature by each secret. */
export function signWebhook(
  message: { id: string; body: string },
  secrets: Buffer[],
  at: number,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(at / 1000));
  const signed = `${message.id}.${timestamp}.${message.body}`;
  const signatures = secrets.map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`);
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
