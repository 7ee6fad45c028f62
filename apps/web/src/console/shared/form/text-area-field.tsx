import { Textarea, type TextareaProps } from '@doorstep/ui';
import { useId } from 'react';

export function TextAreaField(props: Omit<TextareaProps, 'id'>) {
  return <Textarea {...props} id={useId()} />;
}
