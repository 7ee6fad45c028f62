import type { ErrorReports } from './error-reports.ts';
import { usableApi, type HcaptchaApi } from './hcaptcha-api.ts';
import { loadScript } from './load-script.ts';
import { scriptAddress, type ScriptOptions } from './script-address.ts';

export interface LoadOptions extends ScriptOptions {
  /** 12 s: over a slow mobile connection the real script takes up to 5 s, and no one should wait longer. */
  loadTimeoutMs?: number | undefined;
  /** Gets one report per failed series; null for none. */
  errorReports: ErrorReports | null;
}

const attempts = 3;
const betweenAttemptsMs = 1000;

/** The series under way, or the one that succeeded; all checks of the page share it. */
let series: Promise<HcaptchaApi | null> | null = null;

/** Loads once per page; null after three failed attempts. The next call then starts a new series. */
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
    // A silent script is not a temporary failure, and the visitor has waited long enough.
    if (attempt.kind === 'silent') break;
    if (count < attempts) await new Promise((resolve) => setTimeout(resolve, betweenAttemptsMs));
  }
  errorReports?.add({ message: 'script-error', trail, scriptUrl: withoutQuery(address) });
  return null;
}

function withoutQuery(address: string): string {
  return address.replace(/\?.*/, '');
}
