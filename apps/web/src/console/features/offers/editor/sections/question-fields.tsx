import { useWatch } from 'react-hook-form';
import { CheckField } from '../../../../shared/form/check-field.tsx';
import { SelectField } from '../../../../shared/form/select-field.tsx';
import { TextAreaField } from '../../../../shared/form/text-area-field.tsx';
import { TextField } from '../../../../shared/form/text-field.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import type { OfferForm } from '../offer-form.ts';
import { useOfferField } from '../use-offer-field.ts';

const kinds = ['short_text', 'long_text', 'choice', 'choices', 'number', 'date', 'email', 'phone', 'consent'] as const;

interface QuestionFieldsProps {
  index: number;
  isLast: boolean;
  onRemove: () => void;
  onMove: (to: number) => void;
}

export function QuestionFields({ index, isLast, onRemove, onMove }: QuestionFieldsProps) {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const field = useOfferField();
  const kind = useWatch<OfferForm, `questions.${number}.kind`>({ name: `questions.${index}.kind` });
  const number = index + 1;
  return (
    <fieldset className="row-group">
      <legend>{t('staff.editor.question_number', { number })}</legend>
      <TextField label={t('staff.editor.question_label')} {...field(`questions.${index}.label`)} />
      <div className="field-row">
        <SelectField
          label={t('staff.editor.question_kind')}
          options={kinds.map((one) => ({ value: one, label: t(`staff.question_kind.${one}`) }))}
          {...field(`questions.${index}.kind`)}
        />
        <TextField label={t('staff.editor.question_help')} {...field(`questions.${index}.help`)} />
      </div>
      {kind === 'choice' || kind === 'choices' ? (
        <TextAreaField
          label={t('staff.editor.question_options')}
          hint={t('staff.editor.question_options_hint')}
          {...field(`questions.${index}.options`)}
        />
      ) : null}
      <CheckField label={t('staff.editor.question_required')} {...field(`questions.${index}.required`)} />
      {mayWrite ? (
        <div className="actions">
          {index === 0 ? null : (
            <button type="button" className="ds-link-button" onClick={() => onMove(index - 1)}>
              {t('staff.editor.move_up')} <span className="visually-hidden">{number}</span>
            </button>
          )}
          {isLast ? null : (
            <button type="button" className="ds-link-button" onClick={() => onMove(index + 1)}>
              {t('staff.editor.move_down')} <span className="visually-hidden">{number}</span>
            </button>
          )}
          <button type="button" className="ds-link-button" onClick={onRemove}>
            {t('staff.editor.remove_question')} <span className="visually-hidden">{number}</span>
          </button>
        </div>
      ) : null}
    </fieldset>
  );
}
