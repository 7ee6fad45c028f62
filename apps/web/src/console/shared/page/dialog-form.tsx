import { Button } from '@doorstep/ui';
import { useEffect, type ReactNode } from 'react';
import { problemText } from '../texts/problem-text.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { Notice } from './notice.tsx';

interface DialogFormProps {
  submit: string;
  /** For actions that cannot be undone. */
  isDanger?: boolean;
  /** Shows the keyboard shortcut for submitting. */
  hasKey?: boolean;
  /** As from `useMutation`: whether it is in flight, and its error. Reset when the dialog closes. */
  sending: { isPending: boolean; error: unknown; reset?: () => void };
  /** Replaces the error's own text. */
  errorText?: string | undefined;
  onSubmit: (form: HTMLFormElement) => void;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * The body of a dialog with an action: fields, the error next to the buttons, and a cancel button. An error discards
 * no input. In a multi-line text, where Enter is a new line, Ctrl+Enter submits.
 */
export function DialogForm({
  submit,
  isDanger = false,
  hasKey = false,
  sending,
  errorText,
  onSubmit,
  onCancel,
  children,
}: DialogFormProps) {
  const texts = useTexts();
  const { error, isPending, reset } = sending;
  useEffect(() => reset, [reset]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key beside the button, which does the same
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit(event.currentTarget);
      }}
      onKeyDown={({ key, ctrlKey, metaKey, target, currentTarget }) => {
        if (key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement)
          currentTarget.requestSubmit();
      }}
    >
      {children}
      {error === null ? null : <Notice kind="error" announce="alert" title={errorText ?? problemText(texts, error)} />}
      <div className="actions dialog-actions">
        <Button type="submit" look={isDanger ? 'danger' : 'primary'} isBusy={isPending}>
          {submit}
          {hasKey ? <kbd aria-hidden="true">{texts.t('staff.enter_key')}</kbd> : null}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {texts.t('staff.cancel')}
        </Button>
        {hasKey ? <span className="hint dialog-keys">{texts.t('staff.enter_key_in_text')}</span> : null}
      </div>
    </form>
  );
}
