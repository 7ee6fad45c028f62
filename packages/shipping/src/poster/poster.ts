/** What an offer says of itself on paper, and where its link is shared. Texts are in one language. */
export interface Poster {
  /** BCP 47; decides between Chinese, Japanese and Korean forms of characters. */
  language: string;
  organisation: string;
  title: string;
  /** Empty for none. */
  summary: string;
  /** Of the organisation, such as `#195e3f`. */
  colour: string;
  /** The host and path, to be typed. */
  address: string;
  /** Stands above the address. */
  invitation: string;
  /** A QR code of the offer's link: modules of a side, and a path over the dark ones. */
  code: { size: number; path: string };
}

export const posterPapers = ['a4', 'a5', 'letter'] as const;
export type PosterPaper = (typeof posterPapers)[number];

/** In millimetres. */
export const posterSizesMm: Record<PosterPaper, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  letter: { width: 215.9, height: 279.4 },
};
