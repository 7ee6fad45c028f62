/**
 * Focuses the first invalid field; call it from the handler that found the error, or from an effect after a refusal.
 */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('.ds-field--error :is(input, select, textarea)')?.focus(),
  );
}
