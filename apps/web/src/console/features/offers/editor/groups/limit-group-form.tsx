import type { LimitGroupView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState, type FormEvent } from 'react';
import { focusFirstError } from '../../../../shared/form/focus-first-error.ts';
import { TextField } from '../../../../shared/form/fields.tsx';
import { ErrorNotice } from '../../../../shared/page/notice.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useSaveLimitGroup } from './limit-groups-api.ts';

interface LimitGroupFormProps {
  /** Null creates a new group. */
  group: LimitGroupView | null;
  onSaved: (group: LimitGroupView) => void;
  onCancel: () => void;
}

export function LimitGroupForm({ group, onSaved, onCancel }: LimitGroupFormProps) {
  const { t } = useTexts();
  const saving = useSaveLimitGroup(group);
  const [name, setName] = useState(group?.name ?? '');
  const [units, setUnits] = useState(textOf(group?.limits.unitsPerHome));
  const [days, setDays] = useState(textOf(group?.limits.windowDays));
  const [isChecked, setChecked] = useState(false);
  const isWrong = (text: string) => (isChecked && !isLimit(text) ? t('field_error.not_a_number') : undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles a dialog form's submit event to the page's form, which would save the offer.
    event.stopPropagation();
    setChecked(true);
    if (name.trim() === '' || !isLimit(units) || !isLimit(days)) return focusFirstError(event.currentTarget);
    saving.mutate(
      { name: name.trim(), limits: { unitsPerHome: numberOf(units), windowDays: numberOf(days) } },
      { ifShown: onSaved },
    );
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <ErrorNotice error={saving.error} />
      <TextField
        label={t('staff.group.name')}
        hint={t('staff.group.name_hint')}
        maxLength={100}
        value={name}
        error={isChecked && name.trim() === '' ? t('staff.tokens.name_missing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="field-row">
        <TextField
          label={t('staff.editor.units_per_home')}
          hint={t('staff.editor.empty_is_no_limit')}
          width="short"
          inputMode="numeric"
          value={units}
          error={isWrong(units)}
          onChange={(event) => setUnits(event.target.value)}
        />
        <TextField
          label={t('staff.editor.window_days')}
          hint={t('staff.editor.window_days_hint')}
          width="short"
          inputMode="numeric"
          value={days}
          error={isWrong(days)}
          onChange={(event) => setDays(event.target.value)}
        />
      </div>
      {group === null ? null : <p className="muted">{t('staff.group.lowered')}</p>}
      <div className="actions">
        <Button type="submit" isBusy={saving.isPending}>
          {t('staff.group.save')}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t('staff.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Empty, or a whole number from 1. */
function isLimit(text: string): boolean {
  return /^\s*([1-9]\d{0,5})?\s*$/.test(text);
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim());
}

function textOf(number: number | null | undefined): string {
  return number === null || number === undefined ? '' : String(number);
}
