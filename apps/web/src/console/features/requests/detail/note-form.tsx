import { Button } from '@doorstep/ui';
import { useState, type FormEvent } from 'react';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { TextAreaField } from '../../../shared/form/fields.tsx';
import { ErrorNotice } from '../../../shared/page/notice.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useNote } from '../requests-api.ts';

export function NoteForm({ requestId }: { requestId: string }) {
  const texts = useTexts();
  const { t } = texts;
  const mayNote = useAllowed('requests.decide');
  const sending = useNote(requestId);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (!mayNote) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const isEmpty = note.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return focusFirstError(event.currentTarget);
    // Text typed while sending stays.
    sending.mutate(note.trim(), { ifShown: () => setNote((typed) => (typed === note ? '' : typed)) });
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextAreaField
        label={t('staff.note.label')}
        hint={t('staff.note.hint')}
        error={isMissing ? t('staff.note.missing') : undefined}
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.target.value)}
      />
      <ErrorNotice error={sending.error} />
      <div className="actions">
        <Button type="submit" look="secondary" isBusy={sending.isPending}>
          {t('staff.note.submit')}
        </Button>
        <output className="muted">{sending.isSuccess && note === '' ? t('staff.note.done') : ''}</output>
      </div>
    </form>
  );
}
