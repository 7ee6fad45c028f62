import { Button } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { problemText } from '../texts/problem-text.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { Notice } from './notice.tsx';

interface DialogFormProps {
  /** On the button. */
  submit: string;
  /** Cannot be taken back. */
  isDanger?: boolean;
  /** As of `useMutation`: whether it is on its way, and what went wrong with it. */
  sending: { isPending: boolean; error: unknown };
  /** What to say of the error in the place of its own text. */
  errorText?: string | undefined;
  onSubmit: (form: HTMLFormElement) => void;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * What is inside a dialog that does something: its fields, what went wrong, beside the buttons where one looks, and the
 * way out. Nothing that was typed goes with an error.
 */
export function DialogForm({
  submit,
  isDanger = false,
  sending,
  errorText,
  onSubmit,
  onCancel,
  children,
}: DialogFormProps) {
  const texts = useTexts();
  const { error, isPending } = sending;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
      {error === null ? null : <Notice kind="error" announce="alert" title={errorText ?? problemText(texts, error)} />}
      <div className="actions">
        <Button type="submit" look={isDanger ? 'danger' : 'primary'} isBusy={isPending}>
          {submit}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {texts.t('staff.cancel')}
        </Button>
      </div>
    </form>
  );
}
