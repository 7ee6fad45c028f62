/** Characters that Unicode marks as invisible, including soft hyphens and direction marks. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** `½` and `²` after a digit: as compatibility forms they would join it, and 12½ would become 121/2. */
const numberSign = /(?<=[\p{Nd}\p{Nl}])\p{No}+/gu;
const dash = /[\p{Pd}\u2212]/gu;
const slash = /[\u2044\u2215]/g;
/** Typed instead of an apostrophe; its compatibility form starts with a space. */
const acute = /\u00b4/g;
const digit = /[^\P{Nd}0-9]/gu;
const replaced = new RegExp(
  [ignorable, acute, numberSign, dash, slash, digit].map(({ source }) => source).join('|'),
  'u',
);
// oxlint-disable-next-line no-control-regex -- all of ASCII
const plain = /^[\0-\x7f]*$/;

/**
 * The text for comparison: invisible characters removed, and one spelling for compatibility forms (full width,
 * ligatures), dashes, and decimal digits of every script. Letters keep case and accents. Never display the result: some
 * scripts need the removed characters.
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

/** The ten digits of a script are consecutive from its zero, so counting back to the zero gives the value. */
function toAsciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}
