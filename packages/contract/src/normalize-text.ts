/** Letters, marks and spaces that Unicode asks programs not to show, soft hyphens and marks of direction included. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** `½` and `²` behind a digit: compatibility forms would run into it, and 12½ be number 121. */
const numberSign = /(?<=[\p{Nd}\p{Nl}])\p{No}+/gu;
const dash = /[\p{Pd}\u2212]/gu;
const slash = /[\u2044\u2215]/g;
/** Typed for an apostrophe; its compatibility form begins with a space. */
const acute = /\u00b4/g;
const digit = /[^\P{Nd}0-9]/gu;
/** What is replaced, or left out. */
const replaced = new RegExp(
  [ignorable, acute, numberSign, dash, slash, digit].map(({ source }) => source).join('|'),
  'u',
);
// oxlint-disable-next-line no-control-regex -- all of ASCII
const plain = /^[\0-\x7f]*$/;

/**
 * The text as it is compared: what cannot be seen is left out, and compatibility forms (full width, ligatures), dashes,
 * and the decimal digits of every script have one spelling. Letters keep their case and their accents. Never shown:
 * some scripts need what it leaves out.
 */
export function normalizeText(text: string): string {
  if (plain.test(text) || (!replaced.test(text) && text.normalize('NFKC') === text)) return text;
  return text
    .replaceAll(ignorable, '')
    .replaceAll(acute, "'")
    .replaceAll(numberSign, spellNumberSign)
    .normalize('NFKC')
    .replaceAll(ignorable, '')
    .replaceAll(dash, '-')
    .replaceAll(slash, '/')
    .replaceAll(digit, toAsciiDigit);
}

/** `12½` → `12 1/2`, `12²` → `12-2`. */
function spellNumberSign(sign: string): string {
  const spelled = sign.normalize('NFKC');
  return (spelled.includes('\u2044') ? ' ' : '-') + spelled;
}

/** The digits of a script follow each other from its zero on, and no run of them stops before its nine. */
function toAsciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}
