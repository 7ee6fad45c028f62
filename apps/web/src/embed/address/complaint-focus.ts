export class ComplaintFocus {
  #isComplaining = false;
  #isSending = false;

  constructor(host: HTMLElement, focus: () => void) {
    host.addEventListener('invalid', () => {
      if (this.#isSending) focus();
      this.#isComplaining = true;
      // The browser brings the focus at once, if it does: `checkValidity` alone leaves it where it is.
      setTimeout(() => (this.#isComplaining = false));
    });
    host.addEventListener('focusin', () => {
      if (this.#isComplaining) focus();
    });
  }

  /** By Enter in a field of the element: the browser takes the focus for being there already. */
  submit(form: HTMLFormElement | null): void {
    this.#isSending = true;
    submitImplicitly(form);
    this.#isSending = false;
  }
}

/**
 * What Enter does in a text field of a form: presses its first button. Fields in a shadow have no form, so the element
 * does it for them.
 */
function submitImplicitly(form: HTMLFormElement | null): void {
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
