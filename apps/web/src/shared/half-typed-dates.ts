/**
 * The names of date fields that hold something that is no date: half typed, or 29 February of the wrong year. The browser
 * shows it and hands over nothing, so that it would be sent as no answer.
 */
export function halfTypedDates(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')]
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => name);
}
