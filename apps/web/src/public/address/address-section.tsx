import type { Draft, OfferPage } from '@doorstep/contract';
import { chooseLanguage, positionOfProof, type RetrieveItem } from '@doorstep/address-lookup';
import { Notice } from '@doorstep/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { useTexts } from '../texts/texts-context.tsx';
import {
  addressNames,
  addressStateOf,
  stateOfChoice,
  stateOfKept,
  stateOfSearch,
  stateOfTyping,
  waysOf,
  type AddressState,
} from './address-state.ts';
import { ChosenAddress } from './chosen-address.tsx';
import { deferredLookup } from './deferred-lookup.ts';
import { KeptAddress } from './kept-address.tsx';
import { SearchAddress } from './search-address.tsx';
import { TypedAddress } from './typed-address.tsx';

const shownBy = {
  search: ['address.search'],
  chosen: ['unit'],
  typed: ['address.line1', 'address.line2', 'address.city', 'address.postcode', 'address.country', 'unit'],
} satisfies Record<AddressState['kind'], string[]>;

interface AddressSectionProps {
  page: Pick<OfferPage, 'offer' | 'draft' | 'address' | 'lookup'>;
  errors: FieldErrors;
  /** What stands in the form's fields now. */
  readDraft: () => Draft;
  /** After a change that no key press made. */
  onChange: (state: AddressState) => void;
}

/** The address: found and chosen, or typed by hand; whatever one way has gathered travels with the other. */
export function AddressSection({ page, errors, readDraft, onChange }: AddressSectionProps): ReactNode {
  const { t, language } = useTexts();
  const [state, setState] = useState(() => addressStateOf(page.address, page.draft, waysOf(page)));
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const lookup = useMemo(() => deferredLookup(page.lookup), [page.lookup]);
  const moved = useRef<string | null>(null);

  // The control that had the focus is gone after a change of way; what took its place gets it.
  useEffect(() => {
    if (moved.current === null) return;
    root.current?.querySelector<HTMLElement>(moved.current)?.focus();
    moved.current = null;
    onChange(state);
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of way moves the focus
  }, [state]);

  const change = (next: AddressState, focus: string): void => {
    moved.current = focus;
    // What was said of the way before is not true of this one.
    setSaid(next.kind === 'chosen' ? t('public.address.chosen_said', { address: next.lines.join(', ') }) : '');
    setState(next);
  };
  const choose = (items: RetrieveItem[], typedText: string): void => {
    const item = chooseLanguage(items, language);
    if (item === undefined) return;
    const next = stateOfChoice(item, typedText, readDraft());
    change(next, next.kind === 'chosen' ? '.chosen-address' : 'input:not([type=hidden])');
  };
  const typeYourself = (typedText: string): void =>
    change(stateOfTyping(typedText, readDraft(), state), 'input:not([type=hidden])');
  const searchAgain = (): void => {
    const draft = readDraft();
    const next = waysOf(page).search ? stateOfSearch(draft, state) : stateOfTyping('', draft, state);
    change(next, 'input:not([type=hidden])');
  };

  const isShown = (name: string) => shownBy[state.kind].includes(name) && (name !== 'unit' || showsUnit(state));
  return (
    // Focus bubbles from the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="address" onFocus={lookup.loadAhead}>
      <input type="hidden" name="address.way" value={state.kind === 'typed' ? 'typed' : 'find'} />
      {addressNames
        .filter((name) => !isShown(name))
        .map((name) => (
          <input key={name} type="hidden" name={name} value={state.fields[name] ?? ''} />
        ))}
      {state.kind === 'search' && state.kept !== null && (
        <KeptAddress kept={state.kept} onKeep={(kept) => change(stateOfKept(kept, readDraft()), '.chosen-address')} />
      )}
      {state.kind === 'search' && !page.lookup.hasData && (
        <Notice kind="warning">{t('public.address.no_data_list_only')}</Notice>
      )}
      {state.kind === 'search' && page.lookup.hasData && (
        <SearchAddress
          page={page}
          text={state.fields['address.search'] ?? ''}
          lookup={lookup}
          near={positionOfProof(state.fields['address.proof'] ?? '') ?? page.lookup.near}
          errors={errors}
          onChoose={choose}
          onTypeYourself={typeYourself}
        />
      )}
      {state.kind === 'chosen' && <ChosenAddress state={state} errors={errors} onSearchAgain={searchAgain} />}
      {state.kind === 'typed' && (
        <TypedAddress
          offer={page.offer}
          lookup={page.lookup}
          fields={state.fields}
          errors={errors}
          onSearchAgain={page.lookup.hasData ? searchAgain : null}
        />
      )}
      <p className="ds-visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

function showsUnit(state: AddressState): boolean {
  return state.kind !== 'chosen' || state.asksForUnit;
}
