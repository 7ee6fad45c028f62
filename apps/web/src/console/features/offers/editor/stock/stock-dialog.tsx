import type { StaffOffer } from '@doorstep/contract';
import { useApi } from '../../../../shared/api/api.ts';
import { Dialog } from '../../../../shared/page/dialog.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { StockBar } from '../../stock-bar.tsx';
import { useEditor } from '../editor-context.ts';
import { MovementForm } from './movement-form.tsx';
import { MovementList } from './movement-list.tsx';

interface StockDialogProps {
  offerId: string;
  stock: StaffOffer['stock'][number];
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** One item's stock: the current count, a new movement, and the history. Movements are saved at once. */
export function StockDialog({ offerId, stock, name, isOpen, onClose }: StockDialogProps) {
  const { t } = useTexts();
  const { mayMoveStock } = useEditor();
  const shelf = useApi('GET /offers/:offer/shelf', isOpen ? { params: { offer: offerId } } : null);
  const promised =
    shelf.data === undefined ? null : (shelf.data.find(({ itemId }) => itemId === stock.itemId)?.promised ?? 0);
  const onShelf = promised === null || stock.stock === null ? null : stock.stock - stock.taken + promised;
  return (
    <Dialog title={t('staff.stock.of_item', { name })} isOpen={isOpen} onClose={onClose}>
      <StockBar name={t('staff.stock.title')} stock={stock.stock} taken={stock.taken} />
      {promised === null ? null : (
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
            <dd>{t('staff.number', { number: stock.taken - promised })}</dd>
          </div>
        </dl>
      )}
      {mayMoveStock ? <MovementForm offerId={offerId} stock={stock} onShelf={onShelf} /> : null}
      <MovementList offerId={offerId} itemId={stock.itemId} />
    </Dialog>
  );
}
