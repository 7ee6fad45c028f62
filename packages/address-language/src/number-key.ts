import { fold } from './fold.ts';

/** `12 bis`, `12bis`, `12B` → `12b`; `012` → `12`; `12 - 14` → `12-14`; `12/3` stays. */
export function numberKey(number: string): string {
  if (/^[1-9]\d*$/.test(number)) return number;
  const squeezed = fold(number)
    .replaceAll(/(?<!\p{L})bis\b/gu, 'b')
    .replaceAll(/(?<!\p{L})ter\b/gu, 't')
    .replaceAll(/(?<!\p{L})quater\b/gu, 'q')
    .replaceAll(/(\d) (\d+\/\d+)/g, '$1.$2')
    .replaceAll(/[^\p{L}\p{N}/.-]/gu, '')
    .replace(/[/.-]+$/, '');
  return squeezed.replaceAll(/(?<!\d)0+(?=\d)/g, '');
}
