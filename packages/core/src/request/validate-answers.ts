import {
  isCalendarDay,
  isEmail,
  isPhone,
  maxLength,
  type FieldError,
  type FieldErrorCode,
  type QuestionInput,
  type Submission,
} from '@doorstep/contract';

type Answer = Submission['answers'][string];

/** Checks every answer against its question; answers to questions that the offer does not ask are refused by name. */
export function validateAnswers(questions: QuestionInput[], answers: Submission['answers']): FieldError[] {
  const errors: FieldError[] = [];
  for (const id of Object.keys(answers)) {
    if (!questions.some((question) => question.id === id))
      errors.push({ field: `answers.${id}`, code: 'unknown_field' });
  }
  for (const question of questions) {
    const field = `answers.${question.id}`;
    // Questions may be named like what every object has: `constructor`.
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    const isEmpty =
      answer === undefined || answer === '' || answer === false || (Array.isArray(answer) && answer.length === 0);
    if (isEmpty) {
      if (question.required) errors.push({ field, code: 'required' });
      continue;
    }
    const code = problemOf(question, answer);
    if (code !== null)
      errors.push({ field, code, ...(code === 'too_long' ? { values: { max: maxLength.answer } } : {}) });
  }
  return errors;
}

function problemOf(question: QuestionInput, answer: Answer): FieldErrorCode | null {
  const isOption = (value: unknown) => question.options.some(({ id }) => id === value);
  switch (question.kind) {
    case 'choice':
      return isOption(answer) ? null : 'not_a_choice';
    case 'choices':
      return Array.isArray(answer) && answer.every(isOption) ? null : 'not_a_choice';
    case 'consent':
      return answer === true ? null : 'not_a_choice';
    case 'number':
      return isNumber(answer) ? null : 'not_a_number';
    default:
  }
  if (typeof answer !== 'string') return 'not_text';
  if (answer.length > maxLength.answer) return 'too_long';
  if (question.kind === 'date') return isCalendarDay(answer) ? null : 'date_form';
  if (question.kind === 'email') return isEmail(answer) ? null : 'not_an_email';
  if (question.kind === 'phone') return isPhone(answer) ? null : 'not_a_phone';
  return null;
}

/** A form sends numbers as text. */
function isNumber(answer: Answer): boolean {
  return (
    (typeof answer === 'number' || (typeof answer === 'string' && answer.trim() !== '')) &&
    Number.isFinite(Number(answer))
  );
}
