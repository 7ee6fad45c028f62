import type { OfferEffect } from '@doorstep/contract';
import { formatMoment } from '../../../shared/texts/format-moment.ts';
import { useMailWay } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/**
 * What a change means for people, in words.
 * @param timeZone The offer's.
 */
export function EffectList({ effects, timeZone }: { effects: OfferEffect[]; timeZone: string }) {
  const { t, language } = useTexts();
  const way = useMailWay();
  const moment = (at: string) => formatMoment(at, language, timeZone);
  const textOf = (effect: OfferEffect): string => {
    switch (effect.kind) {
      case 'puts_off':
        return t('staff.effect.puts_off', { at: moment(effect.opensAt) });
      case 'clears_closing':
      case 'closes_by_time':
        return t(`staff.effect.${effect.kind}`, { at: moment(effect.closesAt) });
      case 'lapses':
        return t('staff.effect.lapses', { count: effect.count, way });
      default: {
        const { kind, ...values } = effect;
        return t(`staff.effect.${kind}`, values);
      }
    }
  };
  return (
    <ul>
      {effects.map((effect) => (
        <li key={'place' in effect ? `${effect.kind} ${effect.place}` : effect.kind}>{textOf(effect)}</li>
      ))}
    </ul>
  );
}
