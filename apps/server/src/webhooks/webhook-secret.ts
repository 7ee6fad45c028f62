import { createHmac } from 'node:crypto';
import type { Webhook } from '@doorstep/core';
import { subKey } from '../secrets/sub-key.ts';

/** How long the secret before a replaced one signs as well: receivers change theirs in the meantime. */
const overlapMs = 86_400_000;

/** Secrets of webhooks, derived and kept nowhere: a copy of the database signs nothing. */
export interface WebhookSecrets {
  /** As receivers paste it: `whsec_` and 32 bytes in base64. */
  show(webhook: Pick<Webhook, 'id' | 'secretGeneration'>): string;
  /** Every secret that signs now. */
  inUse(webhook: Pick<Webhook, 'id' | 'secretGeneration' | 'secretReplacedAt'>, at: number): Buffer[];
}

export function createWebhookSecrets(masterSecret: string): WebhookSecrets {
  const key = subKey(masterSecret, 'webhook');
  const derive = (id: string, generation: number) => createHmac('sha256', key).update(`${id}/${generation}`).digest();
  return {
    show: ({ id, secretGeneration }) => `whsec_${derive(id, secretGeneration).toString('base64')}`,
    inUse({ id, secretGeneration, secretReplacedAt }, at) {
      const isOverlapping = secretReplacedAt !== null && at < secretReplacedAt + overlapMs;
      return [secretGeneration, ...(isOverlapping ? [secretGeneration - 1] : [])].map((each) => derive(id, each));
    },
  };
}
