import { captchas, type checkFilters } from '@doorstep/contract';
import type { Texts } from '../../../shared/texts/texts-context.tsx';

/** What a request was checked by, in words: a captcha by its own name. */
export function checkName(check: (typeof checkFilters)[number], t: Texts['t']): string {
  return check === 'pow' || check === 'mailed_link' || check === 'none'
    ? t(`staff.filter.check.${check}`)
    : captchas[check].name;
}
