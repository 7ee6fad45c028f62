// 2, 2A, 10: digits compare by value, other characters by letter.

const runs = /\d+|\D+/g;

export function compareNaturally(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.toLowerCase().match(runs) ?? [];
  const right = b.toLowerCase().match(runs) ?? [];
  for (let at = 0; at < left.length && at < right.length; at++) {
    const x = left[at] ?? '';
    const y = right[at] ?? '';
    if (x === y) continue;
    const difference = Number(x) - Number(y);
    if (!Number.isNaN(difference) && difference !== 0) return difference;
    return x < y ? -1 : 1;
  }
  if (left.length !== right.length) return left.length - right.length;
  return a < b ? -1 : 1;
}
