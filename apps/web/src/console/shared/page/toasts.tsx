import { createContext, useContext, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ProblemError } from '@doorstep/client';
import { lateErrors } from '../api/late-errors.ts';
import { problemText } from '../texts/problem-text.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { useLetterKeys, useLetterKeysChoice } from '../use-letter-keys.ts';
import { Icon } from './icon.tsx';

/** What a toast offers works on every page: its control cannot rely on the one that was open when it was shown. */
export interface Toast {
  text: string;
  /** Undoes the action; resolves to a text about the result. */
  undo?: (() => Promise<string>) | UndoDialog;
  links?: { to: string; text: string }[];
  /** Until dismissed: no other place shows it. */
  stays?: boolean;
  /** The control that acted disappears with its focus. Ignored once its page has been left. */
  takesFocus?: boolean;
}

/** For what cannot be undone without a question. */
interface UndoDialog {
  label: string;
  /** @param onDone Called with a text about the result. */
  render: (onClose: () => void, onDone: (text: string) => void) => ReactNode;
}

interface Shown extends Toast {
  id: number;
}

const maxShown = 3;
const shownForMs = 8000;

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a confirmation at the bottom of the window, which survives navigation. */
export function useToast(): (toast: Toast) => void {
  const add = useContext(ToastContext);
  const { pathname } = useLocation();
  return (toast) => add({ ...toast, takesFocus: toast.takesFocus === true && window.location.pathname === pathname });
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ shown }, setShown] = useState<{ shown: Shown[]; count: number }>({ shown: [], count: 0 });
  const add = (toast: Toast) =>
    setShown((before) => ({
      shown: [...before.shown, { ...toast, id: before.count }].slice(-maxShown),
      count: before.count + 1,
    }));
  const remove = (id: number) =>
    setShown((before) => ({ ...before, shown: before.shown.filter((each) => each.id !== id) }));
  const undone = (id: number, text: string) => {
    remove(id);
    add({ text });
  };
  const texts = useTexts();
  const addError = useEffectEvent(({ what, error }: { what: string; error: unknown }) => {
    const isRefused = error instanceof ProblemError && error.problem.status < 500;
    const text = isRefused
      ? texts.t('staff.late.refused', { what, why: problemText(texts, error) })
      : texts.t('staff.late.unconfirmed', { what });
    add({ text, stays: true });
  });
  useEffect(() => lateErrors.subscribe((late) => addError(late)), []);
  // Outlives its toast.
  const [asked, setAsked] = useState<(Pick<UndoDialog, 'render'> & { id: number }) | null>(null);
  const newest = shown.findLast(({ undo }) => undo !== undefined)?.id;
  return (
    <ToastContext value={add}>
      {children}
      <div className="toasts" role="status">
        {shown.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            hasKey={toast.id === newest}
            isAsking={toast.id === asked?.id}
            onEnd={() => remove(toast.id)}
            onUndone={(text) => undone(toast.id, text)}
            onAsk={({ render }) => setAsked({ id: toast.id, render })}
          />
        ))}
      </div>
      {asked?.render(
        () => setAsked(null),
        (text) => undone(asked.id, text),
      )}
    </ToastContext>
  );
}

interface ToastCardProps {
  toast: Shown;
  /** Whether it is the newest toast that can be undone. */
  hasKey: boolean;
  /** Whether its dialog is open. */
  isAsking: boolean;
  onEnd: () => void;
  onUndone: (text: string) => void;
  onAsk: (dialog: UndoDialog) => void;
}

/** Disappears by itself, but not while hovered, focused, asking, undoing or failed. */
function ToastCard({ toast, hasKey, isAsking, onEnd, onUndone, onAsk }: ToastCardProps) {
  const { text, undo, links = [], takesFocus = false } = toast;
  const texts = useTexts();
  const { t } = texts;
  const place = useRef<HTMLDivElement>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [hasLetters] = useLetterKeysChoice();
  const isKept = toast.stays === true || isPointed || isFocused || isBusy || isAsking || failure !== null;

  useEffect(() => {
    if (isKept) return undefined;
    const timer = setTimeout(onEnd, shownForMs);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    // In the next frame: a closing dialog restores the focus first.
    const frame = requestAnimationFrame(() => {
      if (takesFocus || document.activeElement === document.body) place.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);

  const end = () => {
    if (place.current?.contains(document.activeElement) === true) document.getElementById('main')?.focus();
    onEnd();
  };
  const run = () => {
    if (undo === undefined || isBusy) return;
    if (typeof undo === 'object') {
      onAsk(undo);
      return;
    }
    setBusy(true);
    setFailure(null);
    undo()
      .then(onUndone, setFailure)
      .finally(() => setBusy(false));
  };
  useLetterKeys(hasKey && hasLetters, { z: run });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps it while it is pointed at or has the focus
    <div
      ref={place}
      tabIndex={-1}
      className="toast"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        end();
      }}
    >
      <p>
        {text}
        {failure === null ? null : <span className="toast-failure"> {problemText(texts, failure)}</span>}
      </p>
      {links.map(({ to, text: name }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
      {undo === undefined ? null : (
        <button
          type="button"
          className="toast-action"
          aria-disabled={isBusy}
          aria-keyshortcuts={hasKey && hasLetters ? 'z' : undefined}
          onClick={run}
        >
          {typeof undo === 'object' ? undo.label : t('staff.undo')}{' '}
          {hasKey && hasLetters ? <kbd aria-hidden="true">Z</kbd> : null}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={t('staff.dismiss')} onClick={end}>
        <Icon name="close" />
      </button>
    </div>
  );
}
