// Texts that make a pattern backtrack, built from its own parts: a prefix, one part repeated, and an ending that does
// not match.

/** One character for each kind of class. */
const candidates = [
  ...Array.from(' \t\n,.;:-/#@\'"()[]{}<>=+_*&%?!|\\~^$`0a1AzZnqs'),
  '\u00a0',
  '\u00e9',
  '\u00df',
  '\u0301',
  '\u00b2',
  '\u0661',
  '\u2019',
  '\u0414',
  '\u03a9',
  '\u4e00',
  '\u{1f600}',
  '\u0000',
];
const mismatches = ['', '\u0000', '\na', ' ~'];
const maxAtoms = 9;
const maxPrefixes = 6;

export interface HostileText {
  prefix: string;
  pump: string;
  suffix: string;
}

export function textOf({ prefix, pump, suffix }: HostileText, length: number): string {
  const rest = Math.max(pump.length, length - prefix.length - suffix.length);
  return prefix + pump.repeat(Math.ceil(rest / pump.length)) + suffix;
}

export function hostileTexts({ source, flags }: RegExp): HostileText[] {
  const atoms = atomsOf(source, flags.replaceAll(/[gy]/g, ''));
  const letters = [...new Set(atoms.flat())].slice(0, maxAtoms);
  const pumps = new Set([...letters, ...letters.flatMap((a) => letters.slice(0, 4).map((b) => a + b))]);
  const witness = atoms.map(([letter = '']) => letter);
  const steps = Math.max(1, Math.ceil(witness.length / maxPrefixes));
  const prefixes = new Set(['', '\u0000']);
  for (let end = 1; end <= witness.length; end += steps) prefixes.add(witness.slice(0, end).join(''));
  const suffixes = new Set([...mismatches, ...letters.slice(0, 2), witness.slice(-2).join(''), witness.join('')]);
  return [...pumps].flatMap((pump) =>
    [...prefixes].flatMap((prefix) => [...suffixes].map((suffix) => ({ prefix, pump, suffix }))),
  );
}

/** Sample letters for each part of a pattern, in order, ignoring groups and quantifiers. */
function atomsOf(source: string, flags: string): string[][] {
  const parts =
    source.match(/\\[pPu]\{[^}]*\}|\\u[0-9a-f]{4}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!:]|\{\d[^}]*\}|[^]/gu) ?? [];
  return parts.flatMap((part) => {
    if (/^(?:\(.*|[)|^$*+?]|\{\d.*|\\[bB\d])$/u.test(part)) return [];
    try {
      const pattern = new RegExp(part, flags);
      const own = part.startsWith('\\') || part.startsWith('[') || part === '.' ? [] : [part];
      const inside = part.startsWith('[') ? Array.from(part.slice(1, -1)) : [];
      const taken = [...own, ...inside, ...candidates].filter((letter) => pattern.exec(letter)?.[0] === letter);
      return taken.length === 0 ? [] : [[...new Set(taken)].slice(0, 4)];
    } catch {
      return []; // a fragment of syntax that this function does not parse
    }
  });
}
