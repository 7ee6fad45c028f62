import type { AddressDataset } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { namedCountries } from '../../../public/named-countries.ts';
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
  return (
    <table className="table people-table dataset-table">
      <caption className="visually-hidden">{t('staff.addresses.datasets')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('staff.addresses.name')}</th>
          <th scope="col">{t('staff.addresses.country')}</th>
          <th scope="col" className="cell-number">
            {t('staff.addresses.count')}
          </th>
          <th scope="col">{t('staff.addresses.age')}</th>
          <th scope="col">{t('staff.addresses.licence')}</th>
          <th scope="col">{t('staff.addresses.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {datasets.map((dataset) => (
          <tr key={dataset.name}>
            <th scope="row">
              <bdi>{dataset.name}</bdi>
              {dataset.credit === '' ? null : <span className="cell-reasons">{dataset.credit}</span>}
            </th>
            <td data-label={t('staff.addresses.country')}>{countriesOf(dataset.countries, language)}</td>
            <td data-label={t('staff.addresses.count')} className="cell-number">
              {dataset.addresses.toLocaleString(language)}
            </td>
            <td data-label={t('staff.addresses.age')}>
              <Age dataset={dataset} />
            </td>
            <td data-label={t('staff.addresses.licence')}>
              {dataset.licence === '' ? t('staff.addresses.licence.none') : dataset.licence}
            </td>
            <td>
              <div className="actions">
                {dataset.hasReport ? (
                  <Button
                    look="quiet"
                    aria-label={t('staff.addresses.report_of', { name: dataset.name })}
                    onClick={() => onReport(dataset.name)}
                  >
                    {t('staff.addresses.report')}
                  </Button>
                ) : null}
                <Button
                  look="quiet"
                  aria-label={t('staff.addresses.replace_of', { name: dataset.name })}
                  onClick={() => onReplace(dataset.name)}
                >
                  {t('staff.addresses.replace')}
                </Button>
                <Button
                  look="quiet"
                  aria-label={t('staff.addresses.remove_of', { name: dataset.name })}
                  onClick={() => onRemove(dataset)}
                >
                  {t('staff.addresses.remove')}
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
