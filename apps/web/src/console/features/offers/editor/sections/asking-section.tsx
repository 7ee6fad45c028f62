import { Button } from '@doorstep/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { SelectField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { newQuestion, type OfferForm } from '../offer-form.ts';
import { useOfferField } from '../use-offer-field.ts';
import { QuestionFields } from './question-fields.tsx';

const contactFields = ['name', 'email', 'phone'] as const;
const rules = ['off', 'optional', 'required'] as const;

export function AskingSection() {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const field = useOfferField();
  const { control, getValues } = useFormContext<OfferForm>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'questions' });
  return (
    <EditorSection section="asking">
      <div className="field-row">
        {contactFields.map((name) => (
          <SelectField
            key={name}
            label={t(`staff.contact.${name}`)}
            options={rules.map((rule) => ({ value: rule, label: t(`staff.field_rule.${rule}`) }))}
            {...field(`contact.${name}`)}
          />
        ))}
      </div>
      {fields.map((question, index) => (
        <QuestionFields
          key={question.id}
          index={index}
          questionId={question.questionId}
          isLast={index === fields.length - 1}
          onRemove={() => remove(index)}
          onMove={(to) => move(index, to)}
        />
      ))}
      {mayWrite ? (
        <div className="actions">
          <Button look="secondary" onClick={() => append(newQuestion(getValues('languages')))}>
            {t('staff.editor.add_question')}
          </Button>
        </div>
      ) : null}
    </EditorSection>
  );
}
