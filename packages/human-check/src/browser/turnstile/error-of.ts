/** Families of Turnstile's numbers that say more than that something went wrong. */
const families: [RegExp, string][] = [
  [/^110(60|62)\d$/, 'challenge-expired'],
  // The widget's own page could not be loaded.
  [/^200500$/, 'network-error'],
];

/** An error of Turnstile's as one of our codes, or as its own number. Other texts are not passed on. */
export function errorOf(error: unknown): string {
  const number = String(error);
  const [, known] = families.find(([pattern]) => pattern.test(number)) ?? [];
  return known ?? (/^\d{6}$/.test(number) ? `turnstile-${number}` : 'internal-error');
}
