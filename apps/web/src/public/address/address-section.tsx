import { type LookupClient, type RetrieveItem, chooseLanguage } from '@doorstep/address-lookup';
import { positionOfProof } from '@doorstep/address-lookup/proof';
import type { Draft, LookupAccess, OfferPage } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AddressEntry, chooseItem, searchAgain, typeByHand } from '../../shared/address/address-entry.ts';
import { fieldsOfEntry } from '../../shared/address/fields-of-entry.ts';
import { BriefTexts } from '../brief/brief-texts.tsx';
import type { FieldErrors } from '../offer/use-field-errors.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { entryOfStep, entryWithDraft, waysOf } from './entry-of-step.ts';
import { KeptAddress } from './kept-address.tsx';
import { RestartButton } from './restart-button.tsx';
import { SearchAddress } from './search-address.tsx';
import { TypedAddress } from './typed-address.tsx';
import { UnitField } from './unit-field.tsx';
import { type HomeState, useHomeAnswer } from './use-home-answer.ts';

const shownBy = {
  search: ['address.search'],
  chosen: ['unit'],
  typed: [...['line1', 'line2', 'city', 'region', 'postcode', 'country'].map((line) => `address.${line}`), 'unit'],
} satisfies Record<AddressEntry['kind'], string[]>;

interface AddressSectionProps {
  page: Pick<OfferPage, 'offer' | 'draft' | 'address' | 'lookup'>;
  errors: FieldErrors;
  /** The form's current field values. */
  readDraft: () => Draft;
  /** Called after changes without a key press. */
  onChange: (entry: AddressEntry) => void;
  /** In an offer's form: whether the offer is for the chosen home. */
  onAnswer?: (answer: HomeState | null) => void;
}

export function AddressSection({ page, errors, readDraft, onChange, onAnswer }: AddressSectionProps): ReactNode {
  const { t, language } = useTexts();
  const ways = waysOf(page);
  const [entry, setEntry] = useState(() => entryOfStep(page.address, page.draft, ways));
  const [unitAsked, setUnitAsked] = useState(page.draft['unitAsked'] ?? '');
  const [announcement, setAnnouncement] = useState('');
  /** The visitor has chosen an address, or switched the way of entry, since the page loaded. */
  const [isRestarted, setRestarted] = useState(false);
  const answer = useHomeAnswer(page.offer.slug, language, entry, page.address);
  const root = useRef<HTMLDivElement>(null);
  const deferred = useMemo(() => deferredLookup(page.lookup), [page.lookup]);
  const { lookup, release } = useHeldSubmit(root, deferred);
  const moved = useRef<string | null>(null);

  // The focused control disappears on a switch; its replacement takes the focus.
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
    // Announcements about the previous way no longer apply.
    setAnnouncement(
      next.kind === 'chosen' ? t('public.address.chosen_announcement', { address: next.chosen.lines.join(', ') }) : '',
    );
    // The question for a flat concerned the previous address.
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
    // Focus events bubble from the fields inside.
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

interface DeferredLookup extends LookupClient {
  /** Loads the code before the first query; if that fails, the query loads it again. */
  loadAhead: () => void;
}

/**
 * The page's lookup. Its code loads when a visitor turns to the address: the page renders and hydrates without it. If
 * loading fails, the lookup counts as unavailable.
 */
function deferredLookup(access: LookupAccess): DeferredLookup {
  let loading: Promise<LookupClient> | null = null;
  let loaded: LookupClient | null = null;
  const load = (): Promise<LookupClient> => {
    loading ??= import('./create-page-lookup.ts').then(
      ({ createPageLookup }) => (loaded = createPageLookup(access)),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    loadAhead: () => void load().catch(() => undefined),
    find: async (...call) => (await load()).find(...call),
    retrieve: async (...call) => (await load()).retrieve(...call),
    // Before the first response there is nothing to highlight and no error of the lookup's own.
    highlight: (item) => loaded?.highlight(item) ?? { text: [], description: [] },
    issueOf: (error) => loaded?.issueOf(error) ?? 'unavailable',
  };
}

/**
 * Holds back the submission of the form around `root` while the chosen address loads.
 * @returns `lookup` to load addresses with; `release`, called once the address is in the form, submits if a submission
 * was held.
 */
function useHeldSubmit<T extends LookupClient>(root: RefObject<HTMLElement | null>, lookup: T) {
  const loadingCount = useRef(0);
  const held = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const form = root.current?.closest('form');
    const hold = (event: SubmitEvent): void => {
      if (loadingCount.current === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.current = event.submitter;
    };
    form?.addEventListener('submit', hold);
    return () => form?.removeEventListener('submit', hold);
  }, [root]);

  const watched = useMemo<T>(
    () => ({
      ...lookup,
      retrieve: async (...call) => {
        let isFound = false;
        loadingCount.current += 1;
        try {
          const items = await lookup.retrieve(...call);
          isFound = items.length > 0;
          return items;
        } finally {
          loadingCount.current -= 1;
          // The field shows the error; the form stays.
          if (!isFound) held.current = null;
        }
      },
    }),
    [lookup],
  );

  const release = useCallback((): void => {
    const submitter = held.current;
    held.current = null;
    if (submitter !== null) root.current?.closest('form')?.requestSubmit(submitter);
  }, [root]);

  return { lookup: watched, release };
}

interface ChosenAddressProps {
  entry: AddressEntry & { kind: 'chosen' };
  /** Errors of an earlier page do not apply to an address chosen since. */
  errors: FieldErrors | null;
  answer: HomeState | null;
  onSearchAgain: () => void;
}

function ChosenAddress({ entry, errors, answer, onSearchAgain }: ChosenAddressProps): ReactNode {
  const { t } = useTexts();
  const error = errors?.at('address.search').error;
  const isNo = answer?.kind === 'no';
  return (
    <>
      <div
        className={isNo ? 'chosen-address' : 'chosen-address home-card--taken'}
        role="group"
        tabIndex={-1}
        id="address.search"
        aria-labelledby="chosen-address"
      >
        <p className="ds-visually-hidden" id="chosen-address">
          {t('public.address.yours')}
        </p>
        {error !== undefined && <p className="ds-error">{error}</p>}
        <address dir="auto">
          {entry.chosen.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <RestartButton onClick={onSearchAgain}>{t('public.address.change')}</RestartButton>
        {answer !== null && <HomeAnswerRow answer={answer} />}
      </div>
      {entry.chosen.asksForUnit && !isNo && <UnitField value={entry.unit} errors={errors} />}
    </>
  );
}

/** Announced once, when it arrives. */
function HomeAnswerRow({ answer }: { answer: HomeState }): ReactNode {
  const { t } = useTexts();
  const look = { yes: 'tick', no: 'barred', care: 'info', down: 'triangle', unknown: 'clock' }[answer.kind];
  const isCare = answer.kind === 'care' || answer.kind === 'down';
  return (
    <div className={isCare ? 'home-answer home-answer--care' : 'home-answer'} role="status">
      <span className={`icon icon--${look}`} aria-hidden="true" />
      {'title' in answer ? (
        <>
          <strong>{answer.title}</strong>
          <span>
            <BriefTexts of={answer.texts} />
          </span>
        </>
      ) : (
        <>
          <strong>{t(`public.address.home_${answer.kind}`)}</strong>
          <span>{t(`public.address.home_${answer.kind}_text`)}</span>
        </>
      )}
    </div>
  );
}
