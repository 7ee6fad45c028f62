import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../texts/texts-context.tsx';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal `<dialog>`: the browser traps the focus, closes on Escape and restores the focus. The first field gets the
 * initial focus, also when its form is loaded later, unless the focus has been moved by then.
 */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  /** What the browser focused when the dialog opened; null once the focus was moved from there. */
  const unplaced = useRef<Element | null>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      element.showModal();
      unplaced.current = document.activeElement;
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  useEffect(() => {
    if (unplaced.current === null) return;
    const field = document.activeElement === unplaced.current ? startField(dialog.current) : null;
    field?.focus();
    if (field !== null || document.activeElement !== unplaced.current) unplaced.current = null;
  });

  // An open dialog that is taken off the page would not restore the focus.
  useLayoutEffect(() => () => dialog.current?.close(), []);

  // Escape is handled on `cancel`, before the dialog closes: its `close` event comes after the focus has returned, and
  // would at once close a dialog opened from there. A file field inside has a `cancel` event of its own.
  const onCancel = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) onClose();
  };
  // Null once taken off the page: its late event must not close the next dialog.
  const onClosed = () => {
    if (dialog.current?.open === false) onClose();
  };

  // At the end of the document, so that a dialog's form is never nested in the page's form. React's events still reach
  // the component that opened the dialog, and its form would be submitted too.
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClosed}
      onSubmit={(event) => event.stopPropagation()}
    >
      {isOpen ? (
        <div className="dialog-body">
          <div className="dialog-heading">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="icon-button" aria-label={t('staff.close')} onClick={onClose}>
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
              </svg>
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>,
    document.body,
  );
}

/**
 * The initial focus: the first field, skipping filled ones. The browser would choose the first control, the close
 * button; React's autoFocus runs before the dialog is open.
 */
function startField(dialog: HTMLElement | null): HTMLElement | null {
  const fields = [...(dialog?.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)') ?? [])];
  const first = fields.find(({ required, value }) => required && value === '') ?? fields[0];
  // For radio buttons, the chosen one.
  const chosen =
    first?.type === 'radio' ? fields.find(({ name, checked }) => name === first.name && checked) : undefined;
  return chosen ?? first ?? null;
}
