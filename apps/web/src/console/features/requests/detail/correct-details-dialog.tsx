import { ProblemError } from '@doorstep/client';
import { submissionOfDraft, type Draft, type RequestDetail, type StaffEntryForm } from '@doorstep/contract';
import { useState } from 'react';
import { halfTypedDates } from '../../../../shared/half-typed-dates.ts';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { TextField } from '../../../shared/form/fields.tsx';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { Notice } from '../../../shared/page/notice.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useEntryForm } from '../entry/entry-api.ts';
import { EntryQuestion } from '../entry/entry-question.tsx';
import { fieldErrorText, fieldOfWire } from '../entry/field-of-wire.ts';
import { useChange } from '../requests-api.ts';
import { ChangeMail } from './change-mail.tsx';
import { CorrectionReason } from './correction-reason.tsx';
import { ChangedNotice } from './changed-notice.tsx';

interface CorrectDetailsDialogProps {
  request: RequestDetail;
  onClose: () => void;
}

export default function CorrectDetailsDialog({ request, onClose }: CorrectDetailsDialogProps) {
  const { t } = useTexts();
  const form = useEntryForm(request.offer.id);
  return (
    <Dialog title={t('staff.details.title')} isOpen onClose={onClose}>
      <Loaded query={form}>{(read) => <CorrectForm request={request} form={read} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

const contactNames = ['name', 'email', 'phone'] as const;

function CorrectForm({ request, form: { offer }, onClose }: CorrectDetailsDialogProps & { form: StaffEntryForm }) {
  const texts = useTexts();
  const { t } = texts;
  const send = useChange(request.id);
  const [before] = useState(() => draftOf(request));
  const [draft, setDraft] = useState<Draft>(before);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [halfTyped, setHalfTyped] = useState<string[]>([]);
  const set = (changes: Draft) => setDraft((last) => ({ ...last, ...changes }));
  const isChanged = (name: string) => (draft[name] ?? '') !== (before[name] ?? '');

  const { contact = {}, answers = {} } = submissionOfDraft(draft, offer);
  const names = contactNames.filter((name) => isChanged(`contact.${name}`));
  const questions = offer.questions.filter(({ id }) => isChanged(`answer.${id}`));
  const isUnchanged = names.length === 0 && questions.length === 0;
  const isUnexplained = reason.trim() === '';
  const change = {
    path: 'details',
    body: {
      contact: Object.fromEntries(names.map((name) => [name, contact[name] ?? ''])),
      answers: Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? null])),
      reason: reason.trim(),
    },
  } as const;
  const submit = (place: HTMLFormElement) => {
    setTried(true);
    const half = halfTypedDates(place);
    setHalfTyped(half);
    if (isUnchanged || isUnexplained || half.length > 0) return focusFirstError(place);
    send.mutate(change, { ifShown: onClose });
  };
  const wrong = send.error instanceof ProblemError ? (send.error.problem.errors ?? []) : [];
  const field = (name: string) => {
    const error = wrong.find((one) => fieldOfWire(one.field, []) === name);
    return {
      name,
      value: draft[name] ?? '',
      error: halfTyped.includes(name) ? t('field_error.day_form') : error && fieldErrorText(texts, offer, name, error),
      onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
    };
  };
  return (
    <DialogForm submit={t('staff.details.submit')} sending={send} onSubmit={submit} onCancel={onClose}>
      <p>{t('staff.details.body')}</p>
      <ChangedNotice request={request} now={[request.contact.name, request.contact.email].join(', ')} />
      {isTried && isUnchanged ? <Notice kind="error" announce="alert" title={t('staff.details.unchanged')} /> : null}
      {contactNames.map((name) =>
        offer.contact[name] === 'off' ? null : (
          <TextField
            key={name}
            label={t(`staff.contact.${name}`)}
            type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            autoComplete="off"
            {...field(`contact.${name}`)}
          />
        ),
      )}
      {offer.questions.map((question) => (
        <EntryQuestion key={question.id} question={question} {...field(`answer.${question.id}`)} set={set} />
      ))}
      <CorrectionReason isMissing={isTried && isUnexplained} value={reason} onChange={setReason} />
      <ChangeMail
        requestId={request.id}
        email={request.contact.email}
        change={isUnchanged ? null : { ...change, body: { ...change.body, reason: '' } }}
      />
    </DialogForm>
  );
}

function draftOf({ contact, answers }: RequestDetail): Draft {
  return {
    ...Object.fromEntries(contactNames.map((name) => [`contact.${name}`, contact[name]])),
    ...Object.fromEntries(answers.map(({ id, value }) => [`answer.${id}`, inField(value)])),
  };
}

function inField(value: RequestDetail['answers'][number]['value']): string {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'boolean' ? (value ? 'yes' : '') : String(value);
}
