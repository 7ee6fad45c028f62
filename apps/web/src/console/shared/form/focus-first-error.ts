/** Leads to the first field that is wrong: from the handler that found it wrong, or from an effect of the refusal. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('.ds-field--error :is(input, select, textarea)')?.focus(),
  );
}
