import type { SelectProps } from '@doorstep/ui';
import { useOfferChoices } from '../api/use-offer-choices.ts';
import { SelectField } from './fields.tsx';

/** @param none Label while no offer is chosen. */
export function OfferField({ none, ...field }: { none: string } & Omit<SelectProps, 'id' | 'options'>) {
  const offers = useOfferChoices().data ?? [];
  const choices = offers.map(({ id, title, slug }) => ({ value: id, label: title === '' ? slug : title }));
  return <SelectField {...field} options={[{ value: '', label: none }, ...choices]} />;
}
