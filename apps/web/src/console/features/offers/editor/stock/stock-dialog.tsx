import type { StaffOffer } from '@doorstep/contract';
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

/** The stock of one item: what is there, a new movement, and all that were. Movements are saved at once. */
export function StockDialog({ offerId, stock, name, isOpen, onClose }: StockDialogProps) {
  const { t } = useTexts();
  const { mayMoveStock } = useEditor();
  return (
    <Dialog title={t('staff.stock.of_item', { name })} isOpen={isOpen} onClose={onClose}>
      <StockBar name={t('staff.stock.title')} stock={stock.stock} taken={stock.taken} />
      {mayMoveStock ? <MovementForm offerId={offerId} stock={stock} /> : null}
      <MovementList offerId={offerId} itemId={stock.itemId} />
    </Dialog>
  );
}
