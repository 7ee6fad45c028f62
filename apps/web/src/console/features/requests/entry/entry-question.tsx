import type { Draft, PublicQuestion } from '@doorstep/contract';
import { CheckboxGroup } from '@doorstep/ui';
import { useId } from 'react';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../shared/form/fields.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

interface EntryQuestionProps {
  question: PublicQuestion;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  set: (changes: Draft) => void;
}

const inputs = {
  number: { type: 'text' },
  // Limits the year to four digits in browsers.
  date: { type: 'date', max: '9999-12-31' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  short_text: { type: 'text' },
} as const;

export function EntryQuestion({ question, set, ...field }: EntryQuestionProps) {
  const { t } = useTexts();
  const id = useId();
  const { name, value, error } = field;
  const label = question.label.text;
  const hint = [question.help?.text, question.required ? undefined : t('staff.entry.optional')]
    .filter((part) => part !== undefined)
    .join(' ');
  const remarks = { label, error, ...(hint === '' ? {} : { hint }) };
  switch (question.kind) {
    case 'choice':
      return (
        <SelectField
          {...field}
          {...remarks}
          options={[
            { value: '', label: t('staff.entry.choose') },
            ...question.options.map((option) => ({ value: option.id, label: option.label.text })),
          ]}
        />
      );
    case 'choices': {
      const chosen = value.split('\n').filter((one) => one !== '');
      return (
        <CheckboxGroup
          id={id}
          name={name}
          legend={label}
          {...(hint === '' ? {} : { hint })}
          error={error}
          values={chosen}
          choices={question.options.map((option) => ({ value: option.id, label: option.label.text }))}
          onChange={({ target }) =>
            set({
              [name]: question.options
                .map((option) => option.id)
                .filter((one) => (one === target.value ? target.checked : chosen.includes(one)))
                .join('\n'),
            })
          }
        />
      );
    }
    case 'consent':
      return (
        <CheckField
          {...remarks}
          name={name}
          checked={value !== ''}
          onChange={(event) => set({ [name]: event.target.checked ? 'yes' : '' })}
        />
      );
    case 'long_text':
      return <TextAreaField {...field} {...remarks} rows={4} />;
    default:
      return <TextField {...field} {...remarks} {...inputs[question.kind]} autoComplete="off" />;
  }
}
