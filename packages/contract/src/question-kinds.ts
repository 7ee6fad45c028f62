// Apart from the schemas that use them: the console's editor needs the kinds, and not the schemas of the public API.
/** Whether a contact field is asked for. */
export const fieldRules = ['off', 'optional', 'required'] as const;
export type FieldRule = (typeof fieldRules)[number];

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
