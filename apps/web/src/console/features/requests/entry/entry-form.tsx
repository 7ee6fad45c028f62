import {
  submissionOfDraft,
  type Draft,
  type FieldError,
  type OfferPhase,
  type StaffEntryForm,
} from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { emptyEntry, type AddressEntry } from '../../../../shared/address/address-entry.ts';
import { halfTypedDates } from '../../../../shared/half-typed-dates.ts';
import { fieldsOfEntry } from '../../../../shared/address/fields-of-entry.ts';
import { ProblemError } from '@doorstep/client';
import { CheckField, SelectField, TextField } from '../../../shared/form/fields.tsx';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { Notice } from '../../../shared/page/notice.tsx';
import { problemText } from '../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { EntryAddress } from './entry-address.tsx';
import { useEnterRequest } from './entry-api.ts';
import { EntryQuestion } from './entry-question.tsx';
import { fieldErrorText, fieldOfWire } from './field-of-wire.ts';

/** An offer's form, filled in for a visitor. Rejected input stays. */
export function EntryForm({ offerId, form }: { offerId: string; form: StaffEntryForm }) {
  const texts = useTexts();
  const { t } = texts;
  const { offer, places, lookup, idempotencyKey } = form;
  const navigate = useNavigate();
  const entering = useEnterRequest(offerId, idempotencyKey);
  const place = useRef<HTMLFormElement>(null);
  const [address, setAddress] = useState(() => firstAddress(form));
  const [hasNoAddress, setHasNoAddress] = useState(false);
  const [draft, setDraft] = useState<Draft>(() => firstDraft(form));
  useEffect(() => {
    if (entering.error !== null) focusFirstError(place.current);
  }, [entering.error]);
  const [halfTyped, setHalfTyped] = useState<string[]>([]);
  const set = (changes: Draft) => setDraft((before) => ({ ...before, ...changes }));

  const isCollected = places.length > 0 && (offer.places !== null || hasNoAddress);
  const wrong = entering.error instanceof ProblemError ? (entering.error.problem.errors ?? []) : [];
  const fieldOf = ({ field }: FieldError) => {
    const name = fieldOfWire(field, lines(draft, form));
    // An empty order is reported at the first item.
    return name === 'quantity.' ? `quantity.${offer.items[0]?.id ?? ''}` : name;
  };
  const textOf = (error: FieldError) => fieldErrorText(texts, offer, fieldOf(error), error);
  const errorOf = (name: string) => {
    if (halfTyped.includes(name)) return t('field_error.day_form');
    const error = wrong.find((one) => fieldOf(one) === name);
    return error === undefined ? undefined : textOf(error);
  };
  const isPlaced = (name: string) =>
    /^(quantity|contact|answer)\./.test(name) ||
    (isCollected && name === 'collection.place') ||
    (!hasNoAddress && (name === 'address' || name === 'unit')) ||
    (!hasNoAddress && address.kind === 'typed' && name.startsWith('address.'));
  // Most errors appear at their fields; errors without a field appear with the summary.
  const placeless = wrong.filter((one) => !isPlaced(fieldOf(one)));
  const shut = entering.error instanceof ProblemError ? shutPhase(entering.error.code) : undefined;
  const shutText = shut && t('staff.entry.not_open', { phase: shut, title: offer.title.text });
  const isAsked = entering.error instanceof ProblemError && entering.error.code === 'already_asked';
  const field = (name: string) => ({
    name,
    value: draft[name] ?? '',
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const half = halfTypedDates(event.currentTarget);
    setHalfTyped(half);
    if (half.length > 0) return focusFirstError(place.current);
    const submission = submissionOfDraft({ ...draft, ...fieldsOfEntry(address) }, offer);
    entering.mutate(
      {
        ...submission,
        // The checkbox decides: without it no one joins the queue.
        ifShort: draft['ifShort'] === 'queue' ? 'queue' : 'refuse',
        ...(hasNoAddress ? { address: {}, unit: '' } : {}),
        ...(isCollected ? {} : { collection: undefined }),
        noFixedAddress: hasNoAddress,
      },
      { ifShown: ({ id }) => void navigate(`/staff/requests/${id}`) },
    );
  };
  return (
    <form ref={place} className="stack entry-form" noValidate onSubmit={submit}>
      <fieldset className="panel">
        <legend>{t('staff.entry.items')}</legend>
        {offer.items.map((item) => (
          <TextField
            key={item.id}
            label={item.name.text}
            hint={item.remaining.text === '' ? undefined : item.remaining.text}
            width="short"
            inputMode="numeric"
            autoComplete="off"
            {...field(`quantity.${item.id}`)}
          />
        ))}
        {offer.hasWaitlist && offer.draw === null ? (
          <CheckField
            label={t('staff.entry.if_short')}
            checked={draft['ifShort'] === 'queue'}
            onChange={(event) => set({ ifShort: event.target.checked ? 'queue' : 'ask' })}
          />
        ) : null}
      </fieldset>
      <fieldset className="panel">
        <legend>{t('staff.entry.person')}</legend>
        {(['name', 'email', 'phone'] as const).map((name) =>
          offer.contact[name] === 'off' ? null : (
            <TextField
              key={name}
              label={t(`staff.contact.${name}`)}
              hint={offer.contact[name] === 'optional' ? t('staff.entry.optional') : undefined}
              type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
              autoComplete="off"
              {...field(`contact.${name}`)}
            />
          ),
        )}
      </fieldset>
      <EntryAddress
        offer={offer}
        lookup={lookup}
        entry={address}
        onEntry={setAddress}
        hasNoAddress={hasNoAddress}
        onNoAddress={setHasNoAddress}
        errorOf={errorOf}
      />
      {isCollected ? (
        <fieldset className="panel">
          <legend>{t('staff.entry.collection')}</legend>
          <SelectField
            label={t('staff.entry.place')}
            options={[
              { value: '', label: t('staff.entry.place_choose') },
              ...places.map(({ id, name, openings }) => ({
                value: id,
                label: [name.text, openings[0]?.text ?? ''].filter((text) => text !== '').join(', '),
              })),
            ]}
            {...field('collection.place')}
          />
        </fieldset>
      ) : null}
      {offer.questions.length === 0 ? null : (
        <fieldset className="panel">
          <legend>{t('staff.entry.questions')}</legend>
          {offer.questions.map((question) => (
            <EntryQuestion key={question.id} question={question} {...field(`answer.${question.id}`)} set={set} />
          ))}
        </fieldset>
      )}
      {entering.isError ? (
        <Notice kind="error" announce="alert" title={shutText ?? problemText(texts, entering.error)}>
          {placeless.length === 0 ? null : (
            <ul>
              {placeless.map((error) => (
                <li key={`${error.field} ${error.code}`}>{textOf(error)}</li>
              ))}
            </ul>
          )}
          {isAsked ? (
            <p>
              {t('staff.entry.already_asked')} <Link to="/staff/homes">{t('staff.nav.homes')}</Link>
            </p>
          ) : null}
        </Notice>
      ) : null}
      <div className="actions">
        <Button type="submit" isBusy={entering.isPending}>
          {t('staff.entry.submit')}
        </Button>
      </div>
    </form>
  );
}

/** The offer's phase, if it stopped being open while someone typed. */
function shutPhase(code: string): OfferPhase | undefined {
  if (code === 'paused' || code === 'closed') return code;
  return code === 'not_open' ? 'scheduled' : undefined;
}

/** An only item starts with quantity one, as on the public page. */
function firstDraft({ offer: { items } }: StaffEntryForm): Draft {
  const [item] = items;
  return items.length === 1 && item !== undefined ? { [`quantity.${item.id}`]: '1' } : {};
}

/** Presets the offer's only country; starts with typing if there is no lookup. */
function firstAddress({ offer: { countries }, lookup }: StaffEntryForm): AddressEntry {
  const country = countries.length === 1 ? (countries[0] ?? '') : '';
  return { ...emptyEntry, kind: lookup.hasData ? 'search' : 'typed', typed: { ...emptyEntry.typed, country } };
}

/** Items in the order of the submitted lines. */
function lines(draft: Draft, { offer }: StaffEntryForm): string[] {
  return (submissionOfDraft(draft, offer).lines ?? []).map(({ item }) => item);
}
