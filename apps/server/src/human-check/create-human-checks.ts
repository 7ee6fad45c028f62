import type { Captcha, CaptchaSettings, ProofOfWorkSettings, CheckPage, HumanCheckService } from '@doorstep/contract';
import type { HumanCheckOutcome, HumanCheck } from '@doorstep/core';
import {
  type CaptchaProvider,
  type HumanCheckOutcome as ProviderOutcome,
  isProofOfWorkToken,
  proofOfWork,
} from '@doorstep/human-check/server';
import type { Config } from '../config.ts';
import { networkPrefix } from '../http/network-hashes.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { Monitor } from './monitor.ts';

interface CheckVisit {
  slug: string;
  ip: string;
}

/** Which check a visitor gets, and which passes count: docs/decisions/0008. */
export interface HumanChecks extends HumanCheck {
  forPage(
    visit: CheckVisit & { isSuspected: boolean },
  ): Promise<Pick<CheckPage, 'humanCheck' | 'monitoredCheck' | 'needsOwnDocument'>>;
  /**
   * The answer of GET …/human-check: a challenge, or a provider's public settings.
   * @param asked The query; `provider` chooses where there is a choice.
   * @returns null when the requested check does not count here.
   */
  begin(visit: CheckVisit, asked: { provider: string | null; isFallback: boolean }): Promise<unknown>;
  /** Whether a network sends unusually many requests; false where that has no effect on the check. */
  isFromBusyNetwork(ip: string): Promise<boolean>;
  asksOnSuspicion(): boolean;
  /** Counts the outcome of the monitored check for a saved request, in the background. Does nothing unless one runs. */
  measure(provided: unknown, ip: string): void;
  state(): Omit<HumanCheckService, 'monitored'>;
  settle(): Promise<void>;
}

/** Raises the difficulty of the proof of work for a network that requests many challenges. Per process. */
interface NetworkLoad {
  /**
   * Counts one challenge.
   * @returns 1 for a usual network, more for a busy one.
   */
  count(ip: string): number;
}

const perSeconds = 600;

// Origin of the numbers: a library branch sends at most 20 requests in ten minutes, from where a network counts as
// busy; three attempts at each make 60. From 500 on it is a full library at a busy opening, or a machine; both get work
// that takes a slow phone up to 10 s, which is the limit.
const steps = [
  { above: 60, difficulty: 2 },
  { above: 500, difficulty: 4 },
];

export function createNetworkLoad(): NetworkLoad {
  const limits = steps.map(({ above, difficulty }) => ({
    difficulty: difficulty,
    limit: createRateLimit({ max: above, perSeconds }),
  }));
  return {
    count(ip) {
      const network = networkPrefix(ip);
      let difficultyNow = 1;
      for (const { limit, difficulty } of limits) {
        if (limit.take(network).kind === 'refused') difficultyNow = difficulty;
      }
      return difficultyNow;
    },
  };
}

export interface HumanChecksParts {
  config: Pick<Config, 'captcha'>;
  secret: string;
  captcha: CaptchaProvider | null;
  isBusy: (ip: string) => Promise<boolean>;
  monitor: Monitor | null;
  now?: () => number;
}

/** The check that decides at the moment: the built-in one, the captcha, or the captcha on suspicion of a machine. */
type Rule = 'built-in' | 'always' | 'suspicion';

const withoutCaptcha = { when: 'always', fallback: 'held', monitorUntil: null } as const;

export function createHumanChecks(parts: HumanChecksParts): HumanChecks {
  const { config, secret, captcha, isBusy, monitor, now = Date.now } = parts;
  const { when, fallback, monitorUntil } = config.captcha ?? withoutCaptcha;
  const provider = config.captcha?.provider ?? 'pow';
  const builtIn = proofOfWork({ secret, now });
  const load = createNetworkLoad();

  const isMonitoring = () => captcha !== null && monitorUntil !== null && now() <= monitorUntil;
  // Evaluated at each call: after the last day of monitoring the captcha decides, without a restart.
  const rule = (): Rule => (captcha === null || isMonitoring() ? 'built-in' : when);

  const challengeOf = (slug: string, query = ''): ProofOfWorkSettings => ({
    provider: 'pow',
    challengeUrl: `/api/offers/${slug}/human-check${query}`,
  });
  const fallbackCheck = (slug: string) => challengeOf(slug, '?provider=pow&way=other');
  const settingsOf = (of: CaptchaProvider, slug: string): CaptchaSettings => ({
    ...of.settings,
    provider: of.provider as Captcha,
    fallback: fallback === 'pow' ? fallbackCheck(slug) : null,
  });

  return {
    async verify({ token, offer, remoteAddress, isSuspected }) {
      const current = rule();
      if (captcha === null || current === 'built-in') return named('pow', await builtIn.verify({ token, offer }));
      if (!isProofOfWorkToken(token)) {
        const outcome = named(captcha.provider, await captcha.verify({ token, offer, remoteAddress }));
        const isDown = outcome.kind === 'unavailable' || outcome.kind === 'misconfigured';
        if (isDown && fallback === 'pow') return { kind: 'needed', check: fallbackCheck(offer) };
        // If every visitor is checked, a pass does not settle a suspicion.
        return outcome.kind === 'passed' && current === 'suspicion' ? { ...outcome, settlesSuspicion: true } : outcome;
      }
      const { outcome, isFallback } = await verifyBuiltIn(token, offer);
      if (outcome.kind !== 'passed') return outcome;
      if (current === 'suspicion')
        return isSuspected && !isFallback
          ? { kind: 'needed', check: settingsOf(captcha, offer) }
          : named('pow', outcome);
      return fallback === 'pow' || isFromMonitoring(outcome.issuedAt)
        ? named('pow', outcome)
        : { kind: 'rejected', reason: 'captcha_only' };
    },

    async forPage({ slug, ip, isSuspected }) {
      if (captcha === null) return { humanCheck: challengeOf(slug), monitoredCheck: null, needsOwnDocument: false };
      const asksCaptcha = rule() === 'always' || (rule() === 'suspicion' && (isSuspected || (await isBusy(ip))));
      return {
        // Names the provider, so that a page opened before the rule changed gets a check that it can solve.
        humanCheck: asksCaptcha ? settingsOf(captcha, slug) : challengeOf(slug, '?provider=pow'),
        monitoredCheck: isMonitoring() ? settingsOf(captcha, slug) : null,
        // Even if the built-in check comes first, sending the request may require the captcha.
        needsOwnDocument: true,
      };
    },

    async begin({ slug, ip }, { provider: asked, isFallback }) {
      const current = rule();
      const asksCaptcha =
        asked === null
          ? current === 'always' || (current === 'suspicion' && (await isBusy(ip)))
          : asked === captcha?.provider;
      if (asksCaptcha) return captcha === null || current === 'built-in' ? null : settingsOf(captcha, slug);
      if (asked !== null && asked !== 'pow') return null;
      const countsAsFallback = current === 'always' || (isFallback && current === 'suspicion');
      if (countsAsFallback && fallback !== 'pow') return null;
      const difficulty = load.count(ip);
      return builtIn.issue({ offer: countsAsFallback ? fallbackName(slug) : slug, difficulty });
    },

    // With other rules, a busy network has no effect before the request is saved, which counts it.
    isFromBusyNetwork: async (ip) => rule() === 'suspicion' && isBusy(ip),
    asksOnSuspicion: () => rule() === 'suspicion',
    measure(provided, ip) {
      if (isMonitoring()) monitor?.measure(provided, ip);
    },
    state: () => ({
      provider,
      when,
      fallback,
      monitoredUntil: isMonitoring() && monitorUntil !== null ? new Date(monitorUntil).toISOString() : null,
    }),
    settle: async () => monitor?.settle(),
  };

  /** Also accepts passes of the fallback, which are bound to `fallbackName`. */
  async function verifyBuiltIn(
    token: unknown,
    offer: string,
  ): Promise<{ outcome: ProviderOutcome; isFallback: boolean }> {
    const outcome = await builtIn.verify({ token, offer });
    if (fallback !== 'pow' || outcome.kind !== 'rejected' || outcome.reason !== 'wrong_offer')
      return { outcome, isFallback: false };
    return { outcome: await builtIn.verify({ token, offer: fallbackName(offer) }), isFallback: true };
  }

  /** A page that was opened before the captcha began to decide keeps its check. */
  function isFromMonitoring(issuedAt = Infinity): boolean {
    return monitorUntil !== null && issuedAt <= monitorUntil;
  }
}

/**
 * A challenge of the fallback is bound to this name instead of the slug. Its pass counts where a usual pass of the
 * built-in check would lead to the captcha again, and suspicion still holds the request. No slug has a space.
 */
function fallbackName(slug: string): string {
  return `${slug} fallback`;
}

function named(provider: string, outcome: ProviderOutcome): HumanCheckOutcome {
  return outcome.kind === 'passed' ? { ...outcome, provider } : outcome;
}
