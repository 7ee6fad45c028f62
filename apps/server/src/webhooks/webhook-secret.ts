import { createHmac } from 'node:crypto';
import type { Webhook } from '@doorstep/core';
import { subKey } from '../secrets/sub-key.ts';

/** How long a replaced secret also signs, while receivers switch. */
const overlapMs = 86_400_000;

/** Derived and never stored, so a copy of the database cannot sign. */
export interface WebhookSecrets {
  /** The form that receivers paste: `whsec_` and 32 bytes in base64. */
  show(webhook: Pick<Webhook, 'id' | 'secretGeneration'>): string;
  /** Until when the previous secret signs as well; null if only one signs. */
  previousUntil(webhook: Pick<Webhook, 'secretReplacedAt'>, at: number): number | null;
  inUse(webhook: Pick<Webhook, 'id' | 'secretGeneration' | 'secretReplacedAt'>, at: number): Buffer[];
}

export function createWebhookSecrets(masterSecret: string): WebhookSecrets {
  const key = subKey(masterSecret, 'webhook');
  const derive = (id: string, generation: number) => createHmac('sha256', key).update(`${id}/${generation}`).digest();
  const previousUntil = ({ secretReplacedAt }: Pick<Webhook, 'secretReplacedAt'>, at: number) =>
    secretReplacedAt !== null && at < secretReplacedAt + overlapMs ? secretReplacedAt + overlapMs : null;
  return {
    previousUntil,
    show: ({ id, secretGeneration }) => `whsec_${derive(id, secretGeneration).toString('base64')}`,
    inUse({ id, secretGeneration, secretReplacedAt }, at) {
      const isOverlapping = previousUntil({ secretReplacedAt }, at) !== null;
      return [secretGeneration, ...(isOverlapping ? [secretGeneration - 1] : [])].map((each) => derive(id, each));
    },
  };
}
