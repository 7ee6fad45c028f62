import { useState } from 'react';
import type { StaffTextId } from '@doorstep/messages';
import type { Tried } from '../../shared/api/api.ts';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { TextAreaField, TextField } from '../../shared/form/fields.tsx';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { useMailWay } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useHomeDecision, useTriedAnswer } from './homes-api.ts';
import { useSettled } from '../../shared/form/use-settled.ts';
import { MailPreview } from '../../shared/page/mail-preview.tsx';

/** The decision to confirm. */
export interface HomeChoice {
  title: StaffTextId;
  body: StaffTextId;
  submit: StaffTextId;
  /** Confirmation text. */
  done: StaffTextId;
  /** Says who will read the reason. */
  reasonHint: StaffTextId;
  /** The person or homes concerned, one per line. */
  about: string[];
  decide: (given: { reason: string; allowance: number }) => Promise<unknown>;
  /** If the visitor gets the reason by email: the claim's id, and a preview of the email. */
  mail?: { claim: string; tryOut: (reason: string) => Promise<Tried> };
  /** Initial number of units to ask for; undefined asks for none. */
  allowance?: number;
}

interface ReasonDialogProps {
  /** Null while closed. */
  choice: HomeChoice | null;
  onClose: () => void;
  /** Called with a confirmation text once decided. */
  onDone: (text: string) => void;
}

export function ReasonDialog({ choice, onClose, onDone }: ReasonDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={choice === null ? '' : t(choice.title)} isOpen={choice !== null} onClose={onClose}>
      {choice === null ? null : <ReasonForm choice={choice} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function ReasonForm({ choice, onClose, onDone }: ReasonDialogProps & { choice: HomeChoice }) {
  const { t } = useTexts();
  const way = useMailWay();
  const decision = useHomeDecision();
  const [reason, setReason] = useState('');
  const [units, setUnits] = useState(String(choice.allowance ?? ''));
  const [isTried, setTried] = useState(false);
  const asksForUnits = choice.allowance !== undefined;
  const lacksUnits = asksForUnits && !/^[1-9]\d{0,5}$/.test(units.trim());
  const lacksReason = reason.trim() === '';
  const submit = (form: HTMLFormElement) => {
    setTried(true);
    if (lacksReason || lacksUnits) return focusFirstError(form);
    decision.mutate(() => choice.decide({ reason: reason.trim(), allowance: Number(units) }), {
      report: () => onDone(t(choice.done, { way })),
      ifShown: onClose,
    });
  };
  return (
    <DialogForm submit={t(choice.submit)} sending={decision} onSubmit={submit} onCancel={onClose}>
      <ul className="dialog-about">
        {choice.about.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      <p>{t(choice.body, { way })}</p>
      {asksForUnits ? (
        <TextField
          label={t('staff.claim.allowance')}
          hint={t('staff.claim.allowance_hint')}
          error={isTried && lacksUnits ? t('staff.claim.allowance_missing') : undefined}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          value={units}
          onChange={(event) => setUnits(event.target.value)}
        />
      ) : null}
      <TextAreaField
        label={t('staff.homes.reason')}
        hint={t(choice.reasonHint, { way })}
        error={isTried && lacksReason ? t('staff.homes.reason_missing') : undefined}
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.target.value)}
      />
      {choice.mail === undefined ? null : <ClaimMail {...choice.mail} reason={reason.trim()} />}
    </DialogForm>
  );
}

interface ClaimMailProps {
  claim: string;
  reason: string;
  tryOut: (reason: string) => Promise<Tried>;
}

function ClaimMail({ claim, reason, tryOut }: ClaimMailProps) {
  const { t } = useTexts();
  const way = useMailWay();
  const settled = useSettled(reason);
  const { data, isError } = useTriedAnswer(claim, settled, settled === '' ? null : () => tryOut(settled));
  if (isError) return <p className="muted">{t('staff.withdraw.mail_unknown')}</p>;
  return data?.mails.map(({ mail }) => (
    <MailPreview key={mail.to} title={t('staff.decline.mail', { to: mail.to, way })} mail={mail} />
  ));
}
