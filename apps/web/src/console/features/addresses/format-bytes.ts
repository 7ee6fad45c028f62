const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `61 MB`, formatted for the reader's language. */
export function formatBytes(bytes: number, language: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power === 3 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
