import type { Readable } from 'node:stream';

/** What an import is given: the path of a file or a folder, or bytes from elsewhere (standard input). */
export type ImportSource = string | Readable;

/** One file to read rows from: a file on disk, a member of an archive, or a stream. */
export interface DataFile {
  /** As messages name it: `data.zip/us/ca/monterey.csv`; `-` for a stream. */
  name: string;
  /** Where it lies on disk as it is; null inside an archive and for a stream. */
  path: string | null;
  /** Its size as it lies there, packed; null for a stream. */
  bytes: number | null;
  /** Whether `open` may be called more than once. */
  isRepeatable: boolean;
  /** The bytes from the start, unpacked only from an archive. */
  open(): AsyncIterable<Buffer>;
}
