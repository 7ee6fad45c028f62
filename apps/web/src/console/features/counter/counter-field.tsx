import { Button } from '@doorstep/ui';
import { useEffect, useId, useState, type FormEvent, type RefObject } from 'react';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { CounterCamera, hasBarcodeDetector } from './counter-camera.tsx';

interface CounterFieldProps {
  input: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  /** Called with the scanned or typed text. */
  onEnter: (text: string) => void;
}

/** A code, a name or a street; a scanner is a keyboard that ends with Enter, and the camera types the same way. */
export function CounterField({ input, isBusy, onEnter }: CounterFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
  }, [input]);

  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    setTyped('');
    onEnter(typed.trim());
  };
  return (
    <>
      <form className="packing-scan" noValidate onSubmit={enter}>
        <label htmlFor={id}>{t('staff.counter.find')}</label>
        <input
          ref={input}
          id={id}
          className="ds-input"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {hasBarcodeDetector() ? (
          <Button look="secondary" aria-pressed={isLooking} onClick={() => setLooking(!isLooking)}>
            {t('staff.counter.camera')}
          </Button>
        ) : null}
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t('staff.counter.show')}
        </Button>
      </form>
      <p className="hint" id={`${id}-hint`}>
        {t('staff.counter.find_hint')} {t('staff.counter.rule')}
      </p>
      {isLooking ? (
        <CounterCamera
          onCode={(code) => {
            setLooking(false);
            onEnter(code);
          }}
        />
      ) : null}
    </>
  );
}
