export interface CaptchaScript<Api> {
  address: string;
  /** The id of the script's tag. */
  tagId: string;
  /** The global function that the script calls once it is ready, as its address says. */
  onloadName: string;
  /** Whether the tag has `crossorigin`. */
  isCrossOrigin: boolean;
  /** Null until the API can be used. Something else may have taken its name. */
  usableApi: () => Api | null;
}

export type LoadAttempt<Api> =
  | { kind: 'loaded'; api: Api }
  | { kind: 'failed' }
  /** It never called back: it hangs, or the response was a blocker's stub or a captive portal's page. */
  | { kind: 'silent' };

/** Success is a callback and a usable API: the tag's `load` event proves nothing. A failure leaves nothing behind. */
export function loadScript<Api>(script: CaptchaScript<Api>, timeoutMs: number): Promise<LoadAttempt<Api>> {
  const { address, tagId, onloadName, isCrossOrigin, usableApi } = script;
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
      const api = usableApi();
      end(api === null ? { kind: 'failed' } : { kind: 'loaded', api });
    };
    const watchdog = setTimeout(() => end({ kind: 'silent' }), timeoutMs);
    globals[onloadName] = callBack;
    tag.addEventListener('error', fail);
    document.head.append(tag);
  });
}
