/**
 * Letters wrong, missing, extra or swapped between two words (optimal string alignment).
 * @returns the distance, or any number above `limit` when it is more than that.
 */
export function editDistanceWithin(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || !mayBeWithin(a, b, limit)) return limit + 1;
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let min = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cell = Math.min((above[j - 1] ?? 0) + (same ? 0 : 1), (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cell = Math.min(cell, (twoAbove[j - 2] ?? 0) + 1);
      }
      row.push(cell);
      if (cell < min) min = cell;
    }
    if (min > limit) return min;
    twoAbove = above;
    above = row;
  }
  return above[b.length] ?? limit + 1;
}

/**
 * False for most words that have nothing to do with each other. A letter that is nowhere near its place in the other word
 * takes an edit of its own: of the first letters, one more than the limit, one must be there.
 */
function mayBeWithin(a: string, b: string, limit: number): boolean {
  if (a.length <= limit) return true;
  for (let at = 0; at <= limit; at++) {
    for (let other = Math.max(0, at - limit); other <= at + limit; other++) if (a[at] === b[other]) return true;
  }
  return false;
}
