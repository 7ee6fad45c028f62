interface LateError {
  /** What failed, in the words that the person pressed. */
  what: string;
  error: unknown;
}

const listeners = new Set<(late: LateError) => void>();

/** Errors of changes whose control was gone when they arrived. */
export const lateErrors = {
  report: (late: LateError) => {
    for (const listener of listeners) listener(late);
  },
  subscribe: (listener: (late: LateError) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The title of the open dialog, or else of the page or sheet with the button just pressed. */
export function wordsPressed(): string {
  const focused = document.activeElement;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog !== undefined) return textOf(dialog.querySelector('h2'));
  const title = (focused?.closest('aside, main') ?? document).querySelector('h1, h2');
  const button = focused?.closest('button') ?? focused?.closest('form')?.querySelector('[type="submit"]');
  return [textOf(title), button?.ariaLabel ?? textOf(button)].filter((text) => text !== '').join(' – ');
}

/** The text without parts that are hidden from screen readers, such as a key. */
function textOf(element: Element | null | undefined): string {
  const shown = [...(element?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.ariaHidden === 'true'),
  );
  return shown
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}
