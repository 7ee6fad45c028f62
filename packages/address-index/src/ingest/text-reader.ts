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

/** A longer line, or feature of a collection, means that the file is something else. */
export const maxLineChars = 8 * 1024 * 1024;

export function lineTooLong(place: number | string): string {
  const where = typeof place === 'number' ? `line ${place}` : place;
  return `${where} is longer than 8 MiB and has no end: the file is damaged, or is not address data`;
}
