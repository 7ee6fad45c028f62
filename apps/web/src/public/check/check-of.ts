import type { Captcha, CaptchaSettings, HumanCheckSettings } from '@doorstep/contract';
import type { BrowserCheck } from '@doorstep/human-check';
import { withSolvedAhead } from './solve-ahead.ts';

type Create = (settings: CaptchaSettings & { language: string }) => BrowserCheck;

/** The code of each captcha, loaded only where it is in use. */
const captchaChecks: Record<Captcha, () => Promise<Create>> = {
  hcaptcha: async () => (await import('@doorstep/human-check/hcaptcha')).hcaptchaCheck,
  turnstile: async () => (await import('@doorstep/human-check/turnstile')).turnstileCheck,
};

/**
 * The check the server chose for a page. Its code loads when first needed: the built-in one on most pages, a captcha
 * only where it is in use.
 */
export function checkOf(
  settings: HumanCheckSettings,
  { language, formToken }: { language: string; formToken: string },
): BrowserCheck {
  return lazily(async () => {
    if (settings.provider === 'pow') {
      const { proofOfWorkCheck } = await import('@doorstep/human-check/proof-of-work');
      return withSolvedAhead(settings.challengeUrl, proofOfWorkCheck(settings));
    }
    const create = await captchaChecks[settings.provider]();
    return reportingScriptError(create({ ...settings, language }), formToken);
  });
}

let isReported = false;

/** Reports once per page that the provider's script failed to load: the server cannot know otherwise. */
function reportingScriptError(check: BrowserCheck, formToken: string): BrowserCheck {
  const reporting = <Outcome extends { kind: string; code?: string }>(outcome: Outcome): Outcome => {
    if (outcome.kind !== 'failed' || outcome.code !== 'script-error' || isReported) return outcome;
    isReported = true;
    fetch('/api/human-check-issues', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ formToken, code: 'script-error' }),
      keepalive: true,
    }).catch(() => undefined);
    return outcome;
  };
  return {
    ...check,
    prepare: async (options) => reporting(await check.prepare(options)),
    solve: async (options) => reporting(await check.solve(options)),
  };
}

function lazily(load: () => Promise<BrowserCheck>): BrowserCheck {
  let loading: Promise<BrowserCheck | null> | null = null;
  const check = async (): Promise<BrowserCheck | null> => {
    loading ??= load().catch(() => null);
    const loaded = await loading;
    if (loaded === null) loading = null; // the next attempt loads it again
    return loaded;
  };
  const missing = { kind: 'failed', failure: 'unreachable', code: 'code-unavailable' } as const;
  return {
    prepare: async (options) => (await check())?.prepare(options) ?? missing,
    solve: async (options) => (await check())?.solve(options) ?? missing,
    release: () => void loading?.then((loaded) => loaded?.release()),
  };
}
