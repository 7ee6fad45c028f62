/** Control characters but tab and line breaks, which are typed. PostgreSQL cannot keep the first of them at all. */
// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** Whether a text has control characters or lone surrogates, which nobody can read or print. */
export function isUnprintable(text: string): boolean {
  return controlCharacter.test(text) || !text.isWellFormed();
}

/** More of a path is not shown. */
const maxPathLength = 200;

/**
 * Where in parsed JSON, a form or a query such a text stands, in names as well as in values.
 * @returns dotted paths as field errors have them, at most `max`.
 */
export function unprintableFields(value: unknown, max = 50): string[] {
  const found: string[] = [];
  // A list of what is still to be read, and no recursion: JSON of 60 kB can be 30,000 levels deep.
  const waiting: { part: unknown; path: string }[] = [{ part: value, path: '' }];
  for (let next = waiting.pop(); next !== undefined && found.length < max; next = waiting.pop()) {
    const { part, path } = next;
    if (typeof part === 'string') {
      if (isUnprintable(part)) found.push(path);
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, inner] of Object.entries(part).toReversed()) {
        // Thousands of levels have names as long as the body, fifty times over.
        const innerPath = path === '' ? name : path.length > maxPathLength ? path : `${path}.${name}`;
        waiting.push(
          isUnprintable(name) ? { part: name, path: printable(innerPath) } : { part: inner, path: innerPath },
        );
      }
    }
  }
  return found;
}

/** A text from a third-party service, with a replacement character for whatever cannot be shown. */
export function printable(text: string): string {
  return text.toWellFormed().replaceAll(new RegExp(controlCharacter, 'g'), '\ufffd');
}
