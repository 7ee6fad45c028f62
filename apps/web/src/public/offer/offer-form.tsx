import {
  type FieldError,
  type HomeAnswer,
  type OfferPage,
  type PublicOffer,
  draftFromFields,
} from '@doorstep/contract';
import { Button, ErrorSummary, useIsHydrated } from '@doorstep/ui';
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { halfTypedDates } from '../../shared/half-typed-dates.ts';
import { AddressSection } from '../address/address-section.tsx';
import { entryOfStep, stepOfEntry, waysOf } from '../address/entry-of-step.ts';
import type { HomeState } from '../address/use-home-answer.ts';
import { solveAhead } from '../check/solve-ahead.ts';
import { IdleWarning } from '../draft/idle-warning.tsx';
import { useIdleDraft } from '../draft/use-idle-draft.ts';
import { useNavigationStatus } from '../navigation/navigation-context.tsx';
import { NavigationFailure } from '../navigation/navigation-failure.tsx';
import { Local, Prose } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref, useOutside } from '../texts/use-href.ts';
import { ContactFields } from './contact-fields.tsx';
import { Honeypot } from './honeypot.tsx';
import { ItemFields } from './item-fields.tsx';
import { OfferChanges } from './offer-changes.tsx';
import { PlaceFields } from './place-fields.tsx';
import { QuestionField } from './question-field.tsx';
import { useFieldErrors } from './use-field-errors.ts';

export function OfferForm({ page }: { page: OfferPage }): ReactNode {
  const { t, frame } = useTexts();
  const href = useHref();
  const { isBusy } = useNavigationStatus();
  const { offer, draft } = page;
  const [halfTyped, setHalfTyped] = useState<FieldError[]>([]);
  const errors = useFieldErrors(halfTyped.length > 0 ? halfTyped : page.errors, draft, offer);
  const form = useRef<HTMLFormElement>(null);
  const address = useRef(entryOfStep(page.address, draft, waysOf(page)));

  const readDraft = useCallback(
    () => (form.current === null ? draft : draftFromFields(new FormData(form.current))),
    [draft],
  );
  const { save, isWarning } = useIdleDraft(offer, () => ({
    draft: readDraft(),
    address: stepOfEntry(address.current),
  }));
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('value') !== 'check') return;
    const names = halfTypedDates(event.currentTarget);
    if (names.length > 0) event.preventDefault();
    setHalfTyped(names.map((name) => ({ field: name.replace(/^answer\./, 'answers.'), code: 'day_form' })));
  };
  const { address: step } = page;
  const [refusal, setRefusal] = useState(step.kind === 'chosen' && step.answer?.kind === 'no' ? step.answer : null);
  const onAnswer = useCallback(
    (answer: HomeState | null) => setRefusal(answer !== null && answer.kind === 'no' ? answer : null),
    [],
  );
  const firstAboutYou = offer.places === null ? 3 : 4;
  const hasContact = Object.values(offer.contact).some((rule) => rule !== 'off');

  return (
    <form
      ref={form}
      className="request-form"
      method="post"
      action={`${href(`/o/${offer.slug}`)}#part-address`}
      noValidate
      data-navigates=""
      onInput={() => {
        save();
        if (page.challengeUrl !== null) solveAhead(page.challengeUrl);
      }}
      onChange={save}
      onSubmit={onSubmit}
    >
      <FirstButton page={page} />
      <OfferChanges changes={page.changes} />
      <ErrorSummary title={t('public.form.problem')} errors={errors.summary} />
      {isWarning && <IdleWarning onKeep={save} />}
      <input type="hidden" name="formToken" value={page.formToken} />
      <input type="hidden" name="language" value={frame.readerLanguage} />
      <input type="hidden" name="offerVersion" value={draft['offerVersion'] ?? offer.version} />
      {draft['ifShort'] !== undefined && <input type="hidden" name="ifShort" value={draft['ifShort']} />}
      <Honeypot />

      <FormStep id="part-address" number={1} heading={t('public.address.heading')}>
        <AddressSection
          page={page}
          errors={errors}
          readDraft={readDraft}
          onChange={(entry) => {
            address.current = entry;
            save();
          }}
          onAnswer={onAnswer}
        />
      </FormStep>
      {refusal !== null && <WaysElsewhere answer={refusal} offer={offer} />}
      {/* Hidden input is kept. */}
      <div className="request-form" hidden={refusal !== null}>
        <FormStep id="part-items" number={2} heading={t('public.form.items')}>
          <ItemFields items={offer.items} draft={draft} errors={errors} />
        </FormStep>
        {offer.places !== null && (
          <FormStep id="part-place" number={3} heading={t('public.form.place')}>
            <PlaceFields places={offer.places} draft={draft} errors={errors} />
          </FormStep>
        )}
        {hasContact && (
          <FormStep id="part-contact" number={firstAboutYou} heading={t('public.form.contact')}>
            <ContactFields offer={offer} draft={draft} errors={errors} />
          </FormStep>
        )}
        {offer.questions.length > 0 && (
          <FormStep
            id="part-questions"
            number={firstAboutYou + (hasContact ? 1 : 0)}
            heading={t('public.form.questions')}
          >
            {offer.questions.map((question) => (
              <QuestionField key={question.id} question={question} draft={draft} errors={errors} />
            ))}
          </FormStep>
        )}
        <div className="form-end">
          <NavigationFailure />
          <Button type="submit" name="step" value="check" formAction={href(`/o/${offer.slug}/check`)} isBusy={isBusy}>
            {t('public.form.check')}
          </Button>
          <p className="quiet">{t('public.form.nothing_reserved')}</p>
        </div>
      </div>
    </form>
  );
}

interface FormStepProps {
  id: string;
  number: number;
  heading: string;
  children: ReactNode;
}

function FormStep({ id, number, heading, children }: FormStepProps): ReactNode {
  return (
    <section className="form-part" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        <span className="form-part__number">{number}</span> {heading}
      </h3>
      {children}
    </section>
  );
}

/** Enter in a field means the next step. Without this, it would press whichever button comes first. */
function FirstButton({ page }: { page: OfferPage }): ReactNode {
  const isHydrated = useIsHydrated();
  const href = useHref();
  const { kind } = page.address;
  const next = isHydrated || kind === 'chosen' || kind === 'typed' ? 'check' : kind === 'suggestions' ? 'pick' : 'find';
  return (
    <button
      className="ds-visually-hidden"
      type="submit"
      name="step"
      value={next}
      tabIndex={-1}
      aria-hidden="true"
      {...(next === 'check' ? { formAction: href(`/o/${page.offer.slug}/check`) } : {})}
    />
  );
}

function WaysElsewhere({ answer, offer }: { answer: HomeAnswer; offer: PublicOffer }): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  const outside = useOutside();
  return (
    <section className="ways-elsewhere" aria-labelledby="ways-elsewhere">
      <h3 id="ways-elsewhere">{t('public.address.ways')}</h3>
      {answer.others.length > 0 && (
        <div>
          <p>{t('public.address.others')}</p>
          <ul>
            {answer.others.map(({ slug, title }) => (
              <li key={slug}>
                <a href={href(`/o/${slug}`)}>
                  <Local of={title} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <a href={href('/')} {...outside}>
          {t('public.action.other_offers')}
        </a>
      </p>
      <div>
        <p>{t('public.address.wrong_area')}</p>
        <Prose of={offer.organisation.helpContact} />
      </div>
    </section>
  );
}
