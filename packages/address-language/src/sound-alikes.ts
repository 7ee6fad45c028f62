// "Filip" for "Philip", "Fenix" for "Phoenix": spellings of a name that people have only heard.

/** Letters that sound the same in at least one language of the data, in both directions. */
const soundsAlike = ['ph f', 'ck k', 'ei ie', 'oe e', 'th t', 'y i', 'ks x', 'kh k'].map((pair) => pair.split(' '));
const rules = soundsAlike.flatMap(([a = '', b = '']) => [[a, b] as const, [b, a] as const]);
const single = /(?<=\p{L})([bcdfgklmnprst])(?!\1)(?<!\1\1)/gu;
const double = /([bcdfgklmnprst])\1/gu;

/** Names have some 200; "eiphkteiphkt…" has the square of its length. */
const maxSpellings = 1000;

/** Other spellings that sound like a folded word, with the number of differing places: one or two. */
export function soundAlikes(word: string): Map<string, number> {
  const found = new Map<string, number>();
  const byRule = respelt(word);
  for (const once of [...byRule, ...doubled(word)]) found.set(once, 1);
  for (const once of byRule) {
    if (found.size > maxSpellings) break;
    for (const twice of [...respelt(once), ...doubled(once)]) if (!found.has(twice)) found.set(twice, 2);
  }
  found.delete(word);
  return found;
}

function respelt(word: string): string[] {
  return rules.flatMap(([from, to]) => {
    const spellings: string[] = [];
    for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
      spellings.push(word.slice(0, at) + to + word.slice(at + from.length));
    }
    return spellings;
  });
}

function doubled(word: string): string[] {
  const more = [...word.matchAll(single)].map(
    ({ 0: letter, index }) => word.slice(0, index) + letter + word.slice(index),
  );
  const less = [...word.matchAll(double)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));
  return [...more, ...less];
}
