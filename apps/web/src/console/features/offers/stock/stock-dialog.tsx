import type { StaffOffer } from '@doorstep/contract';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useAllowed, useMailWay } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { StockBar } from '../stock-bar.tsx';
import { MovementForm } from './movement-form.tsx';
import { shelfOf, useShelf } from './shelf.ts';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { Moment } from '../../../shared/texts/moment.tsx';
import { servedText } from '../../../shared/texts/served-text.ts';
import { useMovements } from '../offers-api.ts';

interface StockDialogProps {
  offerId: string;
  stock: StaffOffer['stock'][number];
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onRecorded?: () => void;
}

/** One item's stock: the current count, a new movement, and the history. Movements are saved at once. */
export function StockDialog({ offerId, stock, name, isOpen, onClose, onRecorded }: StockDialogProps) {
  const { t } = useTexts();
  const mayMoveStock = useAllowed('stock.write');
  const shelf = useShelf(isOpen ? offerId : null);
  const { promised, sent, onShelf } = shelfOf(stock, shelf.data);
  return (
    <Dialog title={t('staff.stock.of_item', { name })} isOpen={isOpen} onClose={onClose}>
      <StockBar name={t('staff.stock.title')} stock={stock.stock} taken={stock.taken} />
      {promised === null || sent === null ? null : (
        <dl className="facts">
          {onShelf === null ? null : (
            <div>
              <dt>{t('staff.stock.on_shelf')}</dt>
              <dd>{t('staff.number', { number: onShelf })}</dd>
            </div>
          )}
          <div>
            <dt>{t('staff.stock.promised')}</dt>
            <dd>{t('staff.number', { number: promised })}</dd>
          </div>
          <div>
            <dt>{t('staff.stock.sent')}</dt>
            <dd>{t('staff.number', { number: sent })}</dd>
          </div>
        </dl>
      )}
      {mayMoveStock ? <MovementForm offerId={offerId} stock={stock} onShelf={onShelf} onRecorded={onRecorded} /> : null}
      <MovementList offerId={offerId} itemId={stock.itemId} />
    </Dialog>
  );
}

function MovementList({ offerId, itemId }: { offerId: string; itemId: string }) {
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
