import {
  hasOptions,
  isDrawn,
  isFieldErrorCode,
  isInOfferYears,
  offerInputSchema,
  offerYears,
  type OfferInput,
} from '@doorstep/contract';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { toNestErrors } from '../../../shared/form/nest-errors.ts';
import type { Texts } from '../../../shared/texts/texts-context.tsx';
import { formPathOf } from './form-path.ts';
import { fromOfferForm } from './from-offer-form.ts';
import { timePaths, type OfferForm, type PictureForm } from './offer-form.ts';
import { isWritten } from './texts.ts';
import { isTimeZone, readLocalTime } from './zoned-time.ts';

/** Validates the editor's fields with the contract's schema, and returns the offer in wire format. */
export function offerResolver(texts: Texts): Resolver<OfferForm, unknown, OfferInput> {
  return (form, _context, { fields }) => {
    const input = fromOfferForm(form);
    const errors: Record<string, FieldError> = {};
    const add = (path: string, message: string) => {
      errors[path] ??= { type: 'schema', message };
    };
    const zone = isTimeZone(form.timeZone) ? form.timeZone : 'UTC';
    for (const path of timePaths) {
      if (path === 'drawKnownAt' && !isDrawn(form)) continue;
      // The browser gives no value for a partly typed or invalid date.
      const { ref } = fields[path] ?? {};
      if (ref instanceof HTMLInputElement && ref.validity.badInput) add(path, texts.t('field_error.date_form'));
      const read = readLocalTime({ local: form[path], isSecond: false }, zone);
      if (read.kind === 'skipped')
        add(
          path,
          texts.t('staff.editor.time_skipped', { time: form[path].slice(11), next: read.next.slice(11), zone }),
        );
    }
    const result = v.safeParse(offerInputSchema, input);
    for (const issue of result.issues ?? []) {
      const path = formPathOf(v.getDotPath(issue) ?? '');
      add(path, issueText(texts, issue));
    }
    const main = form.mainLanguage;
    const isBlank = (text: string | undefined) => (text ?? '').trim() === '';
    const isUnsaid = ({ file, alt }: PictureForm) => file !== null && isBlank(alt[main]);
    if (isBlank(form.title[main])) add(`title.${main}`, texts.t('staff.editor.title_missing'));
    if (isUnsaid(form.picture)) add(`picture.alt.${main}`, texts.t('staff.picture.alt_missing'));
    if (isUnsaid(form.organisation.logo)) add(`organisation.logo.alt.${main}`, texts.t('staff.picture.alt_missing'));
    for (const [at, { kind, options }] of form.questions.entries())
      if (hasOptions(kind))
        for (const [index, { label }] of options.entries())
          if (isWritten(label) && isBlank(label[main]))
            add(`questions.${at}.options.${index}.label.${main}`, texts.t('staff.editor.answer_missing'));
    if (!isTimeZone(form.timeZone)) add('timeZone', texts.t('field_error.time_zone_unknown'));
    if (Date.parse(input.closesAt ?? '') <= Date.parse(input.opensAt ?? '')) {
      add('closesAt', texts.t('field_error.closes_before_opens'));
    }
    return result.success && Object.keys(errors).length === 0
      ? { values: result.output, errors: {} }
      : { values: {}, errors: toNestErrors(errors) as FieldErrors<OfferForm> };
  };
}

function issueText({ t }: Texts, issue: v.BaseIssue<unknown>): string {
  // A pattern's message is the error code.
  if (isFieldErrorCode(issue.message)) return t(`field_error.${issue.message}`);
  const limit = Number(issue.requirement);
  switch (issue.type) {
    case 'max_length':
      return t(Array.isArray(issue.input) ? 'field_error.too_many' : 'field_error.too_long', { max: limit });
    case 'min_value':
      return t('field_error.too_small', { min: limit });
    case 'max_value':
      return t('field_error.too_large', { max: limit });
    case 'iso_timestamp':
      return t('field_error.date_form');
    case 'check':
      return issue.requirement === isInOfferYears
        ? t('field_error.year_out_of_range', offerYears)
        : t('field_error.date_form');
    case 'number':
    case 'integer':
      return t('field_error.not_a_number');
    default:
      return t('field_error.required');
  }
}
