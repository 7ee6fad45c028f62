// A picture of what is given out, and the logo of who gives it: uploaded once, named by its id from then on.
import * as v from 'valibot';
import { trimmed } from './trimmed.ts';

export const pictureLimits = {
  fileBytes: 10_000_000,
  pixels: 50_000_000,
  /** Of one side as uploaded: a strip of one pixel takes as long to shrink as a whole picture of that height. */
  uploadedSidePx: 16_000,
  sidePx: 1280,
  altCharacters: 300,
};

const sidePx = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pictureLimits.sidePx));
const altText = v.pipe(v.string(), trimmed, v.maxLength(pictureLimits.altCharacters));

/** An uploaded picture. The id is a hash of its bytes; `alt` says in each language what there is to see. */
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

/** The sizes that a picture is kept in: `small` beside a heading, `large` in the text. */
export const pictureSizes = ['small', 'large'] as const;
export type PictureSize = (typeof pictureSizes)[number];

export function picturePath(id: string, size: PictureSize): string {
  return `/pictures/${id}/${size}.webp`;
}
