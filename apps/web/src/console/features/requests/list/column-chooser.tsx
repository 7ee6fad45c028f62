import { CheckField } from '../../../shared/form/check-field.tsx';
import { Menu } from '../../../shared/page/menu.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { columns, type Column } from './columns.ts';

export function ColumnChooser({ shown, onChange }: { shown: Column[]; onChange: (shown: Column[]) => void }) {
  const { t } = useTexts();
  return (
    <Menu label={t('staff.requests.columns')}>
      <fieldset className="menu-choices">
        <legend className="visually-hidden">{t('staff.requests.columns')}</legend>
        {columns.map((column) => (
          <CheckField
            key={column}
            label={t(`staff.requests.${column}`)}
            checked={shown.includes(column)}
            onChange={(event) =>
              onChange(event.target.checked ? [...shown, column] : shown.filter((each) => each !== column))
            }
          />
        ))}
      </fieldset>
    </Menu>
  );
}
