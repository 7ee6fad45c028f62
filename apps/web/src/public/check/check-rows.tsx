import type { CheckPage, Draft } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { PlaceText } from '../offer/place-fields.tsx';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';
import { AnswerText } from './answer-text.tsx';
import type { IsAsked } from './asked-fields.tsx';

interface CheckRowsProps {
  page: CheckPage;
  errors: FieldErrors;
  /** Fields with an input on the page get no row. */
  isAsked: IsAsked;
}

export function CheckRows({ page, errors, isAsked }: CheckRowsProps): ReactNode {
  const { t } = useTexts();
  const { offer, draft, addressLines } = page;
  const asked = offer.items.filter(({ id }) => Number(draft[`quantity.${id}`] ?? '0') !== 0);
  const firstItem = (asked[0] ?? offer.items[0])?.id ?? '';
  const contact = (['name', 'email', 'phone'] as const).filter(
    (field) => offer.contact[field] !== 'off' && !isAsked(`contact.${field}`),
  );
  const place = offer.places?.find(({ id }) => id === draft['collection.place']);
  const isTyped = draft['address.way'] === 'typed';
  const row = (place: string, label: string) => ({ slug: offer.slug, place, label, ...errors.at(place) });
  return (
    <dl className="check-rows">
      <CheckRow {...row(addressPlace(draft, errors), t('public.check.address'))}>
        {addressLines.length === 0 && <NotGiven />}
        {addressLines.map((line) => (
          <span key={line} className="check-row__line" dir="auto">
            {line}
          </span>
        ))}
        {isTyped && <span className="check-row__line quiet">{t('public.check.typed')}</span>}
      </CheckRow>
      {page.asksForUnit && <CheckRow {...row('unit', t('public.check.unit'))}>{textOr(draft['unit'])}</CheckRow>}
      {!isAsked('quantity.') && (
        <CheckRow {...row(`quantity.${firstItem}`, t('public.check.items'))}>
          {asked.length === 0 && <NotGiven />}
          {asked.map((item) => (
            <span key={item.id} className="check-row__line">
              {draft[`quantity.${item.id}`]} × <Local of={item.name} />
            </span>
          ))}
          {draft['ifShort'] === 'queue' && <span className="check-row__line">{t('public.check.if_short_queue')}</span>}
        </CheckRow>
      )}
      {offer.places !== null && !isAsked('collection.place') && (
        <CheckRow {...row('collection.place', t('public.form.place'))}>
          {place === undefined ? <NotGiven /> : <PlaceText of={place} />}
        </CheckRow>
      )}
      {contact.map((field) => (
        <CheckRow key={field} {...row(`contact.${field}`, t(`public.contact.${field}`))}>
          {textOr(draft[`contact.${field}`])}
        </CheckRow>
      ))}
      {offer.questions
        .filter(({ id }) => !isAsked(`answer.${id}`))
        .map((question) => (
          <CheckRow key={question.id} {...row(`answer.${question.id}`, question.label.text)}>
            <AnswerText question={question} value={draft[`answer.${question.id}`] ?? ''} of={offer} />
          </CheckRow>
        ))}
    </dl>
  );
}

export function addressPlace(draft: Draft, { summary }: FieldErrors): string {
  const wrong = summary.find(({ fieldId }) => fieldId.startsWith('address.'));
  return wrong?.fieldId ?? (draft['address.way'] === 'typed' ? 'address.line1' : 'address.search');
}

function textOr(value: string | undefined): ReactNode {
  return value === undefined || value.trim() === '' ? <NotGiven /> : <bdi>{value}</bdi>;
}

function NotGiven(): ReactNode {
  const { t } = useTexts();
  return <span className="quiet">{t('public.check.not_given')}</span>;
}

interface CheckRowProps {
  slug: string;
  place: string;
  label: string;
  error?: string;
  children: ReactNode;
}

function CheckRow({ slug, place, label, error, children }: CheckRowProps): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  return (
    <div className={error === undefined ? 'check-row' : 'check-row check-row--error'}>
      <dt>
        <bdi>{label}</bdi>
      </dt>
      <dd className="check-row__value">
        {children}
        {error !== undefined && (
          <span className="ds-error" id={`change-${place}-error`}>
            {error}
          </span>
        )}
      </dd>
      <dd className="check-row__change">
        <button
          id={`change-${place}`}
          className="ds-link-button"
          type="submit"
          formNoValidate
          formAction={`${href(`/o/${slug}`)}#${place}`}
          name="step"
          value={place === 'address.search' ? 'change:address' : `change:${place}`}
          aria-describedby={error === undefined ? undefined : `change-${place}-error`}
        >
          {t('public.check.change')}
          <span className="ds-visually-hidden"> {label}</span>
        </button>
      </dd>
    </div>
  );
}
