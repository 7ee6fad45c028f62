import type { StaffOffer } from '@doorstep/contract';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { StockBar } from '../stock-bar.tsx';
import { MovementForm } from './movement-form.tsx';
import { MovementList } from './movement-list.tsx';
import { shelfOf, useShelf } from './shelf.ts';

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
