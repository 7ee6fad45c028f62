import * as v from 'valibot';
import type { AddressIndex } from '@doorstep/address-index';
import { lookupErrorKind } from '@doorstep/address-lookup';
import {
  type ServiceTestFinding,
  type ServiceTestOutcome,
  type TestedService,
  captchas,
  type ServiceTestSubject,
} from '@doorstep/contract';
import type { CaptchaCode, CaptchaProvider } from '@doorstep/human-check/server';
import type { Config } from '../config.ts';
import { openCaptcha } from '../human-check/open-captcha.ts';
import { createPhotonClient } from '../lookup/photon/photon-client.ts';
import { testLoqate } from './test-loqate.ts';
import { testMail } from './test-mail.ts';
import { translatorFor } from '../present/translator-for.ts';

const maxBytes = 64 * 1024;

export type ServiceAnswer =
  | { kind: 'answered'; contentType: string; text: string }
  | { kind: 'failed'; finding: ServiceTestFinding };

export async function askService(
  subject: ServiceTestSubject,
  url: string,
  { timeoutMs, ...init }: { timeoutMs: number; method?: 'GET' | 'POST'; body?: URLSearchParams },
): Promise<ServiceAnswer> {
  const { host } = new URL(url);
  const failed = (
    outcome: ServiceTestFinding['outcome'],
    values: ServiceTestFinding['values'] = {},
  ): ServiceAnswer => ({
    kind: 'failed',
    finding: { subject, state: 'wrong', outcome, values: { host, ...values }, provider: null },
  });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { ...init, signal, redirect: 'manual' });
    const text = await readSome(answer);
    if (!answer.ok) return failed('http_status', { status: answer.status });
    return { kind: 'answered', contentType: answer.headers.get('content-type') ?? '', text };
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? failed('timed_out', { seconds: timeoutMs / 1000 })
      : failed('unreachable');
  }
}

async function readSome({ body }: Response): Promise<string> {
  if (body === null) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    // Leaving the loop ends the connection.
    if (length >= maxBytes) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Issued by no widget: with a correct secret, the answer is "no such token". */
const madeUpToken = 'doorstep-asks-whether-the-secret-is-right';

/** An address from a documentation network, since the test speaks for no visitor. */
const nobodysAddress = '192.0.2.1';

const answerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
});

interface CaptchaTest {
  provider: CaptchaProvider;
  prefix: string;
  timeoutMs: number;
}

/** Whether the script loads, and the secret and the site key are right. Costs and spends nothing. */
async function testCaptcha(test: CaptchaTest): Promise<ServiceTestFinding[]> {
  return Promise.all([testScript(test), testSecret(test)]);
}

async function testScript({ provider, timeoutMs }: CaptchaTest): Promise<ServiceTestFinding> {
  const url = `${provider.settings.scriptOrigin}${provider.protocol.scriptPath}`;
  const answer = await askService('script', url, { timeoutMs });
  if (answer.kind === 'failed') return answer.finding;
  const isScript = answer.contentType.includes('javascript') && answer.text.trim() !== '';
  return {
    subject: 'script',
    state: isScript ? 'ok' : 'wrong',
    outcome: isScript ? 'script_loads' : 'not_its_answer',
    values: { host: new URL(url).host },
    provider: null,
  };
}

async function testSecret({ provider, prefix, timeoutMs }: CaptchaTest): Promise<ServiceTestFinding> {
  const { verifyUrl: url, protocol } = provider;
  const body = new URLSearchParams(provider.fieldsFor(madeUpToken, nobodysAddress));
  const answer = await askService('secret', url, { timeoutMs, method: 'POST', body });
  if (answer.kind === 'failed') return answer.finding;
  const finding = (state: ServiceTestFinding['state'], outcome: ServiceTestOutcome, code = ''): ServiceTestFinding => ({
    subject: 'secret',
    state,
    outcome,
    values: { host: new URL(url).host, code, provider: protocol.name, prefix },
    provider: null,
  });
  const parsed = v.safeParse(answerSchema, parseJson(answer.text));
  if (!parsed.success) return finding('wrong', 'not_its_answer');
  if (parsed.output.success) return finding('note', 'secret_is_for_tests');
  const codes = parsed.output['error-codes'];
  // A code about the token alone: secret and site key have been accepted by then.
  const refusal = codes.find((code) => protocol.codes.get(code)?.kind !== 'rejected');
  if (refusal !== undefined) return finding('wrong', outcomeOf(protocol.codes.get(refusal)), refusal);
  return codes.length === 0 ? finding('wrong', 'not_its_answer') : finding('ok', 'secret_accepted');
}

function outcomeOf(code: CaptchaCode | undefined): ServiceTestOutcome {
  if (code?.kind !== 'misconfigured') return 'check_refused';
  return { secret: 'secret_refused', keys: 'keys_do_not_match', call: 'check_refused' }[
    code.wrong
  ] as ServiceTestOutcome;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Begins addresses in every country with English street names; elsewhere an empty answer is fine too. */
const words = 'High Street';

/** One search, as a visitor's key press makes it. */
async function testPhoton({ photon }: Pick<Config, 'photon'>, timeoutMs: number): Promise<ServiceTestFinding[]> {
  const url = photon.url ?? '';
  const found = (
    state: ServiceTestFinding['state'],
    outcome: ServiceTestFinding['outcome'],
    values: ServiceTestFinding['values'] = {},
  ): ServiceTestFinding[] => [
    { subject: 'server', state, outcome, values: { host: new URL(url).host, ...values }, provider: null },
  ];
  try {
    const query = { text: words, layers: ['house', 'street'] as const, limit: 10, countries: [] };
    const { places } = await createPhotonClient({ url, timeoutMs }).search(query);
    return found('ok', 'lookup_answers', { count: places.length });
  } catch (error) {
    const failed = lookupErrorKind(error);
    switch (failed?.kind) {
      case 'timed_out':
        return found('wrong', 'timed_out', { seconds: timeoutMs / 1000 });
      case 'http_status':
        return found('wrong', 'http_status', { status: failed.status });
      case 'unreachable':
      case 'not_its_answer':
        return found('wrong', failed.kind);
      case 'refused':
      case 'no_items':
      case undefined:
        throw error;
    }
  }
}

/** A slower service keeps visitors waiting, too. */
const usualTimeoutMs = 5000;

/** Tests whether a service works as configured; returns at least one finding, and never throws for an outage. */
export type ServiceTests = Record<TestedService, () => Promise<ServiceTestFinding[]>>;

export function createServiceTests(
  config: Readonly<Config>,
  index: Pick<AddressIndex, 'datasets' | 'damagedFiles'>,
  { timeoutMs = usualTimeoutMs }: { timeoutMs?: number } = {},
): ServiceTests {
  return {
    'human-check': async () => {
      const provider = openCaptcha(config);
      return config.captcha === null || provider === null
        ? [builtIn('ok', 'pow_ready')]
        : testCaptcha({ provider, prefix: captchas[config.captcha.provider].settings, timeoutMs });
    },
    'address-lookup': async () => {
      if (config.lookup === 'index') return [testIndex(index)];
      return config.lookup === 'photon' ? testPhoton(config, timeoutMs) : testLoqate(config, timeoutMs);
    },
    mail: async () => [await testMail(config, timeoutMs)],
  };
}

function testIndex(index: Pick<AddressIndex, 'datasets' | 'damagedFiles'>): ServiceTestFinding {
  const error = index.damagedFiles()[0];
  if (error !== undefined) return builtIn('wrong', 'index_damaged', { error: error.message });
  const count = index.datasets().reduce((sum, { addresses }) => sum + addresses, 0);
  return count === 0 ? builtIn('note', 'index_empty') : builtIn('ok', 'index_ready', { count });
}

function builtIn(
  state: ServiceTestFinding['state'],
  outcome: ServiceTestFinding['outcome'],
  values: ServiceTestFinding['values'] = {},
): ServiceTestFinding {
  return { subject: 'built_in', state, outcome, values, provider: null };
}

/** A finding in English, for the terminal; the console has the same texts. */
export function findingText({ outcome, values, provider }: ServiceTestFinding): string {
  const text = translatorFor('en', ['staff']).t(`staff.services.found.${outcome}`, values);
  const answer = provider === null ? [] : [provider.description, provider.cause, provider.resolution];
  return [text, ...answer].filter((part) => part !== '').join(' ');
}
