import { createHmac } from 'node:crypto';
import type { CounterStore, Instant } from '@doorstep/core';

const windowMs = 15 * 60_000;
const slotMs = 15_000;

// A person tries a few possible passwords; a whole team may start on one day. Beyond that, one guess per 15 seconds is
// allowed (5760 per day), against passwords of at least ten characters.
export const maxWrong = { device: 10, account: 10, network: 30 };

interface Attempt {
  email: string;
  network: string;
  device: string | null;
}

type Answer =
  /** `forget` refunds a correct password. */
  { kind: 'allowed'; forget(): Promise<void> } | { kind: 'refused'; retryAfterSeconds: number };

/** Counts before checking, so concurrent guesses count too. Strangers cannot slow down a known device. */
export interface SignInLimits {
  take(attempt: Attempt): Promise<Answer>;
}

export function createSignInLimits(parts: {
  counters: CounterStore;
  now: () => Promise<Instant>;
  key: Buffer;
}): SignInLimits {
  const { counters, now, key } = parts;
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
  const allowed = (names: string[]): Answer => ({
    kind: 'allowed',
    async forget() {
      for (const name of names) await counters.giveBack(name);
    },
  });

  return {
    async take({ email, network, device }) {
      const at = await now();
      const window = Math.floor(at / windowMs);
      const expiresAt = (window + 1) * windowMs;
      const account = hash(email);
      if (device !== null) {
        const name = `sign-in:device:${device}:${window}`;
        if (await counters.take(name, maxWrong.device, expiresAt)) return allowed([name]);
      }
      const wanted = [
        { of: `account:${account}`, max: maxWrong.account },
        { of: `network:${network}`, max: maxWrong.network },
      ].map(({ of, max }) => ({ of, name: `sign-in:${of}:${window}`, max, expiresAt }));
      const counted = await counters.takeEach(wanted);
      const names = [...counted];
      const beyond = wanted.filter(({ name }) => !counted.has(name));
      if (beyond.length === 0) return allowed(names);

      const slot = Math.floor(at / slotMs);
      const endsAt = (slot + 1) * slotMs;
      const slots = beyond.map(({ of }) => ({ name: `sign-in:slot:${of}:${slot}`, max: 1, expiresAt: endsAt }));
      const got = await counters.takeEach(slots);
      if (got.size === slots.length) return allowed(names);
      for (const name of [...names, ...got]) await counters.giveBack(name);
      return { kind: 'refused', retryAfterSeconds: Math.max(1, Math.ceil((endsAt - at) / 1000)) };
    },
  };
}
