import type { Draft, PublicItem } from '@doorstep/contract';
import { Field, Select, TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import type { FieldErrors } from './use-field-errors.ts';

/** More than this are typed as a number instead of chosen from a list. */
const maxInList = 12;

interface ItemFieldsProps {
  items: PublicItem[];
  draft: Draft;
  errors: FieldErrors;
}

/** How many of each item; an offer of one item, one to a request, has nothing to choose. */
export function ItemFields({ items, draft, errors }: ItemFieldsProps): ReactNode {
  const { t } = useTexts();
  const [only] = items;
  if (only !== undefined && items.length === 1 && only.maxPerRequest === 1) {
    return (
      <Field id={`quantity.${only.id}`} label={t('public.items.one')} {...errors.at(`quantity.${only.id}`)}>
        {(described) => (
          <p className="only-item">
            <input type="hidden" name={`quantity.${only.id}`} value="1" />
            <output {...described} id={`quantity.${only.id}`}>
              1 × <Local of={only.name} />
            </output>
          </p>
        )}
      </Field>
    );
  }
  return (
    <div className="items">
      {items.map((item) => (
        <ItemField key={item.id} item={item} draft={draft} errors={errors} isOnly={items.length === 1} />
      ))}
    </div>
  );
}

function ItemField({
  item,
  draft,
  errors,
  isOnly,
}: Omit<ItemFieldsProps, 'items'> & { item: PublicItem; isOnly: boolean }) {
  const { t } = useTexts();
  const place = `quantity.${item.id}`;
  const limit =
    item.maxPerHome === null
      ? t('public.items.most_per_request', { most: item.maxPerRequest })
      : t('public.items.most_per_home', { most: item.maxPerHome });
  const field = {
    id: place,
    name: place,
    label: <Local of={item.name} />,
    hint: [item.remaining.text, limit].filter((text) => text !== '').join(' · '),
    defaultValue: draft[place] ?? (isOnly ? '1' : '0'),
    ...errors.at(place),
  };
  if (item.maxPerRequest > maxInList) return <TextInput {...field} inputMode="numeric" width="short" />;
  const counts = Array.from({ length: item.maxPerRequest + 1 }, (_, count) => String(count));
  // What was typed elsewhere and cannot be had is shown as it is, with its error, and not turned into something else.
  const values = counts.includes(field.defaultValue) ? counts : [...counts, field.defaultValue];
  return (
    <Select
      {...field}
      options={values.map((value) => ({ value, label: value === '0' ? t('public.items.none') : value }))}
    />
  );
}
