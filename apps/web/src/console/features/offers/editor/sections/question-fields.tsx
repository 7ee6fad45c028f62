import { hasOptions, questionKinds } from '@doorstep/contract';
import { useFormContext, useWatch, useFieldArray } from 'react-hook-form';
import { Button } from '@doorstep/ui';
import { CheckField, SelectField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import { type OfferForm, newOption } from '../offer-form.ts';
import { OfferText } from '../offer-text.tsx';
import { useOfferField } from '../use-offer-field.ts';
import { useOfferUses } from '../use-offer-uses.ts';
import { useShownText } from '../use-shown-text.ts';
import { RemoveOrRetire } from '../retired/remove-or-retire.tsx';
import { RetiredNote } from '../retired/retired-note.tsx';

interface QuestionFieldsProps {
  index: number;
  questionId: string;
  isLast: boolean;
  onRemove: () => void;
  onMove: (to: number) => void;
}

export function QuestionFields({ index, questionId, isLast, onRemove, onMove }: QuestionFieldsProps) {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const field = useOfferField();
  const { setValue } = useFormContext<OfferForm>();
  const [kind, texts, isRetired] = useWatch<
    OfferForm,
    [`questions.${number}.kind`, `questions.${number}.label`, `questions.${number}.isRetired`]
  >({ name: [`questions.${index}.kind`, `questions.${index}.label`, `questions.${index}.isRetired`] });
  const number = index + 1;
  const name = useShownText(texts);
  const uses = useOfferUses().ofQuestion(questionId);
  const retire = (value: boolean) => setValue(`questions.${index}.isRetired`, value, { shouldDirty: true });
  if (isRetired)
    return (
      <fieldset className="row-group row-group-retired">
        <legend>{name || t('staff.editor.question_number', { number })}</legend>
        <RetiredNote kind="question" uses={uses} name={name} onBringBack={() => retire(false)} onRemove={onRemove} />
      </fieldset>
    );
  return (
    <fieldset className="row-group">
      <legend>{t('staff.editor.question_number', { number })}</legend>
      <OfferText path={`questions.${index}.label`} label={t('staff.editor.question_label')} />
      <div className="field-row">
        <SelectField
          label={t('staff.editor.question_kind')}
          options={questionKinds.map((one) => ({ value: one, label: t(`staff.question_kind.${one}`) }))}
          {...field(`questions.${index}.kind`)}
        />
        <OfferText path={`questions.${index}.help`} label={t('staff.editor.question_help')} />
      </div>
      {hasOptions(kind) ? <AnswerFields question={index} questionId={questionId} /> : null}
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
          <RemoveOrRetire
            kind="question"
            uses={uses}
            name={String(number)}
            onRemove={onRemove}
            onRetire={() => retire(true)}
          />
        </div>
      ) : null}
    </fieldset>
  );
}

/** The options of a choice: each keeps its id when its text changes. */
function AnswerFields({ question, questionId }: { question: number; questionId: string }) {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const { control, getValues } = useFormContext<OfferForm>();
  const { fields, append, remove } = useFieldArray({ control, name: `questions.${question}.options` });
  return (
    <div className="answers" role="group" aria-label={t('staff.editor.answers')}>
      {fields.map((option, index) => (
        <Answer
          key={option.id}
          place={{ question, index }}
          ids={{ questionId, optionId: option.optionId }}
          onRemove={() => remove(index)}
        />
      ))}
      {mayWrite ? (
        <div className="actions">
          <Button look="secondary" onClick={() => append(newOption(getValues('languages')))}>
            {t('staff.editor.add_answer')} <span className="visually-hidden">{question + 1}</span>
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface AnswerProps {
  place: { question: number; index: number };
  ids: { questionId: string; optionId: string };
  onRemove: () => void;
}

function Answer({ place: { question, index }, ids: { questionId, optionId }, onRemove }: AnswerProps) {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const { setValue } = useFormContext<OfferForm>();
  const path = `questions.${question}.options.${index}` as const;
  const [texts, isRetired] = useWatch<OfferForm, [`${typeof path}.label`, `${typeof path}.isRetired`]>({
    name: [`${path}.label`, `${path}.isRetired`],
  });
  const name = useShownText(texts);
  const uses = useOfferUses().ofAnswer(questionId, optionId);
  const retire = (value: boolean) => setValue(`${path}.isRetired`, value, { shouldDirty: true });
  return (
    <div className={isRetired ? 'answer answer-retired' : 'answer'}>
      <OfferText path={`${path}.label`} label={t('staff.editor.answer_number', { number: index + 1 })} />
      {isRetired ? (
        <RetiredNote kind="answer" uses={uses} name={name} onBringBack={() => retire(false)} onRemove={onRemove} />
      ) : mayWrite ? (
        <RemoveOrRetire kind="answer" uses={uses} name={name} onRemove={onRemove} onRetire={() => retire(true)} />
      ) : null}
    </div>
  );
}
