// Address data is untrusted: some clients insert it into a page as HTML.

const needsCleaning = /[^\u0020-\u007e]|[<>]|^ | $| {2}/;
/** Markup brackets, control characters, bidirectional overrides, zero-width space, byte order mark. */
const unwanted = /[<>\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
const emptyWords = new Set(['null', 'undefined', 'unavailable', 'unknown', 'n/a', 'not stated', '?', '-', '.']);

/** "#REF!", "#NAME?", "#N/A", "#NV", and "####" for a column that was too narrow. */
const spreadsheetError = /^#(?:[\p{Lu}/0]{2,10}[!?]|N\/[AD]|NV|#+)$/u;

/** Trims, collapses spaces, applies NFC and removes markup. Empty for placeholders of missing values. */
export function cleanText(value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  const clean = needsCleaning.test(value)
    ? value.toWellFormed().replace(unwanted, ' ').normalize('NFC').replace(/\s+/g, ' ').trim()
    : value;
  if (clean.startsWith('#') && spreadsheetError.test(clean)) return '';
  return clean.length < 12 && emptyWords.has(clean.toLowerCase()) ? '' : clean;
}
