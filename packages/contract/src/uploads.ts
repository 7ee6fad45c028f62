// Of what is uploaded with an offer. Apart from the schemas, since the console needs it without them.
export const pictureLimits = {
  fileBytes: 10_000_000,
  pixels: 50_000_000,
  /** Of one side as uploaded: a strip of one pixel takes as long to shrink as a whole picture of that height. */
  uploadedSidePx: 16_000,
  /** Of the longer side as kept. */
  sidePx: 1280,
  altCharacters: 300,
};

/** Maximum size of an uploaded polygon. */
export const polygonLimits = { vertices: 20_000, fileBytes: 1_000_000 };

/** The sizes that a picture is kept in: `small` beside a heading, `large` in the text. */
export const pictureSizes = ['small', 'large'] as const;
export type PictureSize = (typeof pictureSizes)[number];

export function picturePath(id: string, size: PictureSize): string {
  return `/pictures/${id}/${size}.webp`;
}
