import type { Readable } from 'node:stream';

export type ImportSource = string | Readable;

export interface DataFile {
  /** The name in messages: `data.zip/us/ca/monterey.csv`; `-` for a stream. */
  name: string;
  path: string | null;
  bytes: number | null;
  isRepeatable: boolean;
  /** The bytes from the start. A member is extracted from its archive, but gzip is not unpacked. */
  open(): AsyncIterable<Buffer>;
}
