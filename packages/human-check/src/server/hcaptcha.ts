// hCaptcha: a third party's widget passes the visitor, and its service tells us so. A token of its knows our site key
// and not the offer that it was shown for: one obtained on one offer's page counts on another's, once.
import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { hcaptchaCodes } from './hcaptcha-codes.ts';
import { HcaptchaError } from './hcaptcha-error.ts';
import type {
  HumanCheckAnswer,
  HumanCheckOutcome,
  HumanCheckProvider,
  HumanCheckRejection,
} from './human-check-provider.ts';
import { passDoubts } from './pass-doubts.ts';
import { siteverify } from './siteverify.ts';

export interface HcaptchaOptions {
  siteKey: string;
  secret: string;
  /** Addresses without a slash at the end; the provider's own where absent. */
  scriptOrigin?: string | undefined;
  verifyUrl?: string | undefined;
  /** Passed on to the script's address. */
  script?: HcaptchaScriptOptions;
  /** Whether errors in the browser are reported to the provider. */
  reports?: boolean;
  /** Where to, when it is not the provider's own service. */
  reportOrigin?: string | undefined;
  timeoutMs?: number;
  /** Host of the pages on which the check is shown; null when it is not known. A pass from elsewhere is doubted. */
  hostname?: string | null;
  /** The highest score, from 0 to 1, of a pass that is not doubted. */
  maxScore?: number;
  /** Hears a reason that nobody has documented; the token is rejected as invalid. */
  onUnknownCode?: (code: string) => void;
  /** Hears what came of each question to the provider, once. */
  onOutcome?: (outcome: HumanCheckOutcome) => void;
  now?: () => number;
}

export interface HcaptchaScriptOptions {
  host?: string;
  endpoint?: string;
  assethost?: string;
  imghost?: string;
  reportapi?: string;
}

/** What the page needs to begin. */
export interface HcaptchaPublicSettings {
  provider: 'hcaptcha';
  siteKey: string;
  scriptOrigin: string;
  script: HcaptchaScriptOptions;
  reports: boolean;
  reportOrigin?: string;
}

export interface HcaptchaProvider extends HumanCheckProvider {
  readonly provider: 'hcaptcha';
  readonly settings: HcaptchaPublicSettings;
}

/** Where hCaptcha answers, unless it is told otherwise. */
export const hcaptchaHosts = {
  script: 'https://js.hcaptcha.com',
  verify: 'https://api.hcaptcha.com/siteverify',
} as const;
const defaultTimeoutMs = 5000;

/** Tokens seen have up to some 3000 characters; longer ones than this are not sent on. */
const maxTokenLength = 16_384;

/** The provider refuses a token a second time by itself; ours is the second line. A token lives 120 s. */
const spentPassKeptMs = 3_600_000;

/**
 * Twice a token's life: the same submission sent twice gets the same verdict from this process, and a token whose
 * first answer was unclear is never sent again.
 */
const keptOutcomes = { max: 20_000, ttl: 240_000 };

export function hcaptcha(options: HcaptchaOptions): HcaptchaProvider {
  const { siteKey, secret, verifyUrl = hcaptchaHosts.verify, timeoutMs = defaultTimeoutMs, now = Date.now } = options;
  const { scriptOrigin = hcaptchaHosts.script, script = {}, reports = true, reportOrigin } = options;
  const { onUnknownCode, onOutcome, hostname = null, maxScore = 1 } = options;
  const settings: HcaptchaPublicSettings = {
    provider: 'hcaptcha',
    siteKey,
    scriptOrigin,
    script,
    reports,
    ...(reportOrigin === undefined ? {} : { reportOrigin }),
  };
  const outcomes = new LRUCache<string, Promise<HumanCheckOutcome>>({ ...keptOutcomes, perf: { now } });

  return {
    provider: 'hcaptcha',
    settings,
    contentSources: contentSources([scriptOrigin, reportOrigin, ...hostsOf(script)]),
    issue: () => Promise.resolve(settings),

    async verify({ token, remoteAddress, signal }: HumanCheckAnswer): Promise<HumanCheckOutcome> {
      if (token === undefined || token === null || token === '') return { kind: 'rejected', reason: 'missing' };
      if (typeof token !== 'string' || token.length > maxTokenLength) return { kind: 'rejected', reason: 'invalid' };
      const passId = createHash('sha256').update(token).digest('hex');
      const known = outcomes.get(passId);
      if (known !== undefined) return known;
      const asked = ask({ token, passId, remoteAddress, signal });
      outcomes.set(passId, asked);
      const outcome = await asked;
      onOutcome?.(outcome);
      return outcome;
    },
  };

  async function ask({
    token,
    passId,
    remoteAddress = '',
    signal,
  }: {
    token: string;
    passId: string;
    remoteAddress: string | undefined;
    signal: AbortSignal | undefined;
  }): Promise<HumanCheckOutcome> {
    const remoteIp = publicAddress(remoteAddress);
    const fields = { secret, response: token, ...(remoteIp === null ? {} : { remoteip: remoteIp }), sitekey: siteKey };
    try {
      const answer = await siteverify({ url: verifyUrl, fields, timeoutMs, signal });
      if (!answer.success) return outcomeOf(answer.codes);
      const doubts = passDoubts(answer, { hostname, maxScore, at: now() });
      return { kind: 'passed', passId, expiresAt: now() + spentPassKeptMs, doubts };
    } catch (cause) {
      return { kind: 'unavailable', cause };
    }
  }

  /** What is wrong with us comes first: while it is, the codes say little about the visitor. */
  function outcomeOf(codes: [string, ...string[]]): HumanCheckOutcome {
    let reason: HumanCheckRejection | null = null;
    for (const code of codes) {
      const meaning = hcaptchaCodes.get(code);
      if (meaning?.kind === 'misconfigured')
        return { kind: 'misconfigured', cause: new HcaptchaError(code, meaning.message) };
      if (meaning === undefined) onUnknownCode?.(code);
      else reason ??= meaning.reason;
    }
    return { kind: 'rejected', reason: reason ?? 'invalid' };
  }
}

function hostsOf({ endpoint, assethost, imghost, reportapi }: HcaptchaScriptOptions): (string | undefined)[] {
  return [endpoint, assethost, imghost, reportapi];
}

/**
 * The form that the provider reads; null for what is no address, and for one of a private network, such as that of a
 * proxy in front, which says nothing about the visitor.
 */
function publicAddress(text: string): string | null {
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' ? address.toString() : null;
}

/** What the provider asks for, and hosts of one's own beside it. */
function contentSources(hosts: (string | undefined)[]): HumanCheckProvider['contentSources'] {
  const origins = hosts.filter((host) => host !== undefined).map((host) => new URL(host).origin);
  const others = origins.filter((origin) => !/^https:\/\/([^/]+\.)?hcaptcha\.com$/.test(origin));
  const sources = [...new Set(['https://hcaptcha.com', 'https://*.hcaptcha.com', ...others])];
  return {
    'script-src': sources,
    'frame-src': sources,
    'style-src': sources,
    'connect-src': sources,
  };
}
