import { parseReference } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useEffect, useId, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../shared/texts/texts-context.tsx';

const controls = 'a, button, dialog, input, label, select, summary, textarea';

interface ScanFieldProps {
  input: RefObject<HTMLInputElement | null>;
  /** Called with the scanned or typed reference; empty if Enter was pressed alone. */
  onEnter: (reference: string) => void;
}

/**
 * A scanner is a keyboard that ends each reference with Enter. The field keeps the focus, so a phone's on-screen
 * keyboard would hide the parcel: it opens only when someone wants to type.
 */
export function ScanField({ input, onEnter }: ScanFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
  }, [input]);
  useEffect(() => {
    // A tap outside any control would take the focus, and the next scan would be lost.
    const bringBack = ({ target }: MouseEvent) => {
      const control = target instanceof Element ? target.closest(controls) : null;
      // A busy button does nothing, so it need not keep the focus.
      const isUsed = control !== null && control.ariaDisabled !== 'true';
      if (isUsed || getSelection()?.type === 'Range') return;
      input.current?.focus({ preventScroll: true });
    };
    document.addEventListener('click', bringBack);
    return () => document.removeEventListener('click', bringBack);
  }, [input]);

  const enter = (event: FormEvent) => {
    event.preventDefault();
    setTyped('');
    setTyping(false);
    onEnter(parseReference(typed));
  };
  return (
    <form className="packing-scan" noValidate onSubmit={enter}>
      <label htmlFor={id}>{t('staff.packing.scan')}</label>
      <input
        ref={input}
        id={id}
        className="ds-input"
        inputMode={isTyping ? 'text' : 'none'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        look="secondary"
        aria-pressed={isTyping}
        onClick={() => {
          // The on-screen keyboard opens only when a field gains the focus.
          flushSync(() => setTyping(!isTyping));
          input.current?.blur();
          input.current?.focus({ preventScroll: true });
        }}
      >
        {t('staff.packing.keyboard')}
      </Button>
      <Button type="submit" look="secondary">
        {t('staff.packing.show')}
      </Button>
    </form>
  );
}
