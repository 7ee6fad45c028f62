import type { ExportRow, Offer } from '@doorstep/core';
import { withoutFormulas } from '@doorstep/shipping';
import { requestColumns } from './request-columns.ts';

export interface RequestsCsv {
  /** The byte order mark and the names of the columns. */
  head: string;
  write(requests: readonly ExportRow[]): string;
}

/**
 * Writes CSV (RFC 4180, UTF-8 with a byte order mark, so that spreadsheets read the letters right), one line per
 * request. Values that a spreadsheet would take for formulas are escaped, whichever separator it uses.
 * @param only The offer that all requests are for.
 */
export function createRequestsCsv(offers: ReadonlyMap<string, Offer>, only?: Offer): RequestsCsv {
  const columns = requestColumns(offers, only);
  return {
    head: `\uFEFF${columns.map(({ name }) => cellOf(name)).join(',')}\r\n`,
    // Built by hand as one text: a library takes as long to quote a row as everything else together.
    write(requests) {
      let text = '';
      for (const request of requests) {
        let separator = '';
        for (const { of, isPlain } of columns) {
          const value = of(request);
          text += separator + (isPlain === true ? value : cellOf(value));
          separator = ',';
        }
        text += '\r\n';
      }
      return text;
    },
  };
}

export function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = withoutFormulas(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
