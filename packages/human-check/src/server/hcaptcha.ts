// hCaptcha: a third party's widget checks the visitor, and its service verifies the token. A token names our site key
// but not the offer: a token from one offer's page is valid for another offer, once.
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
  /** URLs without a trailing slash; the provider's own if absent. */
  scriptOrigin?: string | undefined;
  verifyUrl?: string | undefined;
  script?: HcaptchaScriptOptions;
  reports?: boolean;
  reportOrigin?: string | undefined;
  timeoutMs?: number;
  /** Host of the pages that show the check; null for unknown. A pass from another host is doubted. */
  hostname?: string | null;
  /** The highest score, from 0 to 1, of a pass that is not doubted. */
  maxScore?: number;
  onUnknownCode?: (code: string) => void;
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

export const hcaptchaHosts = {
  script: 'https://js.hcaptcha.com',
  verify: 'https://api.hcaptcha.com/siteverify',
} as const;
const defaultTimeoutMs = 5000;

/** Observed tokens have up to about 3000 characters; longer ones than this are never sent on. */
const maxTokenLength = 16_384;

/** The provider itself rejects a token that is sent twice; this is the second line of defence. A token lives 120 s. */
const spentPassKeptMs = 3_600_000;

/** Twice a token's lifetime: a repeated submission gets the same verdict, and no token is sent twice. */
const outcomeCacheLimits = { max: 20_000, ttl: 240_000 };

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
  const outcomes = new LRUCache<string, Promise<HumanCheckOutcome>>({ ...outcomeCacheLimits, perf: { now } });

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
      const pending = ask({ token, passId, remoteAddress, signal });
      outcomes.set(passId, pending);
      const outcome = await pending;
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

  /** Misconfiguration first: until it is fixed, the codes say little about the visitor. */
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

/** Null for an invalid address and for a private network's, such as a reverse proxy's. */
function publicAddress(text: string): string | null {
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' ? address.toString() : null;
}

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
