import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { problemText } from '../texts/problem-text.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { useLetterKeys, useLetterKeysChoice } from '../use-letter-keys.ts';
import { Icon } from './icon.tsx';

export interface Toast {
  text: string;
  /** Undoes the action; resolves to a text about the result. */
  undo?: () => Promise<string>;
  /** Further actions. */
  next?: ReactNode;
  /** The control that acted disappears with its focus. Ignored once its page has been left. */
  takesFocus?: boolean;
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
            onEnd={() => remove(toast.id)}
            onUndone={(text) => {
              remove(toast.id);
              add({ text });
            }}
          />
        ))}
      </div>
    </ToastContext>
  );
}

interface ToastCardProps {
  toast: Shown;
  /** Whether it is the newest toast that can be undone. */
  hasKey: boolean;
  onEnd: () => void;
  onUndone: (text: string) => void;
}

/** Disappears by itself, but not while hovered, focused, undoing or failed. */
function ToastCard({ toast: { text, undo, next, takesFocus = false }, hasKey, onEnd, onUndone }: ToastCardProps) {
  const texts = useTexts();
  const { t } = texts;
  const place = useRef<HTMLDivElement>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [hasLetters] = useLetterKeysChoice();
  const stays = isPointed || isFocused || isBusy || failure !== null;

  useEffect(() => {
    if (stays) return undefined;
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
      {next}
      {undo === undefined ? null : (
        <button
          type="button"
          className="toast-action"
          aria-disabled={isBusy}
          aria-keyshortcuts={hasKey && hasLetters ? 'z' : undefined}
          onClick={run}
        >
          {t('staff.undo')} {hasKey && hasLetters ? <kbd aria-hidden="true">Z</kbd> : null}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={t('staff.dismiss')} onClick={end}>
        <Icon name="close" />
      </button>
    </div>
  );
}
