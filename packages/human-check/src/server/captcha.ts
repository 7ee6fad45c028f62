// A third party's widget checks the visitor, and the third party's service verifies the token. A token names our site
// key but not the offer: a token from one offer's page is valid for another offer, once.
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { CaptchaError, type SiteverifyAnswer, siteverify } from './siteverify.ts';
import type {
  ContentSource,
  HumanCheckAnswer,
  HumanCheckOutcome,
  HumanCheckProvider,
  HumanCheckRejection,
  PassDoubt,
} from './human-check-provider.ts';

export type CaptchaCode =
  | { kind: 'rejected'; reason: HumanCheckRejection }
  /** Our settings are wrong; `message` tells staff what to do, `wrong` names the part. */
  | { kind: 'misconfigured'; message: string; wrong: 'secret' | 'keys' | 'call' }
  /** The provider failed; its error says nothing about the visitor. */
  | { kind: 'unavailable'; message: string };

export type CaptchaCodes = ReadonlyMap<string, CaptchaCode>;

export const rejected = (reason: HumanCheckRejection): CaptchaCode => ({ kind: 'rejected', reason });

/** A token lives five minutes at most; the rest allows for clock skew. */
const maxAgeMs = 10 * 60_000;

interface ExpectedPass {
  hostname: string | null;
  withheldHosts: readonly string[];
  action: string | null;
  maxScore: number;
  /** Now, in milliseconds since 1970, UTC. */
  at: number;
}

function passDoubts(
  { hostname, action, solvedAt, score }: Extract<SiteverifyAnswer, { success: true }>,
  expected: ExpectedPass,
): PassDoubt[] {
  const doubts: PassDoubt[] = [];
  const isHostKnown = hostname !== null && !expected.withheldHosts.includes(hostname) && expected.hostname !== null;
  const isForeignHost = isHostKnown && hostname.toLowerCase() !== expected.hostname?.toLowerCase();
  // Another widget with our site key has another action, or an empty one.
  const isForeignAction = action !== null && expected.action !== null && action !== expected.action;
  if (isForeignHost || isForeignAction) doubts.push('foreign_host');
  if (solvedAt !== null && Math.abs(expected.at - solvedAt) > maxAgeMs) doubts.push('stale');
  if (score !== null && score > expected.maxScore) doubts.push('high_score');
  return doubts;
}

/** How one provider differs from the others. */
export interface CaptchaProtocol {
  provider: string;
  name: string;
  scriptOrigin: string;
  /** Including the query that every page sends. */
  scriptPath: string;
  verifyUrl: string;
  contentSources: readonly string[];
  contentSourceKinds: readonly ContentSource[];
  /** Whether the form of a verification has the field `sitekey`. */
  sendsSiteKey: boolean;
  /** The action of our widget, which the verdict repeats; null for a provider without actions. */
  action: string | null;
  /** Longer tokens are never sent on. */
  maxTokenLength: number;
  tokenLifetimeMs: number;
  /** Values that replace a host withheld by the account or a test key. */
  withheldHosts: readonly string[];
  codes: CaptchaCodes;
}

export interface CaptchaOptions {
  siteKey: string;
  secret: string;
  /** URLs without a trailing slash; the provider's own if absent. */
  scriptOrigin?: string | undefined;
  verifyUrl?: string | undefined;
  /** Further parameters of the script's address. */
  script?: Record<string, string>;
  reports?: boolean;
  reportOrigin?: string | undefined;
  timeoutMs?: number;
  /** Host of the pages that show the check; null: unknown. A pass from another host is doubted. */
  hostname?: string | null;
  /** Passes with a higher score, from 0 to 1, are doubted. */
  maxScore?: number;
  onUnknownCode?: (code: string) => void;
  onOutcome?: (outcome: HumanCheckOutcome) => void;
  now?: () => number;
}

export interface CaptchaPublicSettings {
  provider: string;
  siteKey: string;
  scriptOrigin: string;
  script: Record<string, string>;
  reports: boolean;
  reportOrigin?: string;
}

export interface CaptchaProvider extends HumanCheckProvider {
  readonly settings: CaptchaPublicSettings;
  readonly protocol: CaptchaProtocol;
  readonly verifyUrl: string;
  /** The form of a verification. */
  fieldsFor(token: string, remoteIp: string | null): Record<string, string>;
}

const defaultTimeoutMs = 5000;

/** The provider itself rejects a token that is sent twice; this is the second line of defence. */
const spentPassKeptMs = 3_600_000;

export function captcha(protocol: CaptchaProtocol, options: CaptchaOptions): CaptchaProvider {
  const { provider, name, codes } = protocol;
  const { siteKey, secret, verifyUrl = protocol.verifyUrl, timeoutMs = defaultTimeoutMs, now = Date.now } = options;
  const { scriptOrigin = protocol.scriptOrigin, script = {}, reports = true, reportOrigin } = options;
  const { onUnknownCode, onOutcome, hostname = null, maxScore = 1 } = options;
  const settings: CaptchaPublicSettings = {
    provider,
    siteKey,
    scriptOrigin,
    script,
    reports,
    ...(reportOrigin === undefined ? {} : { reportOrigin }),
  };
  // Twice a token's lifetime: a repeated submission gets the same verdict, and no token is sent twice.
  const outcomes = new LRUCache<string, Promise<HumanCheckOutcome>>({
    max: 20_000,
    ttl: 2 * protocol.tokenLifetimeMs,
    perf: { now },
  });

  const fieldsFor = (token: string, remoteIp: string | null): Record<string, string> => ({
    secret,
    response: token,
    ...(remoteIp === null ? {} : { remoteip: remoteIp }),
    ...(protocol.sendsSiteKey ? { sitekey: siteKey } : {}),
  });

  return {
    provider,
    settings,
    protocol,
    verifyUrl,
    fieldsFor,
    contentSources: contentSources(protocol, [scriptOrigin, reportOrigin, ...Object.values(script)]),
    issue: () => Promise.resolve(settings),

    async verify({ token, remoteAddress, signal }: HumanCheckAnswer): Promise<HumanCheckOutcome> {
      if (token === undefined || token === null || token === '') return { kind: 'rejected', reason: 'missing' };
      if (typeof token !== 'string' || token.length > protocol.maxTokenLength)
        return { kind: 'rejected', reason: 'invalid' };
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
    const fields = fieldsFor(token, publicAddress(remoteAddress));
    try {
      const answer = await siteverify({ name, url: verifyUrl, fields, timeoutMs, signal });
      if (!answer.success) return outcomeOf(answer.codes);
      const { withheldHosts, action } = protocol;
      const doubts = passDoubts(answer, { hostname, withheldHosts, action, maxScore, at: now() });
      return { kind: 'passed', passId, expiresAt: now() + spentPassKeptMs, doubts };
    } catch (cause) {
      return { kind: 'unavailable', cause };
    }
  }

  /** Failures that are not the visitor's take precedence: while they last, other codes say little about the visitor. */
  function outcomeOf(given: [string, ...string[]]): HumanCheckOutcome {
    let reason: HumanCheckRejection | null = null;
    for (const code of given) {
      const meaning = codes.get(code);
      if (meaning === undefined) onUnknownCode?.(code);
      else if (meaning.kind === 'rejected') reason ??= meaning.reason;
      else return { kind: meaning.kind, cause: new CaptchaError(code, meaning.message) };
    }
    return { kind: 'rejected', reason: reason ?? 'invalid' };
  }
}

/** Null for an invalid address and for a private network's, such as a reverse proxy's. */
function publicAddress(text: string): string | null {
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' ? address.toString() : null;
}

/** @param hosts Configured hosts; script parameters that are not URLs are left out. */
function contentSources(
  { contentSources: own, contentSourceKinds }: CaptchaProtocol,
  hosts: (string | undefined)[],
): HumanCheckProvider['contentSources'] {
  const origins = hosts.filter((host) => /^https?:/.test(host ?? '')).map((host) => new URL(host ?? '').origin);
  const others = origins.filter((origin) => !own.some((source) => covers(source, origin)));
  const sources = [...new Set([...own, ...others])];
  return Object.fromEntries(contentSourceKinds.map((kind) => [kind, sources]));
}

/** Whether a source, such as `https://*.host.example`, already allows an origin. */
function covers(source: string, origin: string): boolean {
  const [before = '', after] = source.split('*');
  return after === undefined ? source === origin : origin.startsWith(before) && origin.endsWith(after);
}
