import type { ServiceTestFinding, ServiceTestOutcome } from '@doorstep/contract';
import type { CaptchaCode, CaptchaProvider } from '@doorstep/human-check/server';
import * as v from 'valibot';
import { askService } from './ask-service.ts';

/** No widget gave it out: a right secret is answered with "no such token". */
const madeUpToken = 'doorstep-asks-whether-the-secret-is-right';

/** A network for examples: the test speaks for no visitor. */
const nobodysAddress = '192.0.2.1';

const answerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
});

export interface CaptchaTest {
  provider: CaptchaProvider;
  /** The beginning of its settings' names. */
  prefix: string;
  timeoutMs: number;
}

/** Whether the script can be loaded, and whether the secret and the site key are right. Costs nothing, spends nothing. */
export async function testCaptcha(test: CaptchaTest): Promise<ServiceTestFinding[]> {
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
