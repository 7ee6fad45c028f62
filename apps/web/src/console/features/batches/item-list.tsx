import type { BatchItem } from '@doorstep/contract';
import { DataTable, type Column } from '../../shared/page/data-table.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';

export function ItemList({ items }: { items: BatchItem[] }) {
  const { t } = useTexts();
  const hasShelves = items.some(({ shelf }) => shelf !== undefined);
  const shelves: Column<BatchItem> = { label: t('staff.batch.shelf'), render: ({ shelf }) => <bdi>{shelf}</bdi> };
  return (
    <DataTable
      caption={t('staff.batch.pick_list')}
      className="pick-list"
      rows={items}
      keyOf={({ itemId }) => itemId}
      columns={[
        ...(hasShelves ? [shelves] : []),
        {
          label: t('staff.batch.quantity'),
          className: 'pick-quantity',
          render: ({ quantity }) => t('staff.number', { number: quantity }),
        },
        { label: t('staff.batch.item'), kind: 'name', render: ({ name }) => <bdi>{name}</bdi> },
      ]}
    />
  );
}
