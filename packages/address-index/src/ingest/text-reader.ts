import type { ColumnMapping } from './column-mapping.ts';
import type { ImportFormat } from './known-formats.ts';

/** What somebody said about the files; all of it is found out when it was not said. */
export interface ReadOptions {
  format?: ImportFormat | undefined;
  mapping?: ColumnMapping | undefined;
  /** For rows that name no country. */
  country?: string | undefined;
  delimiter?: string | undefined;
  encoding?: string | undefined;
}

export interface TextReaderOptions extends ReadOptions {
  /** Adds what the file's path says to a mapping's constants. */
  withPath: (mapping: ColumnMapping, format: ImportFormat) => ColumnMapping;
}

/** Takes the text of one file in pieces of any size. */
export interface TextReader {
  push(text: string): void;
  end(): void;
  report(): { format: ImportFormat; delimiter: string };
}
