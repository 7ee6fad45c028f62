import { addressColumns, type AddressColumn, type AddressMapping, type AddressPreview } from '@doorstep/contract';
import { useTexts } from '../../shared/texts/texts-context.tsx';

interface ColumnsTableProps {
  preview: AddressPreview;
  mapping: AddressMapping;
  onChange: (mapping: AddressMapping) => void;
}

export function ColumnsTable({ preview: { columns, rows }, mapping, onChange }: ColumnsTableProps) {
  const { t } = useTexts();
  const names = namesOf(columns);
  const partOf = (name: string) => addressColumns.find((part) => mapping.columns[part]?.includes(name)) ?? '';
  const choose = (name: string, part: AddressColumn | '') => {
    const parts = new Map(names.map((each) => [each, each === name ? part : partOf(each)]));
    const chosen = addressColumns.map((each) => [each, names.filter((column) => parts.get(column) === each)] as const);
    onChange({ ...mapping, columns: Object.fromEntries(chosen.filter(([, held]) => held.length > 0)) });
  };
  const options = (
    <>
      <option value="">{t('staff.addresses.part.none')}</option>
      {addressColumns.map((part) => (
        <option key={part} value={part}>
          {t(`staff.addresses.part.${part}`)}
        </option>
      ))}
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by the keyboard, too
    <div className="import-columns" role="region" aria-label={t('staff.addresses.columns_hint')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                <select
                  className="ds-input ds-select"
                  aria-label={t('staff.addresses.column', { name })}
                  value={partOf(name)}
                  onChange={({ target }) => choose(name, addressColumns.find((part) => part === target.value) ?? '')}
                >
                  {options}
                </select>
                <code dir="auto">{name}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a file have no other identity
            <tr key={at}>
              {names.map((name, column) => (
                <td key={name} dir="auto">
                  {(row[column] ?? '') === '' ? '–' : row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Duplicate names are numbered as in imports: the second is `NAME#2`. */
function namesOf(columns: readonly string[]): string[] {
  return columns.map((name, at) => {
    const nth = columns.slice(0, at + 1).filter((each) => each === name).length;
    const isRepeated = columns.indexOf(name) !== columns.lastIndexOf(name);
    return isRepeated ? `${name}#${nth}` : name;
  });
}
