import type { HcaptchaSettings, ProofOfWorkSettings } from '@doorstep/contract';
import type { HumanCheckOutcome } from '@doorstep/core';
import {
  isProofOfWorkToken,
  proofOfWork,
  type HcaptchaProvider,
  type HumanCheckOutcome as ProviderOutcome,
} from '@doorstep/human-check/server';
import type { Config } from '../config.ts';
import type { HumanChecks } from './human-checks.ts';
import type { Monitor } from './monitor.ts';
import { createNetworkLoad } from './network-load.ts';

export interface HumanChecksParts {
  config: Pick<Config, 'hcaptcha'>;
  /** Of the built-in check, at least 32 characters. */
  secret: string;
  /** Null while it is not in use. */
  hcaptcha: HcaptchaProvider | null;
  /** Whether the network of an address sends unusually many requests. */
  isBusy: (ip: string) => Promise<boolean>;
  monitor: Monitor | null;
  now?: () => number;
}

/** Which check decides at the moment: the built-in one, hCaptcha, or hCaptcha on suspicion of a machine. */
type Rule = 'built-in' | 'always' | 'suspicion';

/** The built-in check by itself, or beside hCaptcha, as configured. */
export function createHumanChecks(parts: HumanChecksParts): HumanChecks {
  const { config, secret, hcaptcha, isBusy, monitor, now = Date.now } = parts;
  const { when, fallback, monitorUntil } = config.hcaptcha;
  const builtIn = proofOfWork({ secret, now });
  const load = createNetworkLoad();

  const isMonitoring = () => hcaptcha !== null && monitorUntil !== null && now() <= monitorUntil;
  // Evaluated at each call: after the last day of monitoring hCaptcha decides, without a restart.
  const rule = (): Rule => (hcaptcha === null || isMonitoring() ? 'built-in' : when);

  const challengeOf = (slug: string, query = ''): ProofOfWorkSettings => ({
    provider: 'pow',
    challengeUrl: `/api/offers/${slug}/human-check${query}`,
  });
  const fallbackCheck = (slug: string) => challengeOf(slug, '?provider=pow&way=other');
  const settingsOf = (provider: HcaptchaProvider, slug: string): HcaptchaSettings => ({
    ...provider.settings,
    fallback: fallback === 'pow' ? fallbackCheck(slug) : null,
  });

  return {
    async verify({ token, offer, remoteAddress, isSuspected }) {
      const current = rule();
      if (hcaptcha === null || current === 'built-in') return named('pow', await builtIn.verify({ token, offer }));
      if (!isProofOfWorkToken(token)) {
        const outcome = named('hcaptcha', await hcaptcha.verify({ token, offer, remoteAddress }));
        const isDown = outcome.kind === 'unavailable' || outcome.kind === 'misconfigured';
        if (isDown && fallback === 'pow') return { kind: 'needed', check: fallbackCheck(offer) };
        // Where every visitor is checked, a pass does not answer a suspicion.
        return outcome.kind === 'passed' && current === 'suspicion' ? { ...outcome, settlesSuspicion: true } : outcome;
      }
      const { outcome, isFallback } = await verifyBuiltIn(token, offer);
      if (outcome.kind !== 'passed') return outcome;
      if (current === 'suspicion')
        return isSuspected && !isFallback
          ? { kind: 'needed', check: settingsOf(hcaptcha, offer) }
          : named('pow', outcome);
      return fallback === 'pow' || isFromMonitoring(outcome.issuedAt)
        ? named('pow', outcome)
        : { kind: 'rejected', reason: 'hcaptcha_only' };
    },

    async forPage({ slug, ip, isSuspected }) {
      if (hcaptcha === null) return { humanCheck: challengeOf(slug), monitoredCheck: null, needsOwnDocument: false };
      const asksHcaptcha = rule() === 'always' || (rule() === 'suspicion' && (isSuspected || (await isBusy(ip))));
      return {
        // The provider is named, so that a page that was opened before the rule changed is given what it can solve.
        humanCheck: asksHcaptcha ? settingsOf(hcaptcha, slug) : challengeOf(slug, '?provider=pow'),
        monitoredCheck: isMonitoring() ? settingsOf(hcaptcha, slug) : null,
        // Also where the built-in check comes first: hCaptcha may be asked for when the request is sent.
        needsOwnDocument: true,
      };
    },

    async begin({ slug, ip }, { provider, isFallback }) {
      const current = rule();
      const asksHcaptcha =
        provider === null
          ? current === 'always' || (current === 'suspicion' && (await isBusy(ip)))
          : provider === 'hcaptcha';
      if (asksHcaptcha) return hcaptcha === null || current === 'built-in' ? null : settingsOf(hcaptcha, slug);
      if (provider !== null && provider !== 'pow') return null;
      const countsAsFallback = current === 'always' || (isFallback && current === 'suspicion');
      if (countsAsFallback && fallback !== 'pow') return null;
      const difficulty = load.count(ip);
      return builtIn.issue({ offer: countsAsFallback ? fallbackName(slug) : slug, difficulty });
    },

    // With other rules it has no effect before the request is saved, which counts it.
    isFromBusyNetwork: async (ip) => rule() === 'suspicion' && isBusy(ip),
    asksOnSuspicion: () => rule() === 'suspicion',
    measure(provided, ip) {
      if (isMonitoring()) monitor?.measure(provided, ip);
    },
    state: () => ({
      provider: hcaptcha === null ? 'pow' : 'hcaptcha',
      when,
      fallback,
      monitoredUntil: isMonitoring() && monitorUntil !== null ? new Date(monitorUntil).toISOString() : null,
    }),
    settle: async () => monitor?.settle(),
  };

  /** A pass of the built-in check where hCaptcha decides: one that everybody gets, or one of the fallback. */
  async function verifyBuiltIn(
    token: unknown,
    offer: string,
  ): Promise<{ outcome: ProviderOutcome; isFallback: boolean }> {
    const outcome = await builtIn.verify({ token, offer });
    if (fallback !== 'pow' || outcome.kind !== 'rejected' || outcome.reason !== 'wrong_offer')
      return { outcome, isFallback: false };
    return { outcome: await builtIn.verify({ token, offer: fallbackName(offer) }), isFallback: true };
  }

  /** A page that was opened before hCaptcha began to decide keeps the check that it was opened with. */
  function isFromMonitoring(issuedAt = Infinity): boolean {
    return monitorUntil !== null && issuedAt <= monitorUntil;
  }
}

/**
 * A challenge of the fallback is bound to this instead of the slug: its pass counts where a usual pass of the built-in check
 * would lead to hCaptcha again, and suspicion still holds the request. No slug has a space.
 */
function fallbackName(slug: string): string {
  return `${slug} fallback`;
}

function named(provider: string, outcome: ProviderOutcome): HumanCheckOutcome {
  return outcome.kind === 'passed' ? { ...outcome, provider } : outcome;
}
