import type { Draft, OfferPage } from '@doorstep/contract';
import { chooseLanguage, type RetrieveItem } from '@doorstep/address-lookup';
import { positionOfProof } from '@doorstep/address-lookup/proof';
import { Notice } from '@doorstep/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { chooseItem, searchAgain, typeByHand, type AddressEntry } from '../../shared/address/address-entry.ts';
import { fieldsOfEntry } from '../../shared/address/fields-of-entry.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { ChosenAddress } from './chosen-address.tsx';
import { deferredLookup } from './deferred-lookup.ts';
import { entryOfStep, entryWithDraft, waysOf } from './entry-of-step.ts';
import { KeptAddress } from './kept-address.tsx';
import { SearchAddress } from './search-address.tsx';
import { TypedAddress } from './typed-address.tsx';
import { useHeldSubmit } from './use-held-submit.ts';
import { useHomeAnswer, type HomeState } from './use-home-answer.ts';

const shownBy = {
  search: ['address.search'],
  chosen: ['unit'],
  typed: [...['line1', 'line2', 'city', 'region', 'postcode', 'country'].map((line) => `address.${line}`), 'unit'],
} satisfies Record<AddressEntry['kind'], string[]>;

interface AddressSectionProps {
  page: Pick<OfferPage, 'offer' | 'draft' | 'address' | 'lookup'>;
  errors: FieldErrors;
  /** What stands in the form's fields now. */
  readDraft: () => Draft;
  /** After a change that no key press made. */
  onChange: (entry: AddressEntry) => void;
  /** Of an offer's form: whether the offer is for the home that was chosen. */
  onAnswer?: (answer: HomeState | null) => void;
}

/** The address: found and chosen, or typed by hand; whatever one way has gathered travels with the other. */
export function AddressSection({ page, errors, readDraft, onChange, onAnswer }: AddressSectionProps): ReactNode {
  const { t, language } = useTexts();
  const ways = waysOf(page);
  const [entry, setEntry] = useState(() => entryOfStep(page.address, page.draft, ways));
  const [unitAsked, setUnitAsked] = useState(page.draft['unitAsked'] ?? '');
  const [announcement, setAnnouncement] = useState('');
  /** Chosen, or begun in another way, since the page came. */
  const [isRestarted, setRestarted] = useState(false);
  const answer = useHomeAnswer(page.offer.slug, language, entry, page.address);
  const root = useRef<HTMLDivElement>(null);
  const deferred = useMemo(() => deferredLookup(page.lookup), [page.lookup]);
  const { lookup, release } = useHeldSubmit(root, deferred);
  const moved = useRef<string | null>(null);

  // The control that had the focus is gone after a change of way; what took its place gets it.
  useEffect(() => {
    if (moved.current === null) return;
    root.current?.querySelector<HTMLElement>(moved.current)?.focus();
    moved.current = null;
    onChange(entry);
    release();
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of way moves the focus
  }, [entry]);

  useEffect(() => onAnswer?.(answer), [answer, onAnswer]);

  const current = (): AddressEntry => entryWithDraft(entry, readDraft());
  const change = (next: AddressEntry): void => {
    moved.current = next.kind === 'chosen' ? '.chosen-address' : 'input:not([type=hidden])';
    // What was said of the way before is not true of this one.
    setAnnouncement(
      next.kind === 'chosen' ? t('public.address.chosen_announcement', { address: next.chosen.lines.join(', ') }) : '',
    );
    // The flat was asked for at the address before.
    if (next.chosen === null || next.chosen !== entry.chosen) setUnitAsked('');
    setRestarted(true);
    setEntry(next);
  };
  const choose = (items: RetrieveItem[], typedText: string): void => {
    const item = chooseLanguage(items, language);
    if (item !== undefined) change(chooseItem(current(), item, typedText));
  };
  const typeYourself = (typedText: string): void => change(typeByHand(current(), typedText));
  const findAnother = (): void => change(ways.search ? searchAgain(current()) : typeByHand(current(), ''));

  const fields = { ...fieldsOfEntry(entry), unitAsked };
  const asksForUnit = entry.kind !== 'chosen' || entry.chosen.asksForUnit;
  const isShown = (name: string) => shownBy[entry.kind].includes(name) && (name !== 'unit' || asksForUnit);
  return (
    // Focus bubbles from the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="address" onFocus={lookup.loadAhead}>
      {Object.entries(fields)
        .filter(([name]) => !isShown(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {entry.kind === 'search' && entry.chosen !== null && (
        <KeptAddress kept={entry.chosen} onKeep={(chosen) => change({ ...current(), kind: 'chosen', chosen })} />
      )}
      {entry.kind === 'search' && !ways.search && (
        <Notice kind="warning">{t('public.address.no_data_list_only')}</Notice>
      )}
      {entry.kind === 'search' && ways.search && (
        <SearchAddress
          page={page}
          text={entry.text}
          lookup={lookup}
          near={positionOfProof(entry.chosen?.proof ?? '') ?? page.lookup.near}
          errors={errors}
          onChoose={choose}
          onTypeYourself={typeYourself}
        />
      )}
      {entry.kind === 'chosen' && (
        <ChosenAddress entry={entry} errors={isRestarted ? null : errors} answer={answer} onSearchAgain={findAnother} />
      )}
      {entry.kind === 'typed' && (
        <TypedAddress
          offer={page.offer}
          lookup={page.lookup}
          entry={entry}
          errors={errors}
          onSearchAgain={ways.search ? findAnother : null}
        />
      )}
      <p className="ds-visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
