import type { RequestDetail } from '@doorstep/contract';
import { useState } from 'react';
import { ProblemError } from '@doorstep/client';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { TextAreaField, TextField } from '../../../shared/form/fields.tsx';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { Notice } from '../../../shared/page/notice.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useChange } from '../requests-api.ts';
import { ChangeMail } from './change-mail.tsx';
import { ChangedNotice } from './changed-notice.tsx';

interface AdjustDialogProps {
  request: RequestDetail;
  isOpen: boolean;
  onClose: () => void;
}

export function AdjustDialog({ request, isOpen, onClose }: AdjustDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('staff.adjust.title')} isOpen={isOpen} onClose={onClose}>
      {isOpen ? <AdjustForm request={request} onClose={onClose} /> : null}
    </Dialog>
  );
}

function AdjustForm({ request, onClose }: Omit<AdjustDialogProps, 'isOpen'>) {
  const { t } = useTexts();
  const send = useChange(request.id);
  // Snapshots, so that a refetch does not touch open rows or typed numbers.
  const [items] = useState(request.adjustable);
  const [typed, setTyped] = useState(() => items.map(({ quantity }) => String(quantity)));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);

  const quantities = items.map(({ max }, index) => readQuantity(typed[index] ?? '', max));
  const isWrong = quantities.includes(null);
  const isNothing = quantities.every((quantity) => quantity === 0);
  const isUnchanged = items.every(({ quantity }, index) => quantity === quantities[index]);
  const isUnexplained = reason.trim() === '';
  const lines = items.flatMap(({ itemId }, index) =>
    (quantities[index] ?? 0) > 0 ? [{ item: itemId, quantity: quantities[index] ?? 0 }] : [],
  );
  const change = { path: 'lines', body: { lines, reason: reason.trim() } } as const;
  const submit = (form: HTMLFormElement) => {
    setTried(true);
    if (isWrong || isNothing || isUnchanged || isUnexplained) return focusFirstError(form);
    send.mutate(change, { ifShown: onClose });
  };
  const code = send.error instanceof ProblemError ? send.error.code : null;
  const refused = code === 'already_asked' || code === 'sold_out' ? t(`staff.adjust.${code}`) : undefined;
  return (
    <DialogForm
      submit={t('staff.adjust.submit')}
      sending={send}
      errorText={refused}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p>{t('staff.adjust.body')}</p>
      <ChangedNotice
        request={request}
        now={request.lines.map(({ name, quantity }) => t('staff.requests.line', { name, quantity })).join(', ')}
      />
      {isTried && isNothing ? <Notice kind="error" announce="alert" title={t('staff.adjust.nothing')} /> : null}
      {isTried && isUnchanged ? <Notice kind="error" announce="alert" title={t('staff.adjust.unchanged')} /> : null}
      {items.map(({ itemId, name, max }, index) => (
        <TextField
          key={itemId}
          label={name}
          hint={t('staff.adjust.most', { max })}
          error={isTried && quantities[index] === null ? t('staff.adjust.wrong', { max }) : undefined}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          value={typed[index] ?? ''}
          maxLength={6}
          onChange={(event) => setTyped(typed.with(index, event.target.value))}
        />
      ))}
      <TextAreaField
        label={t('staff.decline.reason')}
        hint={t('staff.adjust.reason_hint')}
        error={isTried && isUnexplained ? t('staff.decline.reason_missing') : undefined}
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.target.value)}
      />
      <ChangeMail
        requestId={request.id}
        email={request.contact.email}
        change={isWrong || isNothing || isUnchanged ? null : change}
      />
    </DialogForm>
  );
}

/** Null unless it is a whole number in range. */
function readQuantity(typed: string, max: number): number | null {
  const quantity = /^\d+$/.test(typed.trim()) ? Number(typed) : -1;
  return quantity >= 0 && quantity <= max ? quantity : null;
}
