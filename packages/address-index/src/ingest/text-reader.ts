import type { ColumnMapping } from './column-mapping.ts';
import type { ImportFormat } from './known-formats.ts';

/** Settings for reading the files; missing ones are detected. */
export interface ReadOptions {
  format?: ImportFormat | undefined;
  mapping?: ColumnMapping | undefined;
  /** The default for rows without a country. */
  country?: string | undefined;
  delimiter?: string | undefined;
  encoding?: string | undefined;
}

export interface TextReaderOptions extends ReadOptions {
  /** Adds values from the file's path to a mapping's constants. */
  withPath: (mapping: ColumnMapping, format: ImportFormat) => ColumnMapping;
}

export interface TextReader {
  push(text: string): void;
  end(): void;
  report(): { format: ImportFormat; delimiter: string };
}
