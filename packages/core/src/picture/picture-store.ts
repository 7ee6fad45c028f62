import type { PictureSize } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/** A picture as stored: re-encoded by the server, without metadata. */
export interface Picture extends Record<PictureSize, Uint8Array> {
  /** SHA-256 of the large one. */
  id: string;
  width: number;
  height: number;
}

/** Uploaded pictures, each kept once, whatever offers and versions name it. */
export interface PictureStore {
  /** Stores a picture, unless it is there already. */
  put(picture: Picture, at: Instant): Promise<void>;
  /** Its WebP file; null when there is none. */
  find(id: string, size: PictureSize): Promise<Uint8Array | null>;
  /** Announces that an offer is about to refer to it, so that it is not purged meanwhile. @returns false when there is none. */
  touch(id: string, at: Instant): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    pictures: PictureStore;
  }
}
