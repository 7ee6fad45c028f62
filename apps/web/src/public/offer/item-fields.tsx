import type { Draft, PublicItem } from '@doorstep/contract';
import { CheckboxField, Field, Select, TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { Local } from '../texts/local-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import type { FieldErrors } from './use-field-errors.ts';

const maxInList = 12;

interface ItemFieldsProps {
  items: PublicItem[];
  draft: Draft;
  errors: FieldErrors;
}

export function ItemFields({ items, draft, errors }: ItemFieldsProps): ReactNode {
  const { error } = errors.ofItems;
  const [only] = items;
  if (only === undefined || items.length > 1) {
    return (
      <div
        role="group"
        aria-labelledby="part-items"
        aria-describedby={error === undefined ? undefined : 'items-error'}
        className={error === undefined ? 'items' : 'items ds-field--error'}
      >
        {error !== undefined && (
          <p className="ds-error" id="items-error">
            {error}
          </p>
        )}
        {items.map((item) => (
          <TickedItem key={item.id} item={item} draft={draft} errors={errors} />
        ))}
      </div>
    );
  }
  const place = `quantity.${only.id}`;
  if (only.maxPerRequest > 1) {
    return (
      <CountField
        id={place}
        label={<Local of={only.name} />}
        hint={<ItemHint item={only} />}
        max={only.maxPerRequest}
        value={draft[place]}
        {...errors.at(place)}
      />
    );
  }
  return (
    <Field id={place} label="" {...errors.at(place)}>
      {(described) => (
        <p className="only-item">
          <input type="hidden" name={place} value="1" />
          <output {...described} id={place}>
            1 × <Local of={only.name} />
          </output>
          <span className="quiet">
            <ItemHint item={only} />
          </span>
        </p>
      )}
    </Field>
  );
}

interface TickedItemProps {
  item: PublicItem;
  draft: Draft;
  errors: FieldErrors;
}

function TickedItem({ item, draft, errors }: TickedItemProps): ReactNode {
  const { t } = useTexts();
  const place = `quantity.${item.id}`;
  const isCounted = item.maxPerRequest > 1;
  const quantity = draft[place];
  const isTaken = quantity !== undefined && quantity.trim() !== '' && Number(quantity) !== 0;
  return (
    <div className="item">
      <CheckboxField
        id={place}
        name={isCounted ? `take.${item.id}` : place}
        value={isCounted ? 'yes' : '1'}
        label={<Local of={item.name} />}
        hint={<ItemHint item={item} />}
        defaultChecked={isTaken}
        {...errors.at(place)}
      />
      {isCounted && (
        <div className="item__count">
          <CountField
            id={`count.${item.id}`}
            label={
              <>
                {t('public.items.how_many')}
                <span className="ds-visually-hidden">
                  : <Local of={item.name} />
                </span>
              </>
            }
            max={item.maxPerRequest}
            value={isTaken ? quantity : undefined}
          />
        </div>
      )}
    </div>
  );
}

function ItemHint({ item }: { item: PublicItem }): ReactNode {
  const { t } = useTexts();
  const limit =
    item.maxPerHome === null
      ? t('public.items.most_per_request', { max: item.maxPerRequest })
      : t('public.items.most_per_home', { max: item.maxPerHome });
  return [item.remaining.text, limit].filter((text) => text !== '').join(' · ');
}

interface CountFieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  max: number;
  value: string | undefined;
  error?: string;
}

function CountField({ max, value = '1', ...field }: CountFieldProps): ReactNode {
  if (max > maxInList)
    return <TextInput {...field} name={field.id} defaultValue={value} inputMode="numeric" width="short" />;
  const counts = Array.from({ length: max }, (_, index) => String(index + 1));
  const values = counts.includes(value) ? counts : [...counts, value];
  return (
    <Select
      {...field}
      name={field.id}
      defaultValue={value}
      options={values.map((each) => ({ value: each, label: each }))}
    />
  );
}
