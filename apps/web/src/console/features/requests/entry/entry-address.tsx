import { createLookupClient, positionOfProof, type Position, type RetrieveItem } from '@doorstep/address-lookup';
import type { Draft, LookupAccess, PublicOffer } from '@doorstep/contract';
import { AddressField, Button, RadioGroup } from '@doorstep/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { CountryField } from '../../../shared/form/country-field.tsx';
import { TextField } from '../../../shared/form/text-field.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useAddressTexts } from './use-address-texts.ts';

const ways = ['find', 'typed', 'none'] as const;
/** `none`: somebody without a fixed address, who collects. */
export type AddressWay = (typeof ways)[number];

const lookupTimeoutMs = 8000;

interface EntryAddressProps {
  offer: PublicOffer;
  lookup: LookupAccess;
  way: AddressWay;
  onWay: (way: AddressWay) => void;
  draft: Draft;
  set: (changes: Draft) => void;
  field: (name: string) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
  error: string | undefined;
}

/** Of each offer the address that was chosen last: whoever comes to a desk next mostly lives near. */
const lastChosen = new Map<string, Position>();

const noneFound = { 'address.proof': '', 'address.id': '' };

export function EntryAddress({ offer, lookup, way, onWay, draft, set, field, error }: EntryAddressProps) {
  const { t, language } = useTexts();
  const texts = useAddressTexts();
  const wayId = useId();
  const isChosen = (draft['address.proof'] ?? '') !== '' || (draft['address.id'] ?? '') !== '';
  // One part gives way to another, and the focus would go with it.
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<'button' | 'input' | null>(null);
  useEffect(() => {
    if (next.current !== null) place.current?.querySelector(next.current)?.focus();
    next.current = null;
  });
  const [near, setNear] = useState(() => lastChosen.get(offer.slug) ?? lookup.near);
  const { url, key } = lookup.fallback ?? lookup;
  const client = useMemo(() => createLookupClient({ url, key, timeoutMs: lookupTimeoutMs }), [url, key]);
  const shown = ['line1', 'line2', 'city', 'postcode'].map((part) => draft[`address.${part}`] ?? '');
  return (
    <fieldset className="panel">
      <legend>{t('staff.entry.address')}</legend>
      <RadioGroup
        id={wayId}
        name="address-way"
        legend={t('staff.entry.address_way')}
        value={way}
        error={way === 'none' ? undefined : error}
        choices={ways
          .filter((one) => one !== 'find' || lookup.hasData)
          .map((one) => ({
            value: one,
            label: t(`staff.entry.way.${one}`),
            ...(one === 'none' ? { hint: t('staff.entry.way_hint.none') } : {}),
          }))}
        onChange={({ target }) => {
          set(noneFound);
          onWay(ways.find((one) => one === target.value) ?? way);
        }}
      />
      {lookup.hasData ? null : <p className="muted">{t('staff.address.no_data')}</p>}
      {way === 'find' && !isChosen ? (
        <div ref={place}>
          <AddressField
            name="address.search"
            lookup={client}
            debounceMs={lookup.debounceMs}
            limit={lookup.limit}
            containerLimit={lookup.containerLimit}
            countries={offer.countries}
            {...(near === null ? {} : { near })}
            language={language}
            texts={texts}
            onChoose={(items) => {
              const draft = chosen(items);
              const position = positionOfProof(draft['address.proof'] ?? '');
              if (position !== null) lastChosen.set(offer.slug, position);
              setNear(position ?? near);
              set(draft);
              next.current = 'button';
            }}
            onTypeYourself={() => {
              onWay('typed');
              next.current = 'input';
            }}
          />
        </div>
      ) : null}
      {way === 'find' && isChosen ? (
        <div ref={place} className="stack">
          <p id={`${wayId}-chosen`}>
            <bdi>{shown.filter((line) => line !== '').join(', ')}</bdi>
          </p>
          <Button
            look="secondary"
            aria-describedby={`${wayId}-chosen`}
            onClick={() => {
              set(noneFound);
              next.current = 'input';
            }}
          >
            {t('staff.address.change')}
          </Button>
        </div>
      ) : null}
      {way === 'typed' ? (
        <div ref={place} className="stack">
          <TextField label={t('staff.address.line1')} autoComplete="off" {...field('address.line1')} />
          <TextField label={t('staff.address.line2')} autoComplete="off" {...field('address.line2')} />
          <TextField label={t('staff.address.city')} autoComplete="off" {...field('address.city')} />
          <div className="field-row">
            <TextField
              label={t('staff.address.postcode')}
              width="short"
              autoComplete="off"
              {...field('address.postcode')}
            />
            <CountryField
              label={t('staff.address.country')}
              none={t('staff.address.country_choose')}
              countries={offer.countries}
              {...field('address.country')}
            />
          </div>
        </div>
      ) : null}
      {way === 'none' ? null : (
        <TextField label={t('staff.address.unit')} width="short" autoComplete="off" {...field('unit')} />
      )}
    </fieldset>
  );
}

/** With our own proof, or by its id with a copy of what was seen. */
function chosen([item]: RetrieveItem[]): Draft {
  if (item === undefined) return {};
  const { Proof: proof } = item as { Proof?: unknown };
  return {
    'address.proof': typeof proof === 'string' ? proof : '',
    'address.id': typeof proof === 'string' ? '' : item.Id,
    'address.line1': item.Line1 ?? '',
    'address.line2': item.Line2 ?? '',
    'address.city': item.City ?? '',
    'address.postcode': item.PostalCode ?? '',
    'address.country': item.CountryIso2 ?? '',
  };
}
