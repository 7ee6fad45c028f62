// Shows that the contract also fits a check unrelated to our own two.
import { randomUUID } from 'node:crypto';
import { humanCheckContract } from '@doorstep/testing/human-check-contract';
import type { HumanCheckProvider } from '../src/server/index.ts';

humanCheckContract('a guest list', () => {
  const names = new Map<string, { offer: string; until: number }>();
  const invite = async (offer: string, until = Date.now() + 60_000) => {
    const name = randomUUID();
    names.set(name, { offer, until });
    return name;
  };
  const provider: HumanCheckProvider = {
    provider: 'guest-list',
    contentSources: {},
    issue: async () => ({ provider: 'guest-list' }),
    async verify({ token, offer }) {
      if (token === undefined || token === null || token === '') return { kind: 'rejected', reason: 'missing' };
      if (typeof token !== 'string') return { kind: 'rejected', reason: 'invalid' };
      const guest = names.get(token);
      if (guest === undefined) return { kind: 'rejected', reason: 'invalid' };
      if (guest.until < Date.now()) return { kind: 'rejected', reason: 'expired' };
      if (guest.offer !== offer) return { kind: 'rejected', reason: 'wrong_offer' };
      return { kind: 'passed', passId: `guest-${token}`, expiresAt: guest.until };
    },
  };
  return { provider, pass: invite, passOutOfTime: (offer) => invite(offer, Date.now() - 1), bindsOffer: true };
});
