import { HcaptchaError } from '@doorstep/human-check/server';
import type { ServiceIssue } from '../alarms/service-watch.ts';

/** The issue that staff see when hCaptcha gave no verdict. */
export function hcaptchaIssue(kind: 'unavailable' | 'misconfigured', cause: unknown): ServiceIssue {
  if (cause instanceof HcaptchaError) return { code: cause.code, kind, message: cause.message };
  return { code: 'answer', kind, message: 'hCaptcha could not be asked.' };
}
