import { belongsToComposition } from '@doorstep/address-field';
import type { AddressForm } from '@doorstep/contract';
import { namedCountries } from '../../public/named-countries.ts';
import type { AddressLines } from '../../shared/address/address-entry.ts';
import { regionOptions } from '../../shared/address/region-options.ts';
import { textsFor } from './embedded-texts.ts';
import { nameControl } from './host-label.ts';
import { type Markup, domOf, element } from './markup.ts';
import type { PanelView } from './panel-view.ts';
import { whatIsMissing } from './what-is-missing.ts';

export interface PlainFieldEvents {
  search: (text: string) => void;
  edit: (part: keyof AddressLines | 'unit', text: string) => void;
  typeYourself: (text: string) => void;
  searchAgain: () => void;
  /** Retries after the search was unavailable. */
  tryAgain: () => void;
  /** Enter in a field that submits the form. */
  enter: () => void;
}

export type SearchNotice = 'none' | 'loading' | 'unavailable';

const lines = [
  { part: 'line1', autocomplete: 'address-line1', width: 'full' },
  { part: 'line2', autocomplete: 'address-line2', width: 'full' },
  { part: 'city', autocomplete: 'address-level2', width: 'full' },
] as const;

/**
 * The element's field without a framework: the found address, the lines typed by hand, and the search until its code
 * has loaded. Text in a field stays while its surroundings change.
 */
export class PlainField {
  readonly place = document.createElement('div');
  #view: PanelView | null = null;
  #shown = '';
  readonly #events: PlainFieldEvents;
  readonly #listening = new AbortController();

  constructor(events: PlainFieldEvents) {
    this.#events = events;
    const { signal } = this.#listening;
    this.place.addEventListener('input', (event) => this.#typed(event.target as HTMLInputElement), { signal });
    this.place.addEventListener('click', (event) => this.#pressed(event.target as Element), { signal });
    this.place.addEventListener('keydown', (event) => this.#key(event), { signal });
  }

  show(view: PanelView): void {
    const markup = markupOf(view);
    const shown = JSON.stringify([view.revision, markup]);
    this.#view = view;
    if (shown !== this.#shown) {
      this.#shown = shown;
      const focused = focusIn(this.place);
      this.place.replaceChildren(domOf(markup));
      this.#fill(view);
      if (focused !== null) this.place.querySelector<HTMLElement>(`#${focused}`)?.focus();
    }
    const search = this.place.querySelector('.ds-address__input');
    if (search !== null) nameControl(search, view.outsideLabel);
  }

  /** Shown while the search's code is loading or unavailable. */
  showNotice(notice: SearchNotice): void {
    this.place.querySelector('.ds-address__notice')?.remove();
    if (notice === 'none' || this.#view === null) return;
    this.place.querySelector('.ds-field')?.after(domOf(noticeMarkup(notice, this.#view)));
  }

  /** Leaves the markup to the view that takes it over. */
  release(): void {
    this.#listening.abort();
  }

  /** Focuses the start of the new view. */
  focus(): void {
    this.place.querySelector<HTMLElement>('[role=group].found, input')?.focus();
  }

  /** Focuses the field with an error; unless typed by hand, the first one. */
  focusPart(part: string): void {
    (this.place.querySelector<HTMLElement>(`#${part}`) ?? this.place.querySelector('input'))?.focus();
  }

  /** Fills in what the page has set or the visitor has typed. */
  #fill({ entry, form }: PanelView): void {
    // A region given by name is selected by its code.
    const region = form?.region ? regionOptions(form.region, { text: entry.typed.region, choose: '' }).value : '';
    const texts = { ...entry.typed, region: region || entry.typed.region, unit: entry.unit, search: entry.text };
    for (const field of this.place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
      field.value = texts[field.id as keyof typeof texts];
  }

  #typed({ id, value }: HTMLInputElement): void {
    if (id === 'search') this.#events.search(value);
    else this.#events.edit(id as keyof AddressLines | 'unit', value);
  }

  #pressed(target: Element): void {
    const button = target.closest('button');
    if (button === null) return;
    if (button.matches('.ds-address__type-yourself')) this.#events.typeYourself(this.#searchText());
    else if (button.matches('.ds-address__notice *')) this.#events.tryAgain();
    else this.#events.searchAgain();
  }

  #key(event: KeyboardEvent): void {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || belongsToComposition(event)) return;
    // A half-typed search would be submitted as half an address.
    if (target.id !== 'search' || target.value === '') this.#events.enter();
  }

  #searchText(): string {
    return this.place.querySelector<HTMLInputElement>('#search')?.value ?? '';
  }
}

function focusIn(place: Element): string | null {
  const root = place.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  return focused !== null && focused.id !== '' && place.contains(focused) ? focused.id : null;
}

function markupOf(view: PanelView): Markup {
  if (view.entry.kind === 'search') return searchMarkup(view);
  const { language, direction } = textsFor(view.options.language);
  const shown = view.entry.kind === 'chosen' ? foundMarkup(view) : typedMarkup(view);
  return element('div', { class: 'panel', lang: language, dir: direction }, shown);
}

function labelMarkup({ options, outsideLabel }: PanelView): Markup {
  const { t } = textsFor(options.language);
  const label = outsideLabel?.text ?? slot('label', options.label ?? t('public.address.heading'));
  // The page's label is visible above; the group still needs a name.
  const look = outsideLabel === null ? 'ds-label' : 'ds-visually-hidden';
  return element('p', { class: look, id: 'group-label', part: 'label' }, label);
}

function againMarkup({ disabled }: PanelView, text: string): Markup {
  const attributes = { type: 'button', class: 'ds-link-button', part: 'button', disabled: disabled ? '' : undefined };
  return element('button', attributes, text);
}

function foundMarkup(view: PanelView): Markup {
  const { entry, options, disabled } = view;
  const { t, language } = textsFor(options.language);
  if (entry.kind !== 'chosen') return '';
  const { lines, asksForUnit, copy } = entry.chosen;
  // If only one country is possible, its name is redundant.
  const isNamed = options.countries.length !== 1 && /^[A-Z]{2}$/.test(copy.country);
  const countryName = isNamed ? namedCountries([copy.country], language).map(([, name]) => name) : [];
  const unit = inputMarkup(
    { id: 'unit', label: t('public.address.unit'), hint: t('embed.address.unit_hint') },
    { width: 'medium', autocomplete: 'off', disabled: disabled ? '' : undefined },
  );
  return element(
    'div',
    { role: 'group', tabindex: '-1', 'aria-labelledby': 'group-label', class: 'found', part: 'found', id: 'found' },
    labelMarkup(view),
    element(
      'address',
      { dir: 'auto', part: 'address' },
      ...[...lines, ...countryName].map((line) => element('span', {}, line)),
    ),
    againMarkup(view, t('public.address.change')),
    // If the address already contains the unit, do not ask again.
    asksForUnit ? unit : null,
  );
}

function typedMarkup(view: PanelView): Markup {
  const { options, error, disabled, form, entry } = view;
  const { t, language } = textsFor(options.language);
  const off = disabled ? '' : undefined;
  const { need, word } = form?.postcode ?? { need: 'required', word: 'postcode' };
  const missing = whatIsMissing(entry, options, form);
  // The page's own message concerns the whole address.
  const at = error === missing.message ? missing.part : 'line1';
  const errorOf = (part: string) => (part === at ? error : '');
  const optional = (label: string) => t('embed.address.optional').replace('{label}', label);
  const postcodeLabel = t(`public.address.${word}`);
  const postcode = {
    id: 'postcode',
    label: need === 'optional' ? optional(postcodeLabel) : postcodeLabel,
    error: errorOf('postcode'),
  };
  const choices = [['', t('public.address.country_choose')] as const, ...namedCountries(options.countries, language)];
  const country = selectMarkup('country', t('public.address.country'), {
    autocomplete: 'country',
    off,
    choices,
    error: errorOf('country'),
  });
  return element(
    'div',
    { role: 'group', 'aria-labelledby': 'group-label', class: 'typed', part: 'typed' },
    labelMarkup(view),
    options.countries.length === 1 ? null : country,
    ...lines.map(({ part, autocomplete, width }) =>
      inputMarkup(
        { id: part, label: t(`public.address.${part}`), error: errorOf(part) },
        { width, autocomplete, disabled: off },
      ),
    ),
    form?.region ? regionMarkup(form.region, { text: entry.typed.region, error: errorOf('region'), t, off }) : null,
    need === 'none' ? null : inputMarkup(postcode, { width: 'short', autocomplete: 'postal-code', disabled: off }),
    againMarkup(view, t('public.address.search_instead')),
  );
}

function regionMarkup(
  region: NonNullable<AddressForm['region']>,
  { text, error, t, off }: { text: string; error: string; t: (id: string) => string; off: '' | undefined },
): Markup {
  const label = t(`public.address.region.${region.word}`);
  const autocomplete = 'address-level1';
  if (region.choices.length === 0)
    return inputMarkup({ id: 'region', label, error }, { width: 'full', autocomplete, disabled: off });
  const { options } = regionOptions(region, { text, choose: t('public.address.region_choose') });
  const choices = options.map(({ value, label: name }) => [value, name] as const);
  return selectMarkup('region', label, { autocomplete, off, choices, error });
}

function selectMarkup(
  id: string,
  label: string,
  given: {
    autocomplete: string;
    off: '' | undefined;
    choices: (readonly [value: string, name: string])[];
    error?: string;
  },
): Markup {
  const { autocomplete, off, choices, error = '' } = given;
  const attributes = { part: 'input', autocomplete, disabled: off, class: 'ds-input ds-select' };
  return fieldMarkup({
    id,
    label,
    error,
    control: (described) => [
      element(
        'select',
        { ...attributes, ...described, id },
        ...choices.map(([value, name]) => element('option', { value }, name)),
      ),
    ],
  });
}

function noticeMarkup(notice: Exclude<SearchNotice, 'none'>, { options }: PanelView): Markup {
  const { t } = textsFor(options.language);
  if (notice === 'loading')
    return element('p', { part: 'notice', class: 'ds-address__notice' }, t('public.address.loading'));
  const either = options.typed === 'allowed' ? 'public.address.unavailable' : 'embed.address.unavailable';
  return element(
    'div',
    { part: 'notice', class: 'ds-address__notice ds-address__notice--failure', role: 'alert' },
    element('p', {}, t(either)),
    element('button', { type: 'button', part: 'button', class: 'ds-link-button' }, t('public.action.try_again')),
  );
}

/**
 * The search before its code has loaded: exactly what `AddressPanel` renders first, which hydrates it with the focus
 * and the typed text.
 */
function searchMarkup({ options, outsideLabel, error, disabled }: PanelView): Markup {
  const { t, language, direction } = textsFor(options.language);
  const off = disabled ? '' : undefined;
  const label = outsideLabel === null ? slot('label', options.label ?? t('public.address.search')) : null;
  const hint = options.hint === '' ? null : slot('hint', options.hint ?? t('public.address.search_hint'));
  const input = {
    id: 'search',
    name: 'lookup',
    type: 'text',
    disabled: off,
    part: 'input',
    class: 'ds-input ds-address__input',
    autocomplete: 'off',
    autocapitalize: 'words',
    spellcheck: 'false',
    enterkeyhint: 'search',
  };
  const list = {
    id: 'search-list',
    role: 'listbox',
    tabindex: '-1',
    'aria-label': t('public.address.list'),
    'aria-busy': 'false',
    hidden: '',
    part: 'list',
    class: 'ds-suggestions',
  };
  const typeYourself = {
    type: 'button',
    disabled: off,
    part: 'button',
    class: 'ds-link-button ds-address__type-yourself',
  };
  const spoken = element('div', { 'aria-live': 'polite', 'aria-atomic': 'true' });
  return element(
    'div',
    { class: 'panel', lang: language, dir: direction },
    element(
      'div',
      { class: 'ds-address' },
      fieldMarkup({
        id: 'search',
        label,
        hint,
        error,
        control: (described) => [element('input', { ...described, ...input }), element('div', list)],
      }),
      options.typed === 'allowed' ? element('button', typeYourself, t('public.address.type_yourself')) : null,
      element('div', { class: 'ds-visually-hidden' }, spoken, spoken),
    ),
  );
}

function slot(name: string, text: string): Markup {
  return element('slot', { name }, ...(text === '' ? [] : [text]));
}

interface FieldMarkup {
  id: string;
  /** Null if something outside names the control. */
  label: Markup | null;
  hint?: Markup | null;
  error?: string;
  /** @param described Attributes that link hint and error to the control. */
  control: (described: Record<string, string | undefined>) => Markup[];
}

function fieldMarkup({ id, label, hint = null, error = '', control }: FieldMarkup): Markup {
  const remarks = [hint === null ? '' : `${id}-hint`, error === '' ? '' : `${id}-error`].filter(Boolean).join(' ');
  return element(
    'div',
    { class: error === '' ? 'ds-field' : 'ds-field ds-field--error' },
    label && element('label', { class: 'ds-label', for: id, part: 'label' }, label),
    hint && element('div', { part: 'hint', class: 'ds-hint', id: `${id}-hint` }, hint),
    error === '' ? null : element('p', { part: 'error', class: 'ds-error', id: `${id}-error` }, error),
    ...control({ 'aria-describedby': remarks || undefined, 'aria-invalid': error === '' ? undefined : 'true' }),
  );
}

function inputMarkup(
  field: Omit<FieldMarkup, 'control'>,
  { width, autocomplete, disabled }: { width: string; autocomplete: string; disabled: string | undefined },
): Markup {
  const attributes = { type: 'text', part: 'input', autocomplete, disabled, class: `ds-input ds-input--${width}` };
  return fieldMarkup({
    ...field,
    control: (described) => [element('input', { ...attributes, ...described, id: field.id })],
  });
}
