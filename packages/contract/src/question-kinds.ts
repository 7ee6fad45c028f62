export const fieldRules = ['off', 'optional', 'required'] as const;

export const questionKinds = [
  'short_text',
  'long_text',
  'choice',
  'choices',
  'number',
  'date',
  'email',
  'phone',
  'consent',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The form of an answer to each kind; display, submission and export depend on it. */
export const answerForms = {
  short_text: 'text',
  long_text: 'text',
  choice: 'option',
  choices: 'options',
  number: 'text',
  date: 'day',
  email: 'text',
  phone: 'text',
  consent: 'yes',
} as const satisfies Record<QuestionKind, 'day' | 'option' | 'options' | 'text' | 'yes'>;

/** Whether visitors choose from answers that staff wrote. */
export function hasOptions(kind: QuestionKind): boolean {
  const form = answerForms[kind];
  return form === 'option' || form === 'options';
}
