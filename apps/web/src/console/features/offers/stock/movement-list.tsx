import { Loaded } from '../../../shared/page/loaded.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { Moment } from '../../../shared/texts/moment.tsx';
import { servedText } from '../../../shared/texts/served-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useMovements } from '../offers-api.ts';

export function MovementList({ offerId, itemId }: { offerId: string; itemId: string }) {
  const texts = useTexts();
  const { t, language } = texts;
  const way = useMailWay();
  const movements = useMovements(offerId);
  const signed = new Intl.NumberFormat(language.startsWith('en') ? 'en-GB' : language, { signDisplay: 'exceptZero' });
  return (
    <section className="stack">
      <h3>{t('staff.stock.movements')}</h3>
      <Loaded query={movements}>
        {({ rows }) => {
          const ofItem = rows.toReversed().filter((movement) => movement.itemId === itemId);
          if (ofItem.length === 0) return <p className="muted">{t('staff.stock.no_movements')}</p>;
          return (
            <ul className="plain-list movements">
              {ofItem.map(({ id, kind, quantity, reason, at, person, served }) => (
                <li key={id}>
                  {/* Damage may come signed or as a count; it is shown with its effect. */}
                  <strong className="movement-quantity">
                    {signed.format(kind === 'damaged' ? -Math.abs(quantity) : quantity)}
                  </strong>
                  <span>
                    {t(`staff.movement.${kind}`)}
                    {reason === '' ? '' : `: ${reason}`}
                    {served === undefined ? null : (
                      <span className="movement-served">{servedText(texts, served, way)}</span>
                    )}
                  </span>
                  <span className="muted">
                    <Moment at={at} /> · {person === '' ? t('staff.actor.system') : person}
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}
