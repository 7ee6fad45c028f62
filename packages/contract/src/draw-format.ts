// How the public value of a draw is written. Each format leaves exactly one spelling for a result, so that nobody can
// choose among several.
import * as v from 'valibot';

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const drawFormatSchema = v.variant('kind', [
  /** Exactly `length` digits. */
  v.strictObject({ kind: v.literal('digits'), length: whole(1, 100) }),
  /** Exactly `length` of 0–9 and a–f. */
  v.strictObject({ kind: v.literal('hex'), length: whole(1, 128) }),
  /** `count` different whole numbers from `min` to `max`, one space between them, without leading zeros. */
  v.strictObject({
    kind: v.literal('numbers'),
    count: whole(1, 20),
    min: whole(0, 999_999),
    max: whole(0, 999_999),
    order: v.picklist(['ascending', 'drawn']),
  }),
]);

export type DrawFormat = v.InferOutput<typeof drawFormatSchema>;

/** Whether a text is the one spelling that the format leaves for a result. */
export function isDrawValue(format: DrawFormat, text: string): boolean {
  if (format.kind === 'digits') return text.length === format.length && /^[0-9]+$/.test(text);
  if (format.kind === 'hex') return text.length === format.length && /^[0-9a-f]+$/.test(text);
  const parts = text.split(' ');
  if (parts.length !== format.count || !parts.every((part) => /^(?:0|[1-9][0-9]{0,5})$/.test(part))) return false;
  const numbers = parts.map(Number);
  if (numbers.some((number) => number < format.min || number > format.max)) return false;
  return format.order === 'ascending'
    ? numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
    : new Set(numbers).size === numbers.length;
}
