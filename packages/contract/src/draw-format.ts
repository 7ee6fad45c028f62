// Formats of the public value of a draw. Each result has exactly one spelling, so that nobody can choose among several.
import * as v from 'valibot';

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const drawFormatSchema = v.variant('kind', [
  /** Exactly `length` digits. */
  v.strictObject({ kind: v.literal('digits'), length: whole(1, 100) }),
  /** Exactly `length` characters of 0–9 and a–f. */
  v.strictObject({ kind: v.literal('hex'), length: whole(1, 128) }),
  /** `count` different integers from `min` to `max`, separated by one space, without leading zeros. */
  v.strictObject({
    kind: v.literal('numbers'),
    count: whole(1, 20),
    min: whole(0, 999_999),
    max: whole(0, 999_999),
    order: v.picklist(['ascending', 'drawn']),
  }),
]);

export type DrawFormat = v.InferOutput<typeof drawFormatSchema>;
