// A picture of an item, or an organisation's logo: uploaded once, then named by its id.
import * as v from 'valibot';
import { trimmed } from './trimmed.ts';
import { pictureLimits } from './uploads.ts';

const sidePx = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pictureLimits.sidePx));
const altText = v.pipe(v.string(), trimmed, v.maxLength(pictureLimits.altCharacters));

/** An uploaded picture. The id is a hash of its bytes; `alt` has the alternative text per language. */
export const pictureReferenceSchema = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/)),
  width: sidePx,
  height: sidePx,
  alt: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(35), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)), altText),
    v.maxEntries(50),
  ),
});
export type PictureReference = v.InferOutput<typeof pictureReferenceSchema>;
