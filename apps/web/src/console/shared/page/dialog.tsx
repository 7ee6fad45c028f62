import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../texts/texts-context.tsx';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal `<dialog>`: the browser keeps the focus inside, closes on Escape and gives the focus back. It begins in the first field. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      element.showModal();
      startField(element)?.focus();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  // Escape is heard before the dialog closes: its `close` event comes after the focus is back, and would close what is opened
  // from there at once. A file field inside has a `cancel` event of its own.
  const onCancel = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) onClose();
  };
  const onClosed = () => {
    if (dialog.current?.open !== true) onClose();
  };

  // At the end of the document, so that a form in a dialog is never inside the form of the page.
  return createPortal(
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onCancel={onCancel} onClose={onClosed}>
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
 * Where one begins to fill in: in the first field, or past what is filled in already. The browser would begin with the
 * first control, which is the one that closes; React's autoFocus comes before the dialog is open.
 */
function startField(dialog: HTMLElement): HTMLElement | null {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')];
  const first = fields.find(({ required, value }) => required && value === '') ?? fields[0];
  // Of radio buttons, in the one that is chosen.
  const chosen =
    first?.type === 'radio' ? fields.find(({ name, checked }) => name === first.name && checked) : undefined;
  return chosen ?? first ?? null;
}
