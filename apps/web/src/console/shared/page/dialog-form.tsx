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
  /** Shows the key that sends it. */
  hasKey?: boolean;
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
 * way out. Nothing that was typed goes with an error. In a text of several lines, where Enter is a new line, Ctrl+Enter sends.
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
  const { error, isPending } = sending;
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
