// Damage to a register that was opened and saved in a spreadsheet.

/** "10.0" → "10". */
export function withoutDecimal(text: string): string {
  return text.endsWith('0') ? text.replace(/^(\d{1,15})[.,]0{1,2}$/, '$1') : text;
}

/** "1.00023E+11": a rounded long number. */
export function isRounded(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d+$/i.test(text);
}

const spreadsheetLanguages = 'en fr de es it pt nl da nb sv fi pl'.split(' ');
let months: Set<string> | null = null;
const dayAndMonth = /^(\d{1,2})(?:[-/]|\. ?)(\p{L}{3,10})\.?(?:[-/. ]+\d{2,4})?$/u;
const monthAndYear = /^(\p{L}{3,10})\.?[- ](\d{2}|\d{4})$/u;
const numericDate = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)(?:[ T]\d{1,2}:\d\d.*)?$/;

/** "5-May", "May-05", "2025-05-05": spreadsheets read "5-5" and "5/05" as dates. */
export function isSpreadsheetDate(text: string): boolean {
  if (text.length < 5) return false;
  const [, , month = ''] = dayAndMonth.exec(text) ?? [];
  const [, otherMonth = ''] = monthAndYear.exec(text) ?? [];
  return isMonth(month) || isMonth(otherMonth) || numericDate.test(text);
}

function isMonth(text: string): boolean {
  if (text === '') return false;
  months ??= new Set(['mrz', ...spreadsheetLanguages.flatMap(monthsOf)]);
  return months.has(text.toLowerCase());
}

function monthsOf(language: string): string[] {
  return (['short', 'long'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2000, at)).toLowerCase().replace(/\.$/, ''));
  });
}
