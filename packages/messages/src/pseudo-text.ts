const accents: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
};

/**
 * Simulates a translation into a long right-to-left language: every letter accented, every word mirrored by Unicode’s
 * override characters, and about two fifths longer.
 * @param text Literal text of a message, without placeholders.
 */
export function pseudoText(text: string): string {
  return text.replaceAll(/<[^>]*>|[A-Za-z]+/g, (word) => {
    if (word.startsWith('<')) return word;
    const accented = Array.from(word, (letter) => accents[letter] ?? letter).join('');
    const longer = accented + accented.slice(0, Math.round(word.length * 0.4));
    return `\u202E${longer}\u202C`;
  });
}
