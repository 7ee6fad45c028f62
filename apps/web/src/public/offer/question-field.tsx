import type { Draft, PublicQuestion } from '@doorstep/contract';
import { CheckboxField, CheckboxGroup, RadioGroup, TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { LongText } from './long-text.tsx';
import type { FieldErrors } from './use-field-errors.ts';

const inputs = {
  short_text: { type: 'text' },
  number: { type: 'text', inputMode: 'decimal', width: 'short' },
  // Limits the year to four digits in browsers.
  date: { type: 'date', width: 'medium', max: '9999-12-31' },
  // It may belong to someone else, such as the landlord.
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off', width: 'medium' },
} as const;

interface QuestionFieldProps {
  question: PublicQuestion;
  draft: Draft;
  errors: FieldErrors;
}

export function QuestionField({ question, draft, errors }: QuestionFieldProps): ReactNode {
  const { t } = useTexts();
  const place = `answer.${question.id}`;
  const value = draft[place] ?? '';
  const label = <Local of={question.label} />;
  const words = {
    label: question.required ? (
      label
    ) : (
      <>
        {label} {t('public.form.optional_mark')}
      </>
    ),
    hint: question.help === null ? undefined : <Local of={question.help} />,
    ...errors.at(place),
  };
  const { label: legend, ...group } = words;
  const choices = question.options.map((option) => ({ value: option.id, label: <Local of={option.label} /> }));
  switch (question.kind) {
    case 'choice':
      return <RadioGroup id={place} name={place} legend={legend} {...group} choices={choices} defaultValue={value} />;
    case 'choices':
      return (
        <CheckboxGroup
          id={place}
          name={place}
          legend={legend}
          {...group}
          choices={choices}
          defaultValues={value.split(/\r?\n/)}
        />
      );
    case 'consent':
      return <CheckboxField id={place} name={place} value="yes" {...words} defaultChecked={value !== ''} />;
    case 'long_text':
      return <LongText id={place} name={place} {...words} defaultValue={value} />;
    case 'short_text':
    case 'number':
    case 'date':
    case 'email':
    case 'phone':
      return (
        // Hydration sets a default, even an empty one, and so clears a half-typed date.
        <TextInput id={place} name={place} {...inputs[question.kind]} {...words} defaultValue={value || undefined} />
      );
  }
}
