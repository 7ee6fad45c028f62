import type { ExportRow, Offer } from '@doorstep/core';
import { withoutFormulas } from '@doorstep/shipping';
import { requestColumns } from './request-columns.ts';

export interface RequestsCsv {
  head: string;
  write(requests: readonly ExportRow[]): string;
}

/**
 * Writes CSV (RFC 4180, UTF-8 with a byte order mark, so that spreadsheets read the letters right), one line a request.
 * What a spreadsheet would take for a formula is escaped, whichever separator it reads by.
 * @param only The offer that all of them are of.
 */
export function createRequestsCsv(offers: ReadonlyMap<string, Offer>, only?: Offer): RequestsCsv {
  const columns = requestColumns(offers, only);
  return {
    head: `\uFEFF${columns.map(({ name }) => cellOf(name)).join(',')}\r\n`,
    // Written here, into one text: a library takes as long for quoting a row as everything else takes together.
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
