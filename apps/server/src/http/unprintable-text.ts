/** Control characters except tab and line breaks. PostgreSQL cannot store NUL at all. */
// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

export function isUnprintable(text: string): boolean {
  return controlCharacter.test(text) || !text.isWellFormed();
}

const maxPathLength = 200;

/**
 * Checks names and values.
 * @returns at most `max` dotted paths.
 */
export function unprintableFields(value: unknown, max = 50): string[] {
  const found: string[] = [];
  // Iterative, because 60 kB of JSON can be 30,000 levels deep.
  const waiting: { part: unknown; path: string }[] = [{ part: value, path: '' }];
  for (let next = waiting.pop(); next !== undefined && found.length < max; next = waiting.pop()) {
    const { part, path } = next;
    if (typeof part === 'string') {
      if (isUnprintable(part)) found.push(path);
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, inner] of Object.entries(part).toReversed()) {
        const innerPath = path === '' ? name : path.length > maxPathLength ? path : `${path}.${name}`;
        waiting.push(
          isUnprintable(name) ? { part: name, path: printable(innerPath) } : { part: inner, path: innerPath },
        );
      }
    }
  }
  return found;
}

export function printable(text: string): string {
  return text.toWellFormed().replaceAll(new RegExp(controlCharacter, 'g'), '\ufffd');
}
