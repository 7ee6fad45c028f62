import type { AddressDataset, AddressMapping, AddressReading } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useId, useState } from 'react';
import { CheckField, SelectField, TextField } from '../../shared/form/fields.tsx';
import { CountryField } from '../../shared/form/country-field.tsx';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { Loaded } from '../../shared/page/loaded.tsx';
import { ErrorNotice, Notice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useAddressPreview, useStartImport } from './addresses-api.ts';
import { ColumnsTable } from './columns-table.tsx';
import { ErrorDetails } from './import-panel.tsx';
import { RefusedRows } from './row-reasons.tsx';

interface ColumnsPanelProps {
  file: string;
  datasets: AddressDataset[];
  /** The data set to replace; null for a new one. */
  replacing: AddressDataset | null;
  isRunning: boolean;
  onStarted: () => void;
  onCancel: () => void;
}

const encodings = ['utf-8', 'windows-1252', 'iso-8859-2', 'windows-1250', 'windows-1251', 'utf-16le', 'shift_jis'];
const nameForm = /^[a-z0-9][a-z0-9._-]{0,63}$/i;

/** Steps two and three: assign columns, check the first rows and the addresses they become, then import. */
export function ColumnsPanel({ file, datasets, replacing, isRunning, onStarted, onCancel }: ColumnsPanelProps) {
  const { t } = useTexts();
  const id = useId();
  const [country, setCountry] = useState(replacing?.countries.length === 1 ? (replacing.countries[0] ?? '') : '');
  const [encoding, setEncoding] = useState('');
  const [mapping, setMapping] = useState<AddressMapping | null>(null);
  const [name, setName] = useState(nameOf(file));
  const [licence, setLicence] = useState(replacing?.licence ?? '');
  const [credit, setCredit] = useState(replacing?.credit ?? '');
  const [isChecked, setChecked] = useState(false);
  const starting = useStartImport();
  const reading: AddressReading = { file, country, encoding, mapping };
  const preview = useAddressPreview(reading);

  const nameError =
    replacing !== null
      ? undefined
      : !nameForm.test(name)
        ? t('staff.addresses.new_name_missing')
        : datasets.some((dataset) => dataset.name === name)
          ? t('staff.addresses.new_name_taken', { name })
          : undefined;
  const optional = (label: string) => t('staff.addresses.optional', { label });
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id} className="breaking">
        {t('staff.addresses.columns_title', { name: file })}
      </h2>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (nameError !== undefined) return focusFirstError(event.currentTarget);
          const dataset = replacing?.name ?? name;
          starting.mutate(
            { ...reading, dataset, replace: replacing !== null, licence, credit },
            { ifShown: onStarted },
          );
        }}
      >
        <div className="import-fields">
          <CountryField
            label={t('staff.addresses.row_country')}
            none={t('staff.addresses.row_country.none')}
            value={country}
            onChange={({ target }) => setCountry(target.value)}
          />
          <SelectField
            label={t('staff.addresses.encoding')}
            value={encoding}
            options={[
              {
                value: '',
                label:
                  encoding === '' && preview.data !== undefined && preview.data.encoding !== ''
                    ? t('staff.addresses.encoding.found', { encoding: preview.data.encoding })
                    : t('staff.addresses.encoding.auto'),
              },
              ...encodings.map((each) => ({ value: each, label: each })),
            ]}
            onChange={({ target }) => setEncoding(target.value)}
          />
        </div>
        <Loaded query={preview}>
          {(found) => {
            const chosen = mapping ?? found.mapping ?? { columns: {}, streetHoldsNumber: false, hasHeader: true };
            return (
              <>
                {found.columns.length === 0 ? (
                  found.format === null ? null : (
                    <p>{t('staff.addresses.columns_fixed', { format: found.format })}</p>
                  )
                ) : (
                  <>
                    <p className="hint">{t('staff.addresses.columns_hint')}</p>
                    <ColumnsTable preview={found} mapping={chosen} onChange={setMapping} />
                    <CheckField
                      label={t('staff.addresses.holds_number')}
                      checked={chosen.streetHoldsNumber}
                      onChange={({ target }) => setMapping({ ...chosen, streetHoldsNumber: target.checked })}
                    />
                    <CheckField
                      label={t('staff.addresses.has_header')}
                      checked={chosen.hasHeader}
                      // The columns get other names, so choices made under the old names are void.
                      onChange={({ target }) => setMapping({ ...chosen, columns: {}, hasHeader: target.checked })}
                    />
                  </>
                )}
                <div aria-live="polite" className="stack">
                  {found.error === null ? null : (
                    <Notice kind="warning" announce="status" title={t(`staff.addresses.error.${found.error.code}`)}>
                      <ErrorDetails detail={found.error.detail} />
                    </Notice>
                  )}
                  {found.addresses.length === 0 ? null : (
                    <div className="import-become">
                      <strong>{t('staff.addresses.become')}</strong>
                      <ul className="plain-list">
                        {found.addresses.map((address) => (
                          <li key={address} dir="auto">
                            {address}
                          </li>
                        ))}
                      </ul>
                    </div>
                  )}
                  {found.rowsRead === 0 ? null : (
                    <p>{t('staff.addresses.tried', { kept: found.kept, rows: found.rowsRead })}</p>
                  )}
                  <RefusedRows refused={found.refused} />
                </div>
              </>
            );
          }}
        </Loaded>
        {replacing === null ? (
          <TextField
            label={t('staff.addresses.new_name')}
            hint={t('staff.addresses.new_name_hint')}
            width="medium"
            maxLength={64}
            value={name}
            error={isChecked ? nameError : undefined}
            onChange={({ target }) => setName(target.value.trim())}
          />
        ) : null}
        <div className="import-fields">
          <TextField
            label={optional(t('staff.addresses.licence'))}
            hint={t('staff.addresses.licence_hint')}
            maxLength={200}
            value={licence}
            onChange={({ target }) => setLicence(target.value)}
          />
          <TextField
            label={optional(t('staff.addresses.credit'))}
            hint={t('staff.addresses.credit_hint')}
            maxLength={200}
            value={credit}
            onChange={({ target }) => setCredit(target.value)}
          />
        </div>
        <ErrorNotice error={starting.error} />
        {isRunning ? <p>{t('staff.addresses.one_at_a_time')}</p> : null}
        <div className="actions">
          <Button type="submit" isBusy={starting.isPending || isRunning}>
            {replacing === null
              ? t('staff.addresses.import')
              : t('staff.addresses.import_replacing', { name: replacing.name })}
          </Button>
          <Button look="secondary" onClick={onCancel}>
            {t('staff.cancel')}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** `Fernshire 2026.csv.gz` suggests `fernshire-2026`. */
function nameOf(file: string): string {
  const stem = file.toLowerCase().replace(/(\.[a-z]{1,8})+$/, '');
  return stem
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
}
