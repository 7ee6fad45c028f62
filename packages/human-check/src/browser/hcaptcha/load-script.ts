import { usableApi, type HcaptchaApi } from './hcaptcha-api.ts';
import { onloadName } from './script-address.ts';

export type LoadAttempt =
  | { kind: 'loaded'; api: HcaptchaApi }
  | { kind: 'failed' }
  /** It never called back: it hangs, or the response was a blocker's stub or a captive portal's page. */
  | { kind: 'silent' };

const scriptId = 'hCaptcha-script';

/** Success is a callback and a usable API: the tag's `load` event proves nothing. A failure leaves nothing behind. */
export function loadScript(address: string, timeoutMs: number): Promise<LoadAttempt> {
  return new Promise((resolve) => {
    const tag = document.createElement('script');
    tag.id = scriptId;
    tag.async = true;
    tag.crossOrigin = 'anonymous';
    tag.src = address;

    const end = (attempt: LoadAttempt): void => {
      clearTimeout(watchdog);
      tag.removeEventListener('error', fail);
      if (window[onloadName] === callBack) delete window[onloadName];
      if (attempt.kind !== 'loaded') tag.remove();
      resolve(attempt);
    };
    const fail = (): void => end({ kind: 'failed' });
    const callBack = (): void => {
      const api = usableApi();
      end(api === null ? { kind: 'failed' } : { kind: 'loaded', api });
    };
    const watchdog = setTimeout(() => end({ kind: 'silent' }), timeoutMs);
    window[onloadName] = callBack;
    tag.addEventListener('error', fail);
    document.head.append(tag);
  });
}
