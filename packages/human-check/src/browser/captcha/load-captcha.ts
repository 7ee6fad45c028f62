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

/** The current series by tag; all checks of the page share it. */
const seriesByTag = new Map<string, Promise<unknown>>();

/** Loads a script once per page; null after three failed attempts. The next call then starts a new series. */
export function loadCaptcha<Api extends Usable>(script: CaptchaScript<Api>, options: LoadOptions): Promise<Api | null> {
  const present = usableApi(script);
  if (present !== null) return Promise.resolve(present);
  const underWay = seriesByTag.get(script.tagId) as Promise<Api | null> | undefined;
  if (underWay !== undefined) return underWay;
  const series = loadInSeries(script, options).finally(() => seriesByTag.delete(script.tagId));
  seriesByTag.set(script.tagId, series);
  return series;
}

async function loadInSeries<Api extends Usable>(
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

interface CaptchaScript<Api> {
  address: string;
  tagId: string;
  /** The global function that the script calls once ready; its name is in the script's URL. */
  onloadName: string;
  /** Whether the tag has `crossorigin`. */
  isCrossOrigin: boolean;
  api: () => Partial<Api> | undefined;
}

interface Usable {
  render: unknown;
  execute: unknown;
}

/** Null until the API is usable. Other code may have taken its name. */
function usableApi<Api extends Usable>({ api: read }: CaptchaScript<Api>): Api | null {
  const api = read();
  return typeof api?.render === 'function' && typeof api.execute === 'function' ? (api as Api) : null;
}

type LoadAttempt<Api> =
  | { kind: 'loaded'; api: Api }
  | { kind: 'failed' }
  /** It never called back: it hangs, or the response was a blocker's stub or a captive portal's page. */
  | { kind: 'silent' };

/** Success is a callback and a usable API: the tag's `load` event proves nothing. A failure leaves nothing behind. */
function loadScript<Api extends Usable>(script: CaptchaScript<Api>, timeoutMs: number): Promise<LoadAttempt<Api>> {
  const { address, tagId, onloadName, isCrossOrigin } = script;
  const globals = window as unknown as Record<string, unknown>;
  return new Promise((resolve) => {
    const tag = document.createElement('script');
    tag.id = tagId;
    tag.async = true;
    if (isCrossOrigin) tag.crossOrigin = 'anonymous';
    tag.src = address;

    const end = (attempt: LoadAttempt<Api>): void => {
      clearTimeout(watchdog);
      tag.removeEventListener('error', fail);
      if (globals[onloadName] === callBack) delete globals[onloadName];
      if (attempt.kind !== 'loaded') tag.remove();
      resolve(attempt);
    };
    const fail = (): void => end({ kind: 'failed' });
    const callBack = (): void => {
      const api = usableApi(script);
      end(api === null ? { kind: 'failed' } : { kind: 'loaded', api });
    };
    const watchdog = setTimeout(() => end({ kind: 'silent' }), timeoutMs);
    globals[onloadName] = callBack;
    tag.addEventListener('error', fail);
    document.head.append(tag);
  });
}
