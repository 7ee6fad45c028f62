import { TextField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { EditorSection } from '../editor-section.tsx';
import { LimitGroupField } from '../groups/limit-group-field.tsx';
import { useOfferField } from '../use-offer-field.ts';

export function LimitsSection() {
  const { t } = useTexts();
  const field = useOfferField();
  return (
    <EditorSection section="limits">
      <div className="field-row">
        <TextField
          label={t('staff.editor.units_per_home')}
          hint={t('staff.editor.units_per_home_hint')}
          width="short"
          inputMode="numeric"
          {...field('unitsPerHome')}
        />
        <TextField
          label={t('staff.editor.window_days')}
          hint={t('staff.editor.window_days_hint')}
          width="short"
          inputMode="numeric"
          {...field('windowDays')}
        />
      </div>
      <LimitGroupField />
    </EditorSection>
  );
}
