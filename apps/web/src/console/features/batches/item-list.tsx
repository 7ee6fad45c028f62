import type { BatchItem } from '@doorstep/contract';
import { useTexts } from '../../shared/texts/texts-context.tsx';

export function ItemList({ items }: { items: BatchItem[] }) {
  const { t } = useTexts();
  const hasShelves = items.some(({ shelf }) => shelf !== undefined);
  return (
    <table className="table pick-list">
      <caption className="visually-hidden">{t('staff.batch.pick_list')}</caption>
      <thead>
        <tr>
          {hasShelves ? <th scope="col">{t('staff.batch.shelf')}</th> : null}
          <th scope="col">{t('staff.batch.quantity')}</th>
          <th scope="col">{t('staff.batch.item')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ itemId, name, quantity, shelf }) => (
          <tr key={itemId}>
            {hasShelves ? (
              <td>
                <bdi>{shelf}</bdi>
              </td>
            ) : null}
            <td className="pick-quantity">{t('staff.number', { number: quantity })}</td>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
