import { Textarea, type TextareaProps } from '@doorstep/ui';
import { useId } from 'react';

/** Several lines of text; it names itself. */
export function TextAreaField(props: Omit<TextareaProps, 'id'>) {
  return <Textarea {...props} id={useId()} />;
}
