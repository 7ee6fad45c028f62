import { setTimeout } from 'node:timers/promises';

export const maxDelayMs = Number(process.env['LATE_ANSWERS_MS'] ?? 0);

/** Delays half of a page's answers at random under `npm run test:repeat -- --late`, so that they arrive out of order. */
export async function lateAnswer(): Promise<void> {
  if (maxDelayMs > 0 && Math.random() < 0.5) await setTimeout(Math.random() * maxDelayMs);
}
