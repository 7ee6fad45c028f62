/**
 * What Enter does in a text field of a form: presses its first button. Fields in a shadow have no form, so the element
 * does it for them.
 */
export function submitImplicitly(form: HTMLFormElement | null): void {
  if (form === null) return;
  const buttons = [...form.elements].filter(
    (control): control is HTMLButtonElement | HTMLInputElement =>
      (control instanceof HTMLButtonElement && control.type === 'submit') ||
      (control instanceof HTMLInputElement && ['submit', 'image'].includes(control.type)),
  );
  const [first] = buttons;
  if (first === undefined) form.requestSubmit();
  else if (!first.disabled) first.click();
}
