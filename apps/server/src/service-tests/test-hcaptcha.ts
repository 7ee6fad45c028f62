import type { ServiceTestFinding, ServiceTestOutcome } from '@doorstep/contract';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { askService } from './ask-service.ts';
import { hcaptchaHosts } from '@doorstep/human-check/server';

/** No widget gave it out: a right secret is answered with "no such token". */
const madeUpToken = 'doorstep-asks-whether-the-secret-is-right';

/** A network for examples: the test speaks for no visitor. */
const nobodysAddress = '192.0.2.1';

const answerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
});

/** Whether the script can be loaded, and whether the secret and the site key are right. Costs nothing, spends nothing. */
export async function testHcaptcha(hcaptcha: Config['hcaptcha'], timeoutMs: number): Promise<ServiceTestFinding[]> {
  return Promise.all([testScript(hcaptcha, timeoutMs), testSecret(hcaptcha, timeoutMs)]);
}

async function testScript({ apiHost }: Config['hcaptcha'], timeoutMs: number): Promise<ServiceTestFinding> {
  const url = `${apiHost ?? hcaptchaHosts.script}/1/api.js?onload=hCaptchaOnLoad&render=explicit`;
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

async function testSecret(
  { verifyUrl, secret, siteKey }: Config['hcaptcha'],
  timeoutMs: number,
): Promise<ServiceTestFinding> {
  const url = verifyUrl ?? hcaptchaHosts.verify;
  const body = new URLSearchParams({
    secret: secret ?? '',
    response: madeUpToken,
    remoteip: nobodysAddress,
    sitekey: siteKey ?? '',
  });
  const answer = await askService('secret', url, { timeoutMs, method: 'POST', body });
  if (answer.kind === 'failed') return answer.finding;
  const finding = (state: ServiceTestFinding['state'], outcome: ServiceTestOutcome, code = ''): ServiceTestFinding => ({
    subject: 'secret',
    state,
    outcome,
    values: { host: new URL(url).host, code },
    provider: null,
  });
  const parsed = v.safeParse(answerSchema, parseJson(answer.text));
  if (!parsed.success) return finding('wrong', 'not_its_answer');
  if (parsed.output.success) return finding('note', 'secret_is_for_tests');
  const codes = parsed.output['error-codes'];
  const rejected = codes.find((code) => !aboutTheToken.has(code));
  if (rejected !== undefined) return finding('wrong', outcomeOfCode[rejected] ?? 'check_refused', rejected);
  return codes.length === 0 ? finding('wrong', 'not_its_answer') : finding('ok', 'secret_accepted');
}

/** Said of the token alone: secret and site key have passed by then. */
const aboutTheToken = new Set([
  'missing-input-response',
  'invalid-input-response',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
]);

const outcomeOfCode: Record<string, ServiceTestOutcome> = {
  'missing-input-secret': 'secret_refused',
  'invalid-input-secret': 'secret_refused',
  'sitekey-secret-mismatch': 'keys_do_not_match',
  'invalid-sitekey': 'keys_do_not_match',
  'not-using-dummy-passcode': 'keys_do_not_match',
  'not-using-dummy-secret': 'keys_do_not_match',
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
