import type { Position } from '@doorstep/address-lookup';
import { positionOfProof } from '@doorstep/address-lookup/proof';
import type { LookupAccess, PublicOffer } from '@doorstep/contract';
import { Button, RadioGroup } from '@doorstep/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { CountryField } from '../../../shared/form/country-field.tsx';
import { PostalFields } from '../../../shared/form/postal-fields.tsx';
import { chooseItem, searchAgain, typeByHand, type AddressEntry } from '../../../../shared/address/address-entry.ts';
import { TextField } from '../../../shared/form/fields.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { FindAddress } from './find-address.tsx';

/** `none`: someone without a fixed address, who collects. */
const ways = ['find', 'typed', 'none'] as const;

interface EntryAddressProps {
  offer: PublicOffer;
  lookup: LookupAccess;
  entry: AddressEntry;
  onEntry: (entry: AddressEntry) => void;
  hasNoAddress: boolean;
  onNoAddress: (hasNoAddress: boolean) => void;
  /** Error of a field by name, or of the whole address by `address`. */
  errorOf: (name: string) => string | undefined;
}

/** The last chosen address per offer: the next person at a desk mostly lives nearby. */
const lastChosen = new Map<string, Position>();

export function EntryAddress(props: EntryAddressProps) {
  const { offer, lookup, entry, onEntry, hasNoAddress, onNoAddress, errorOf } = props;
  const { t } = useTexts();
  const wayId = useId();
  const kind = hasNoAddress ? null : entry.kind;
  const way = hasNoAddress ? 'none' : kind === 'typed' ? 'typed' : 'find';
  // Swapping the parts would lose the focus.
  const place = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<'button' | 'input' | null>(null);
  useEffect(() => {
    if (nextFocus.current !== null) place.current?.querySelector(nextFocus.current)?.focus();
    nextFocus.current = null;
  });
  const [near, setNear] = useState(() => lastChosen.get(offer.slug) ?? lookup.near);
  const line = (part: keyof AddressEntry['typed']) => ({
    name: `address.${part}`,
    autoComplete: 'off',
    value: entry.typed[part],
    error: errorOf(`address.${part}`),
    onChange: ({ target }: { target: { value: string } }) =>
      onEntry({ ...entry, typed: { ...entry.typed, [part]: target.value } }),
  });
  const country = (
    <CountryField
      label={t('public.address.country')}
      none={t('public.address.country_choose')}
      countries={offer.countries}
      {...line('country')}
    />
  );
  return (
    <fieldset className="panel">
      <legend>{t('staff.entry.address')}</legend>
      <RadioGroup
        id={wayId}
        name="address-way"
        legend={t('staff.entry.address_way')}
        value={way}
        error={hasNoAddress ? undefined : errorOf('address')}
        choices={ways
          .filter((one) => one !== 'find' || lookup.hasData)
          .map((one) => ({
            value: one,
            label: t(`staff.entry.way.${one}`),
            ...(one === 'none' ? { hint: t('staff.entry.way_hint.none') } : {}),
          }))}
        onChange={({ target }) => {
          onNoAddress(target.value === 'none');
          if (target.value === 'typed') onEntry(typeByHand(entry, ''));
          else if (target.value === 'find' && entry.kind === 'typed') onEntry(searchAgain(entry));
        }}
      />
      {lookup.hasData ? null : <p className="muted">{t('public.address.no_data')}</p>}
      {kind === 'search' ? (
        <div ref={place}>
          <FindAddress
            offer={offer}
            lookup={lookup}
            near={near}
            onChoose={([item], text) => {
              if (item === undefined) return;
              const next = chooseItem(entry, item, text);
              const position = positionOfProof(next.chosen.proof);
              if (position !== null) lastChosen.set(offer.slug, position);
              setNear(position ?? near);
              onEntry(next);
              nextFocus.current = 'button';
            }}
            onTypeYourself={(text) => {
              onEntry(typeByHand(entry, text));
              nextFocus.current = 'input';
            }}
          />
        </div>
      ) : null}
      {!hasNoAddress && entry.kind === 'chosen' ? (
        <div ref={place} className="stack">
          <p id={`${wayId}-chosen`}>
            <bdi>{entry.chosen.lines.join(', ')}</bdi>
          </p>
          <Button
            look="secondary"
            aria-describedby={`${wayId}-chosen`}
            onClick={() => {
              onEntry({ ...searchAgain(entry), chosen: null });
              nextFocus.current = 'input';
            }}
          >
            {t('public.address.change')}
          </Button>
        </div>
      ) : null}
      {kind === 'typed' ? (
        <div ref={place} className="stack">
          {offer.countries.length === 1 ? null : country}
          <TextField label={t('public.address.line1')} {...line('line1')} />
          <TextField label={t('public.address.line2')} {...line('line2')} />
          <TextField label={t('public.address.city')} {...line('city')} />
          <div className="field-row">
            <PostalFields
              country={entry.typed.country}
              known={lookup.form}
              region={line('region')}
              postcode={line('postcode')}
            />
            {offer.countries.length === 1 ? country : null}
          </div>
        </div>
      ) : null}
      {hasNoAddress || (entry.kind === 'chosen' && !entry.chosen.asksForUnit) ? null : (
        <TextField
          label={t('staff.address.unit')}
          width="short"
          autoComplete="off"
          name="unit"
          value={entry.unit}
          error={errorOf('unit')}
          onChange={({ target }) => onEntry({ ...entry, unit: target.value })}
        />
      )}
    </fieldset>
  );
}
