import type { Texts } from '../../shared/texts/texts-context.tsx';

/** A duration in hours, or in days from 48 hours on. */
export function hoursText({ t }: Pick<Texts, 't'>, hours: number): string {
  return hours < 48 ? t('staff.insights.hours', { count: hours }) : t('staff.insights.days', { count: hours / 24 });
}
