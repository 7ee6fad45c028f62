import { dayMs } from '@doorstep/contract';
import type { ExportRow, Instant, Offer } from '@doorstep/core';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { requestColumns, type RequestColumn } from './request-columns.ts';

export interface RequestsXlsx {
  write(requests: readonly ExportRow[]): Uint8Array<ArrayBuffer>;
  end(): Uint8Array<ArrayBuffer>;
}

/** A limit of the format. */
const maxRows = 1_048_576;
const maxCharacters = 32_767;

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const ofMoments = 1;
const ofHeads = 2;
const styles = `${xml}<styleSheet xmlns="${spreadsheet}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/**
 * Writes a workbook for spreadsheets (Office Open XML): text stays text, so that postcodes and phone numbers keep their
 * zeros, and times are dates in the offer's time zone. Rows beyond the limit of a sheet go to further sheets.
 * @param only The offer that all requests are for.
 */
export function createRequestsXlsx(offers: ReadonlyMap<string, Offer>, only?: Offer): RequestsXlsx {
  const columns = requestColumns(offers, only);
  const timeZone = only?.definition.timeZone ?? 'UTC';
  const local = createLocalTime(timeZone);
  const letters = columns.map((_, at) => columnLetters(at));
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    ready.push(bytes);
  });
  const sheets: ZipDeflate[] = [];
  let row = maxRows;

  function cellOf(column: RequestColumn, request: ExportRow, place: string): string {
    if (column.at !== undefined) {
      const at = column.at(request);
      return at === null ? '' : `<c r="${place}" s="${ofMoments}"><v>${local(at)}</v></c>`;
    }
    const value = column.of(request);
    if (value === '') return '';
    return typeof value === 'number' ? `<c r="${place}"><v>${value}</v></c>` : textCell(value, place);
  }

  function openSheet(): void {
    endSheet();
    const sheet = new ZipDeflate(`xl/worksheets/sheet${sheets.length + 1}.xml`, { level: 6 });
    zip.add(sheet);
    sheets.push(sheet);
    row = 1;
    const heads = columns.map((column, at) => textCell(headOf(column, timeZone), `${letters[at]}1`, ofHeads));
    sheet.push(
      strToU8(
        `${xml}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns.length}" width="18" customWidth="1"/></cols><sheetData><row r="1">${heads.join('')}</row>`,
      ),
    );
  }

  function endSheet(): void {
    sheets.at(-1)?.push(strToU8('</sheetData></worksheet>'), true);
  }

  function addFile(name: string, text: string): void {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(strToU8(text), true);
  }

  function taken(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(Buffer.concat(ready.splice(0)));
  }

  return {
    write(requests) {
      let text = '';
      for (const request of requests) {
        if (row === maxRows) {
          if (text !== '') sheets.at(-1)?.push(strToU8(text));
          text = '';
          openSheet();
        }
        row += 1;
        text += `<row r="${row}">`;
        for (const [at, column] of columns.entries()) text += cellOf(column, request, `${letters[at]}${row}`);
        text += '</row>';
      }
      if (text !== '') sheets.at(-1)?.push(strToU8(text));
      return taken();
    },
    end() {
      if (sheets.length === 0) openSheet();
      endSheet();
      const numbers = sheets.map((_, at) => at + 1);
      const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
      addFile('xl/styles.xml', styles);
      addFile(
        'xl/workbook.xml',
        `${xml}<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets>${numbers.map((number) => `<sheet name="Requests${number === 1 ? '' : ` ${number}`}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets></workbook>`,
      );
      addFile(
        'xl/_rels/workbook.xml.rels',
        `${xml}<Relationships xmlns="${packageRelations}">${numbers.map((number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
      );
      addFile(
        '_rels/.rels',
        `${xml}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      );
      addFile(
        '[Content_Types].xml',
        `${xml}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/>${numbers.map((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${main}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${main}.styles+xml"/></Types>`,
      );
      zip.end();
      return taken();
    },
  };
}

function headOf({ name, at }: RequestColumn, timeZone: string): string {
  const words = name.includes(':') ? name : name.replaceAll('_', ' ');
  const head = words.slice(0, 1).toUpperCase() + words.slice(1);
  return at === undefined ? head : `${head} (${timeZone})`;
}

function textCell(value: string, place: string, style = 0): string {
  const look = style === 0 ? '' : ` s="${style}"`;
  return `<c r="${place}"${look} t="inlineStr"><is><t xml:space="preserve">${asXml(value)}</t></is></c>`;
}

const special = /[&<>\r\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|_x[\dA-Fa-f]{4}_/g; // oxlint-disable-line no-control-regex -- not in XML

function asXml(text: string): string {
  const cut = text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
  return cut.replaceAll(special, (found) => {
    if (found.startsWith('_x')) return `_x005F${found}`;
    return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }[found] ?? '';
  });
}

function columnLetters(at: number): string {
  const before = at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1);
  return before + String.fromCharCode(65 + (at % 26));
}

const quarterMs = 900_000;
/** 1 January 1970, in days since 30 December 1899. */
const epochDay = 25_569;

/** Days since 30 December 1899 by the clocks of a zone, whose changes fall on a quarter of an hour. */
function createLocalTime(timeZone: string): (at: Instant) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  let quarter = Number.NaN;
  let offsetMs = 0;
  return (at) => {
    if (Math.floor(at / quarterMs) !== quarter) {
      quarter = Math.floor(at / quarterMs);
      const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
      offsetMs = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
    }
    return (at + offsetMs) / dayMs + epochDay;
  };
}
