/** A fast test for text in which no formula can start: most texts. */
const harmless = /^(?![\s"'=+\-@＝＋－＠])[^,;|\t\r\n]*$/;

/**
 * Where a spreadsheet may start to read a formula: at the start of a cell, or after anything that it may read as the
 * end of one. Many countries separate cells by semicolons, and pasting separates them by tabs; quotes then no longer
 * protect a cell, and a line break starts a new row. Some programs skip spaces and quotes before a formula.
 */
const formula = /(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;

export function withoutFormulas(text: string): string {
  if (harmless.test(text)) return text;
  return text.replaceAll(formula, (_, separator: string, skipped: string) =>
    // A leading line break or tab is skipped as well: the apostrophe goes before it.
    separator === '' && /^\s/.test(skipped) ? `'${skipped}'` : `${separator}${skipped}'`,
  );
}
