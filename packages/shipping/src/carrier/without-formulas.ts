/** Nothing that could begin a formula stands where one can begin. This one test settles most texts. */
const harmless = /^(?![\s"'=+\-@＝＋－＠])[^,;|\t\r\n]*$/;

/**
 * Where a spreadsheet would begin to read a formula: at the beginning of a cell, or after anything that it may take for
 * the end of one. In many countries it takes a semicolon, and whoever pastes takes a tab; quotes then no longer hold a
 * cell together, and a line break in it begins a row. Space and quotes before a formula are skipped by some.
 */
const formula = /(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;

/** The same text for a cell of CSV, with an apostrophe before everything that could be read as a formula. */
export function withoutFormulas(text: string): string {
  if (harmless.test(text)) return text;
  return text.replaceAll(formula, (_, separator: string, skipped: string) =>
    // A line break or a tab at the very beginning is skipped as well: there the apostrophe goes before it, too.
    separator === '' && /^\s/.test(skipped) ? `'${skipped}'` : `${separator}${skipped}'`,
  );
}
