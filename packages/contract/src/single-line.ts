import * as v from 'valibot';
import { trimmed } from './trimmed.ts';

/** Text on one line: labels and email headers allow no line breaks. */
// oxlint-disable-next-line no-control-regex
export const singleLine = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;

export const lineText = (max: number) => v.pipe(v.string(), trimmed, v.maxLength(max), v.regex(singleLine));
