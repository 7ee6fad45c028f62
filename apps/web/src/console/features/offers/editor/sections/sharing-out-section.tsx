import { allocations, isDecidedByStaff, isDrawn } from '@doorstep/contract';
import { useWatch } from 'react-hook-form';
import { CheckField, TextField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { EditorSection } from '../editor-section.tsx';
import type { OfferForm } from '../offer-form.ts';
import { DateFields } from './date-fields.tsx';
import { DrawFormatFields } from './draw-format-fields.tsx';
import { OfferRadioField } from '../offer-radio-field.tsx';
import { OfferText } from '../offer-text.tsx';
import { TimeField } from '../time-field.tsx';
import { useOfferField } from '../use-offer-field.ts';

export function SharingOutSection() {
  const { t } = useTexts();
  const field = useOfferField();
  const allocation = useWatch<OfferForm, 'allocation'>({ name: 'allocation' });
  return (
    <EditorSection section="sharing_out">
      <OfferRadioField
        path="allocation"
        legend={t('staff.editor.allocation')}
        choices={allocations.map((way) => ({
          value: way,
          label: t(`staff.allocation.${way}`),
          hint: t(`staff.allocation_hint.${way}`),
        }))}
      />
      <DateFields />
      {isDrawn({ allocation }) ? (
        <>
          <OfferText path="drawValue" label={t('staff.editor.draw_value')} hint={t('staff.editor.draw_value_hint')} />
          <DrawFormatFields />
          <TimeField
            path="drawKnownAt"
            label={t('staff.editor.draw_known_at')}
            hint={t('staff.editor.draw_known_at_hint')}
          />
        </>
      ) : null}
      {isDecidedByStaff({ allocation }) ? (
        <>
          <OfferText
            path="decisionRule"
            label={t('staff.editor.decision_rule')}
            hint={t('staff.editor.decision_rule_hint')}
          />
          <TextField
            label={t('staff.editor.decided_within')}
            hint={t('staff.editor.decided_within_hint')}
            width="short"
            inputMode="numeric"
            {...field('decidedWithinDays')}
          />
        </>
      ) : null}
      <CheckField
        label={t('staff.editor.has_waitlist')}
        hint={t('staff.editor.has_waitlist_hint')}
        {...field('hasWaitlist')}
      />
      <CheckField
        label={t('staff.editor.shows_remaining')}
        hint={t('staff.editor.shows_remaining_hint')}
        {...field('showsRemaining')}
      />
      <CheckField label={t('staff.editor.is_listed')} hint={t('staff.editor.is_listed_hint')} {...field('isListed')} />
      <OfferRadioField
        path="whenCheckIsDown"
        legend={t('staff.editor.when_check_is_down')}
        choices={(['hold', 'refuse'] as const).map((way) => ({ value: way, label: t(`staff.check_down.${way}`) }))}
      />
    </EditorSection>
  );
}
