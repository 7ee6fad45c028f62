import type { PictureSize } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/** A picture as stored: re-encoded by the server, without metadata. */
export interface Picture extends Record<PictureSize, Uint8Array> {
  /** SHA-256 of the large version. */
  id: string;
  width: number;
  height: number;
}

/** Uploaded pictures, each stored once, however many offers and versions refer to it. */
export interface PictureStore {
  /** Stores a picture unless it is already stored. */
  put(picture: Picture, at: Instant): Promise<void>;
  /** The picture's WebP file, or null. */
  find(id: string, size: PictureSize): Promise<Uint8Array | null>;
  /** Keeps a picture from being purged until an offer refers to it. @returns false if there is none. */
  touch(id: string, at: Instant): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    pictures: PictureStore;
  }
}
