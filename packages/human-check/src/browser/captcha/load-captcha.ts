import { loadScript, type CaptchaScript } from './load-script.ts';

export interface FailedSeries {
  trail: { message: string; at: Date }[];
  scriptUrl: string;
}

export interface LoadOptions {
  /** 12 s: over a slow mobile connection the real script takes up to 5 s, and no one should wait longer. */
  loadTimeoutMs?: number | undefined;
  /** Called once per failed series. */
  onFailed?: ((series: FailedSeries) => void) | undefined;
}

const attempts = 3;
const betweenAttemptsMs = 1000;

/** By tag: the series under way; all checks of the page share it. */
const seriesByTag = new Map<string, Promise<unknown>>();

/** Loads a script once per page; null after three failed attempts. The next call then starts a new series. */
export function loadCaptcha<Api>(script: CaptchaScript<Api>, options: LoadOptions): Promise<Api | null> {
  const present = script.usableApi();
  if (present !== null) return Promise.resolve(present);
  const underWay = seriesByTag.get(script.tagId) as Promise<Api | null> | undefined;
  if (underWay !== undefined) return underWay;
  const series = loadInSeries(script, options).finally(() => seriesByTag.delete(script.tagId));
  seriesByTag.set(script.tagId, series);
  return series;
}

async function loadInSeries<Api>(
  script: CaptchaScript<Api>,
  { loadTimeoutMs = 12_000, onFailed }: LoadOptions,
): Promise<Api | null> {
  const trail: FailedSeries['trail'] = [];
  for (let count = 1; count <= attempts; count += 1) {
    const attempt = await loadScript(script, loadTimeoutMs);
    if (attempt.kind === 'loaded') return attempt.api;
    trail.push({ message: `attempt ${count}: ${attempt.kind}`, at: new Date() });
    // A silent script is not a temporary failure, and the visitor has waited long enough.
    if (attempt.kind === 'silent') break;
    if (count < attempts) await new Promise((resolve) => setTimeout(resolve, betweenAttemptsMs));
  }
  onFailed?.({ trail, scriptUrl: script.address.replace(/\?.*/, '') });
  return null;
}
