import type { ErrorReports } from './error-reports.ts';
import { usableApi, type HcaptchaApi } from './hcaptcha-api.ts';
import { loadScript } from './load-script.ts';
import { scriptAddress, type ScriptOptions } from './script-address.ts';

export interface LoadOptions extends ScriptOptions {
  /**
   * How long a script may take to call back. 12 s: over a slow mobile connection the real one takes up to 5 s, and
   * nobody should look at "getting ready" for longer without being offered another way.
   */
  loadTimeoutMs?: number | undefined;
  /** BriefOfOffer once of every series that failed; null when nothing is reported. */
  errorReports: ErrorReports | null;
}

const attempts = 3;
const betweenAttemptsMs = 1000;

/** The one that is going on, or that succeeded: checks beside each other and after each other share it. */
let series: Promise<HcaptchaApi | null> | null = null;

/**
 * The provider's API, loaded once for the whole page whoever asks; null when three attempts failed. Asking again after
 * that begins a really new series.
 */
export function loadHcaptcha(options: LoadOptions): Promise<HcaptchaApi | null> {
  const present = usableApi();
  if (present !== null) return Promise.resolve(present);
  series ??= loadInSeries(options).finally(() => (series = null));
  return series;
}

async function loadInSeries({ loadTimeoutMs = 12_000, errorReports, ...script }: LoadOptions) {
  const address = scriptAddress(script);
  const trail: { message: string; at: Date }[] = [];
  for (let count = 1; count <= attempts; count += 1) {
    const attempt = await loadScript(address, loadTimeoutMs);
    if (attempt.kind === 'loaded') return attempt.api;
    trail.push({ message: `attempt ${count}: ${attempt.kind}`, at: new Date() });
    // Whatever keeps a script silent is no passing disturbance, and the visitor has waited long enough.
    if (attempt.kind === 'silent') break;
    if (count < attempts) await new Promise((resolve) => setTimeout(resolve, betweenAttemptsMs));
  }
  errorReports?.add({ message: 'script-error', trail, scriptUrl: withoutQuery(address) });
  return null;
}

function withoutQuery(address: string): string {
  return address.replace(/\?.*/, '');
}
