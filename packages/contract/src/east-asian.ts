const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text is written in Chinese, Japanese or Korean characters. */
export function isEastAsian(text: string): boolean {
  return eastAsian.test(text);
}
