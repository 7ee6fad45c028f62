/** A longer line, or feature of a collection, means that the file is something else. */
export const maxLineChars = 8 * 1024 * 1024;

export function lineTooLong(place: number | string): string {
  const where = typeof place === 'number' ? `line ${place}` : place;
  return `${where} is longer than 8 MiB and has no end: the file is damaged, or is not address data`;
}
