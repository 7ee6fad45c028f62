import * as v from 'valibot';
import { trimmed } from './trimmed.ts';

/** Text on one line: what stands on a label or in the head of a mail has no line breaks in it. */
// oxlint-disable-next-line no-control-regex
export const singleLine = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;

export const lineText = (max: number) => v.pipe(v.string(), trimmed, v.maxLength(max), v.regex(singleLine));
