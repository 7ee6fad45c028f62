import { CaptchaError } from '@doorstep/human-check/server';
import type { ServiceIssue } from '../alarms/create-service-watch.ts';

export function captchaIssue(kind: 'unavailable' | 'misconfigured', cause: unknown): ServiceIssue {
  if (cause instanceof CaptchaError) return { code: cause.code, kind, message: cause.message };
  return { code: 'answer', kind, message: 'The human check could not be verified.' };
}
