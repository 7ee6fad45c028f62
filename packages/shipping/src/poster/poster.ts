/** An offer's texts on its poster and its share picture, in one language. */
export interface Poster {
  /** BCP 47; decides between Chinese, Japanese and Korean forms of characters. */
  language: string;
  organisation: string;
  title: string;
  /** Empty for none. */
  summary: string;
  /** The organisation's, such as `#195e3f`. */
  colour: string;
  /** Host and path, for typing. */
  address: string;
  /** Above the address. */
  invitation: string;
  /** QR code of the offer's link: modules per side, and a path over the dark ones. */
  code: { size: number; path: string };
}

export const posterPapers = ['a4', 'a5', 'letter'] as const;
export type PosterPaper = (typeof posterPapers)[number];

export const posterSizesMm: Record<PosterPaper, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  letter: { width: 215.9, height: 279.4 },
};
