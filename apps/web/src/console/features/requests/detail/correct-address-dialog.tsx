import { linesAboveTown, type RequestDetail, type StaffEntryForm } from '@doorstep/contract';
import { useState } from 'react';
import {
  chooseItem,
  emptyEntry,
  type AddressLines,
  type ChosenAddress,
} from '../../../../shared/address/address-entry.ts';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { CountryField } from '../../../shared/form/country-field.tsx';
import { PostalFields } from '../../../shared/form/postal-fields.tsx';
import { TextField } from '../../../shared/form/fields.tsx';
import { ProblemError } from '@doorstep/client';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useEntryForm } from '../entry/entry-api.ts';
import { missingAddressTexts } from '../entry/field-of-wire.ts';
import { FindAddress } from '../entry/find-address.tsx';
import { useChange } from '../requests-api.ts';
import { ChangeMail } from './change-mail.tsx';
import { CorrectionReason } from './correction-reason.tsx';
import { ChangedNotice } from './changed-notice.tsx';

interface CorrectAddressDialogProps {
  request: RequestDetail;
  onClose: () => void;
}

/** Corrects the visitor's address; it is matched against the address data like any typed one. */
export default function CorrectAddressDialog({ request, onClose }: CorrectAddressDialogProps) {
  const { t } = useTexts();
  const form = useEntryForm(request.offer.id);
  return (
    <Dialog title={t('staff.correct.title')} isOpen onClose={onClose}>
      <Loaded query={form}>{(read) => <CorrectAddressForm request={request} form={read} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

const typedFields = ['line1', 'line2', 'unit', 'city'] as const;
type Field = (typeof typedFields)[number] | 'region' | 'postcode' | 'country';

const required = ['line1', 'city', 'country'] as const;

function CorrectAddressForm({
  request,
  form: { offer, lookup },
  onClose,
}: CorrectAddressDialogProps & { form: StaffEntryForm }) {
  const { t } = useTexts();
  const send = useChange(request.id);
  const [values, setValues] = useState(() => valuesOf(request));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = required.some((name) => values[name].trim() === '');
  const isUnexplained = reason.trim() === '';
  const [chosen, setChosen] = useState<ChosenAddress | null>(null);
  const change = { path: 'address', body: { ...addressOf(values, chosen), reason: reason.trim() } } as const;
  // The email does not include the reason, so typing one must not refetch the preview.
  const previewed = { ...change, body: { ...change.body, reason: '' } };
  const submit = (place: HTMLFormElement) => {
    setTried(true);
    if (isMissing || isUnexplained) return focusFirstError(place);
    send.mutate(change, { ifShown: onClose });
  };
  // The server's errors appear at their fields.
  const wrong = send.error instanceof ProblemError ? (send.error.problem.errors ?? []) : [];
  const field = (name: Field) => {
    const missing = required.find((one) => one === name && isTried && values[one].trim() === '');
    const error = wrong.find((one) => one.field === `address.${name}` || one.field === `address.typed.${name}`);
    return {
      autoComplete: 'off',
      value: values[name],
      error:
        missing === undefined
          ? error && t(`field_error.${error.code}`, error.values ?? {})
          : t(missingAddressTexts[missing]),
      onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    };
  };
  const isAsked = send.error instanceof ProblemError && send.error.code === 'already_asked';
  return (
    <DialogForm
      submit={t('staff.correct.submit')}
      sending={send}
      errorText={isAsked ? t('staff.correct.already_asked') : undefined}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p>{t('staff.correct.body')}</p>
      <ChangedNotice request={request} now={request.addressLines.join(', ')} />
      {lookup.hasData ? (
        <FindAddress
          offer={offer}
          lookup={lookup}
          near={lookup.near}
          onChoose={([item], text) => {
            if (item === undefined) return;
            const { chosen: found, unit } = chooseItem(emptyEntry, item, text);
            setChosen({ ...found, unit: found.unit || unit });
            setValues({ ...found.copy, unit: found.unit || unit });
          }}
        />
      ) : null}
      {typedFields.map((name) => (
        <TextField
          key={name}
          label={t(`staff.correct.${name}`)}
          width={name === 'unit' ? 'short' : 'full'}
          maxLength={200}
          {...field(name)}
        />
      ))}
      <PostalFields country={values.country} region={field('region')} postcode={field('postcode')} />
      <CountryField
        label={t('public.address.country')}
        none={t('public.address.country_choose')}
        {...field('country')}
      />
      <CorrectionReason isMissing={isTried && isUnexplained} value={reason} onChange={setReason} />
      <ChangeMail requestId={request.id} email={request.contact.email} change={isMissing ? null : previewed} />
    </DialogForm>
  );
}

function valuesOf({ address }: RequestDetail): Record<Field, string> {
  const { unit, city, region, postcode, countryCode } = address;
  const own = linesAboveTown(address);
  const withoutUnit = own.length > 1 && unit !== '' && own[0]?.endsWith(unit) === true ? own.slice(1) : own;
  const [line1 = '', ...others] = withoutUnit;
  return { line1, line2: others.join(', '), unit, city, region, postcode, country: countryCode };
}

/** The chosen address while unedited; otherwise the typed one. */
function addressOf({ unit, ...typed }: Record<Field, string>, chosen: ChosenAddress | null) {
  if (chosen === null || unit !== chosen.unit || !isCopy(typed, chosen.copy)) return { address: { typed }, unit };
  const own = chosen.asksForUnit ? unit : '';
  return { address: chosen.proof === '' ? { id: chosen.id, typed } : { proof: chosen.proof }, unit: own };
}

function isCopy(typed: Record<Exclude<Field, 'unit'>, string>, copy: AddressLines): boolean {
  return (Object.keys(typed) as (keyof typeof typed)[]).every((name) => typed[name] === copy[name]);
}
