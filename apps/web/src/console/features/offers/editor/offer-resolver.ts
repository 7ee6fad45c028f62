import { offerInputSchema, type OfferInput } from '@doorstep/contract';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { toNestErrors } from '../../../shared/form/nest-errors.ts';
import type { Texts } from '../../../shared/texts/texts-context.tsx';
import { formPathOf } from './form-path.ts';
import { fromOfferForm } from './from-offer-form.ts';
import type { OfferForm, PictureForm } from './offer-form.ts';
import { isTimeZone } from './zoned-time.ts';

/** Checks the editor's fields by the contract's schema, and hands on the offer as the wire has it. */
export function offerResolver(texts: Texts): Resolver<OfferForm, unknown, OfferInput> {
  return (form) => {
    const input = fromOfferForm(form);
    const errors: Record<string, FieldError> = {};
    const add = (path: string, message: string) => {
      errors[path] ??= { type: 'schema', message };
    };
    const result = v.safeParse(offerInputSchema, input);
    for (const issue of result.issues ?? []) {
      const path = formPathOf(v.getDotPath(issue) ?? '');
      add(path, issueText(texts, path, issue));
    }
    if (form.title.trim() === '') add('title', texts.t('staff.editor.title_missing'));
    if (isUnsaid(form.picture)) add('picture.alt', texts.t('staff.picture.alt_missing'));
    if (isUnsaid(form.organisation.logo)) add('organisation.logo.alt', texts.t('staff.picture.alt_missing'));
    if (!isTimeZone(form.timeZone)) add('timeZone', texts.t('field_error.time_zone_unknown'));
    if (input.opensAt !== null && input.closesAt !== null && input.closesAt <= input.opensAt) {
      add('closesAt', texts.t('field_error.closes_before_opens'));
    }
    return result.success && Object.keys(errors).length === 0
      ? { values: result.output, errors: {} }
      : { values: {}, errors: toNestErrors(errors) as FieldErrors<OfferForm> };
  };
}

/** A picture that nothing says in words. */
function isUnsaid({ file, alt }: PictureForm): boolean {
  return file !== null && alt.trim() === '';
}

function issueText({ t }: Texts, path: string, issue: v.BaseIssue<unknown>): string {
  const limit = Number(issue.requirement);
  switch (issue.type) {
    case 'max_length':
      return t('field_error.too_long', { max: limit });
    case 'min_value':
      return t('field_error.too_small', { min: limit });
    case 'max_value':
      return t('field_error.too_large', { max: limit });
    case 'number':
    case 'integer':
      return t('field_error.not_a_number');
    case 'regex':
      if (path === 'slug') return t('field_error.slug_form');
      return t('field_error.not_text');
    default:
      return t('field_error.required');
  }
}
