import type { PictureSize } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/** A picture as it is kept: made anew by the server, without anything that the file had beside what is seen. */
export interface Picture extends Record<PictureSize, Uint8Array> {
  /** SHA-256 of the large one. */
  id: string;
  width: number;
  height: number;
}

/** Uploaded pictures, each kept once, whatever offers and versions name it. */
export interface PictureStore {
  /** Keeps a picture that may be there already. */
  put(picture: Picture, at: Instant): Promise<void>;
  /** Its WebP file; null when there is none. */
  find(id: string, size: PictureSize): Promise<Uint8Array | null>;
  /** Says that an offer is about to name it: it is not swept away meanwhile. @returns false when there is none. */
  touch(id: string, at: Instant): Promise<boolean>;
}
