/**
 * Names of date fields with an invalid date: half typed, or 29 February of a common year. The browser shows it but
 * returns an empty value, so that it would be sent as no answer.
 */
export function halfTypedDates(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')]
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => name);
}
