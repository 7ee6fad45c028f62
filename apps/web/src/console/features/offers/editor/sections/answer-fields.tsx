import { Button } from '@doorstep/ui';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import { newOption, type OfferForm } from '../offer-form.ts';
import { OfferText } from '../offer-text.tsx';
import { RemoveOrRetire } from '../retired/remove-or-retire.tsx';
import { RetiredNote } from '../retired/retired-note.tsx';
import { useOfferUses } from '../use-offer-uses.ts';
import { useShownText } from '../use-shown-text.ts';

/** The options of a choice: each keeps its id when its text changes. */
export function AnswerFields({ question, questionId }: { question: number; questionId: string }) {
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
