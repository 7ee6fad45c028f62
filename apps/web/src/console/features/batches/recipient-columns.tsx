import type { Column } from '../../shared/page/data-table.tsx';
import type { Texts } from '../../shared/texts/texts-context.tsx';

interface Recipient {
  name: string;
  addressLine: string;
  lines: { name: string; quantity: number }[];
}

/** Who gets what, and where. */
export function recipientColumns({ t }: Texts): Column<Recipient>[] {
  return [
    {
      label: t('staff.requests.name'),
      className: 'cell-name',
      render: ({ name }) => <bdi>{name === '' ? t('staff.none') : name}</bdi>,
    },
    {
      label: t('staff.requests.address'),
      className: 'cell-address',
      render: ({ addressLine }) => <bdi>{addressLine}</bdi>,
    },
    {
      label: t('staff.requests.lines'),
      className: 'cell-lines',
      render: ({ lines }) => lines.map(({ name, quantity }) => t('staff.requests.line', { name, quantity })).join(', '),
    },
  ];
}
