// Limits of uploads for an offer. Separate from the schemas, because the console needs them without schemas.
export const pictureLimits = {
  fileBytes: 10_000_000,
  pixels: 50_000_000,
  /** One side as uploaded: shrinking a strip one pixel wide takes as long as a whole picture of that height. */
  uploadedSidePx: 16_000,
  /** The longer side as stored. */
  sidePx: 1280,
  altCharacters: 300,
};

export const polygonLimits = { vertices: 20_000, fileBytes: 1_000_000 };

/** Stored sizes: `small` for next to a heading, `large` for the text. */
export const pictureSizes = ['small', 'large'] as const;
export type PictureSize = (typeof pictureSizes)[number];

export function picturePath(id: string, size: PictureSize): string {
  return `/pictures/${id}/${size}.webp`;
}
