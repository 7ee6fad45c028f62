import { Textarea, type TextareaProps, useIsHydrated } from '@doorstep/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Hydration resets a text area that came with text; this one keeps later changes. */
export function LongText(props: TextareaProps): ReactNode {
  const area = () => document.getElementById(props.id) as HTMLTextAreaElement;
  const isHydrated = useIsHydrated();
  const early = useRef(isHydrated || typeof document === 'undefined' ? null : area().value);
  useLayoutEffect(() => {
    if (early.current !== null) area().value = early.current;
    // oxlint-disable-next-line react/exhaustive-deps -- once, on hydration
  }, []);
  return <Textarea {...props} />;
}
