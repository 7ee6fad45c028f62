import type { Draft, PublicOffer } from '@doorstep/contract';
import { TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import type { FieldErrors } from './use-field-errors.ts';

const fields = [
  { field: 'name', type: 'text', autoComplete: 'name' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

interface ContactFieldsProps {
  offer: PublicOffer;
  draft: Draft;
  errors: FieldErrors;
  only?: (place: string) => boolean;
}

export function ContactFields({ offer, draft, errors, only = () => true }: ContactFieldsProps): ReactNode {
  const { t, frame } = useTexts();
  const way = frame.sendsEmails ? 'sent' : 'kept';
  const reach = offer.places === null ? 'delivered' : 'collected';
  return fields
    .filter(({ field }) => offer.contact[field] !== 'off' && only(`contact.${field}`))
    .map(({ field, type, autoComplete }) => {
      const place = `contact.${field}`;
      const label = t(`public.contact.${field}`);
      return (
        <TextInput
          key={field}
          id={place}
          name={place}
          type={type}
          autoComplete={autoComplete}
          spellCheck={false}
          width={field === 'phone' ? 'medium' : 'full'}
          label={offer.contact[field] === 'optional' ? t('public.form.optional', { label }) : label}
          hint={t(`public.contact.${field}_why`, { way, reach })}
          defaultValue={draft[place] ?? ''}
          {...errors.at(place)}
        />
      );
    });
}
