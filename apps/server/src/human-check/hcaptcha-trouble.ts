import { HcaptchaFault } from '@doorstep/human-check/server';
import type { ServiceTrouble } from '../alarms/service-watch.ts';

/** What staff are told of an hCaptcha that gave no judgement. */
export function hcaptchaTrouble(kind: 'unavailable' | 'misconfigured', cause: unknown): ServiceTrouble {
  if (cause instanceof HcaptchaFault) return { code: cause.code, kind, says: cause.message };
  return { code: 'answer', kind, says: 'hCaptcha could not be asked.' };
}
