import type { DrawFormat } from './draw-format.ts';

export function drawFormatValues(format: DrawFormat): Record<string, string | number> {
  return { length: 0, count: 0, min: 0, max: 0, order: 'drawn', ...format };
}

/** Whether a text is the only spelling that the format allows for its result. */
export function isDrawValue(format: DrawFormat, text: string): boolean {
  if (format.kind === 'digits') return text.length === format.length && /^[0-9]+$/.test(text);
  if (format.kind === 'hex') return text.length === format.length && /^[0-9a-f]+$/.test(text);
  const parts = text.split(' ');
  if (parts.length !== format.count || !parts.every((part) => /^(?:0|[1-9][0-9]{0,5})$/.test(part))) return false;
  const numbers = parts.map(Number);
  if (numbers.some((number) => number < format.min || number > format.max)) return false;
  return format.order === 'ascending'
    ? numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
    : new Set(numbers).size === numbers.length;
}
