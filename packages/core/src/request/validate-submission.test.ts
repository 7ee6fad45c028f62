import type { QuestionInput } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { validateAnswers } from './validate-submission.ts';

const question = (id: string): QuestionInput => ({
  id,
  kind: 'short_text',
  label: { en: 'Anything else?' },
  help: {},
  required: false,
  options: [],
});

describe('the answer to a question', () => {
  it.each(['constructor', '__proto__', 'toString'])('with the id %s may be left out', (id) => {
    expect(validateAnswers([question(id)], {})).toEqual([]);
  });

  it.each(['constructor', 'toString'])('with the id %s may be given', (id) => {
    expect(validateAnswers([question(id)], { [id]: 'No, thank you.' })).toEqual([]);
  });

  it.each(['  ', '\u200b', '\u3164'])('is missing if it has no visible characters: %j', (answer) => {
    const required = { ...question('why'), required: true };
    expect(validateAnswers([required], { why: answer })).toEqual([{ field: 'answers.why', code: 'required' }]);
  });
});
