import { submitImplicitly } from './submit-implicitly.ts';

/** Where the browser reports an element as invalid, the focus goes on to the field of it that is missing something. */
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
