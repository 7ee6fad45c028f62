/** The words that end the description of a container, by BCP 47 language ("en", "pt-BR"). `n` is the count. */
export type ContainerLabels = Record<string, (n: number) => string>;

/** The protocol's own words; other languages are given by the caller. */
export const defaultLabels: ContainerLabels = { en: (n) => `${n} ${n === 1 ? 'Address' : 'Addresses'}` };

/** "57 Addresses" in the language, or its base language, or English. */
export function countLabel(labels: ContainerLabels, language: string, count: number): string {
  const base = language.toLowerCase().split('-')[0] ?? '';
  const label = labels[language] ?? labels[base] ?? labels['en'] ?? defaultLabels['en'];
  return label === undefined ? String(count) : label(count);
}
