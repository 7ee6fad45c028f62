import type { AddressDataset } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { namedCountries } from '../../../public/named-countries.ts';
import { DataTable } from '../../shared/page/data-table.tsx';
import { Icon } from '../../shared/page/icon.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';

interface DatasetTableProps {
  datasets: AddressDataset[];
  onReport: (name: string) => void;
  onReplace: (name: string) => void;
  onRemove: (dataset: AddressDataset) => void;
}

const maxNamed = 3;

export function DatasetTable({ datasets, onReport, onReplace, onRemove }: DatasetTableProps) {
  const { t, language } = useTexts();
  const actions = [
    { action: 'report', act: ({ name }: AddressDataset) => onReport(name) },
    { action: 'replace', act: ({ name }: AddressDataset) => onReplace(name) },
    { action: 'remove', act: onRemove },
  ] as const;
  return (
    <DataTable
      caption={t('staff.addresses.datasets')}
      className="people-table dataset-table"
      rows={datasets}
      keyOf={({ name }) => name}
      columns={[
        {
          label: t('staff.addresses.name'),
          kind: 'name',
          render: ({ name, credit }) => (
            <>
              <bdi>{name}</bdi>
              {credit === '' ? null : <span className="cell-reasons">{credit}</span>}
            </>
          ),
        },
        { label: t('staff.addresses.country'), render: ({ countries }) => countriesOf(countries, language) },
        {
          label: t('staff.addresses.count'),
          kind: 'number',
          render: ({ addresses }) => addresses.toLocaleString(language),
        },
        { label: t('staff.addresses.age'), render: (dataset) => <Age dataset={dataset} /> },
        {
          label: t('staff.addresses.licence'),
          render: ({ licence }) => (licence === '' ? t('staff.addresses.licence.none') : licence),
        },
        {
          label: t('staff.addresses.actions'),
          kind: 'actions',
          render: (dataset) => (
            <div className="actions">
              {actions
                .filter(({ action }) => action !== 'report' || dataset.hasReport)
                .map(({ action, act }) => (
                  <Button
                    key={action}
                    look="quiet"
                    aria-label={t(`staff.addresses.${action}_of`, { name: dataset.name })}
                    onClick={() => act(dataset)}
                  >
                    {t(`staff.addresses.${action}`)}
                  </Button>
                ))}
            </div>
          ),
        },
      ]}
    />
  );
}

function Age({ dataset: { importedAt, ageMonths, isAgeing } }: { dataset: AddressDataset }) {
  const { t } = useTexts();
  return (
    <>
      {isAgeing ? (
        <span className="badge badge-held badge-icon">
          <Icon name="warning" /> {t('staff.addresses.ageing')}
        </span>
      ) : null}
      {t('staff.addresses.age.months', { months: ageMonths })}
      <span className="cell-reasons">
        <Moment at={importedAt} />
      </span>
    </>
  );
}

function countriesOf(codes: readonly string[], language: string): string {
  const names = namedCountries(codes.slice(0, maxNamed), language).map(([, name]) => name);
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(names);
  return codes.length > maxNamed ? `${list}, +${codes.length - maxNamed}` : list;
}
