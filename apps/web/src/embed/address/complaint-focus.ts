export class ComplaintFocus {
  #isComplaining = false;
  #isSending = false;

  constructor(host: HTMLElement, focus: () => void) {
    host.addEventListener('invalid', () => {
      if (this.#isSending) focus();
      this.#isComplaining = true;
      // The browser moves the focus at once, if at all: `checkValidity` alone does not.
      setTimeout(() => (this.#isComplaining = false));
    });
    host.addEventListener('focusin', () => {
      if (this.#isComplaining) focus();
    });
  }

  /** Submits on Enter in one of the element's fields: the focus is already inside, so the browser does not move it. */
  submit(form: HTMLFormElement | null): void {
    this.#isSending = true;
    submitImplicitly(form);
    this.#isSending = false;
  }
}

/**
 * Enter in a form's text field presses the first submit button. Fields in a shadow root have no form, so the element
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
