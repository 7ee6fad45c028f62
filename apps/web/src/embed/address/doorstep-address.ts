import { chooseLanguage, type RetrieveItem } from '@doorstep/address-lookup';
import {
  chooseItem,
  emptyEntry,
  searchAgain,
  typeByHand,
  type AddressEntry,
  type AddressLines,
} from '../../shared/address/address-entry.ts';
import type { AddressPanelProps } from './address-panel.tsx';
import { entryOf, formEntries, spoken, valueOfChosen, valueOfEntry } from './address-value.ts';
import type { AddressValue, DoorstepAddressDetail } from './address-value.ts';
import { ComplaintFocus } from './complaint-focus.ts';
import { elementSource } from './element-source.ts';
import { CountryForm } from './country-form.ts';
import look from './doorstep-address.css?inline';
import { fillFields, fillTargets, typeInto } from './fill-fields.ts';
import { awaitsTexts, loadTexts, textsFor, wholeTexts, type EmbeddedTexts } from './embedded-texts.ts';
import { hostLabel } from './host-label.ts';
import { loadPanel } from './load-panel.ts';
import type { MountedPanel } from './mount-panel.ts';
import type { PanelView } from './panel-view.ts';
import { PlainField } from './plain-field.ts';
import { readJson } from './read-json.ts';
import { optionNames, readOptions, type AddressOptions } from './read-options.ts';
import { warnIntegrator } from './warn-integrator.ts';
import { nothingMissing, whatIsMissing } from './what-is-missing.ts';
import { whenSeen } from './when-seen.ts';

/**
 * `<doorstep-address key="…" name="address">`: an address search field for any page. It takes part in its form like a
 * native field: submitted, validated, reset, restored and disabled with it, and labelled from outside. Attributes,
 * events, parts and form fields are in docs/guides/address-field.md.
 */
export class DoorstepAddress extends HTMLElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = [...optionNames, 'value', 'aria-label', 'aria-labelledby', 'name', 'fill'];

  readonly #internals = this.attachInternals();
  readonly #shadow = this.attachShadow({ mode: 'open', delegatesFocus: true });
  readonly #languages = new MutationObserver(() => this.#render());
  /** Announces the choice; stays while the content above it changes. */
  readonly #status = document.createElement('p');
  /** The rendered field, with its kind and revision. */
  #field: { shown: string; text: string; plain: PlainField; panel: MountedPanel | null } | null = null;
  /** The current texts; they stay until another language has loaded. */
  #texts: EmbeddedTexts | null = null;
  readonly #form = new CountryForm();
  #isSeen = false;
  #search: 'not_asked' | 'loading' | 'here' | 'out_of_reach' = 'not_asked';
  #entry: AddressEntry = emptyEntry;
  #revision = 0;
  #missingPart = 'line1';
  #isDisabled = false;
  #hasComplained = false;
  #ownError = '';
  #lastFailure = '';
  readonly #complaint: ComplaintFocus;
  readonly #showAnew = (): void => {
    this.#update();
    this.#render();
  };
  readonly #panelEvents = {
    onSearch: (text) => this.#change({ ...this.#entry, kind: 'search', chosen: null, text }),
    onChoose: (items, text) => void this.#choose(items, text),
    onTypeYourself: (text) => this.#typeByHand(text),
    onAnswer: () => {
      this.#lastFailure = '';
    },
    onFailure: (error, line) => this.#reportFailure(error, line),
    onEnter: () => this.#complaint.submit(this.form),
  } satisfies Partial<AddressPanelProps>;

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(look);
    this.#shadow.adoptedStyleSheets = [sheet];
    this.#status.className = 'ds-visually-hidden';
    this.#status.setAttribute('role', 'status');
    this.addEventListener('invalid', () => {
      this.#hasComplained = true;
      this.#render();
    });
    this.#complaint = new ComplaintFocus(this, () => this.#field?.plain.focusPart(this.#missingPart));
    this.addEventListener('focusin', () => {
      void this.#loadSearch();
      this.#render();
    });
  }

  connectedCallback(): void {
    this.#languages.observe(document.documentElement, { attributeFilter: ['lang'], subtree: true });
    whenSeen(this, () => {
      this.#isSeen = true;
      void this.#loadSearch();
    });
    this.#render();
    this.#update();
  }

  disconnectedCallback(): void {
    this.#languages.disconnect();
    // Moving an element within the page removes and reinserts it; tear down only if it stays removed.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#field?.panel?.unmount();
      this.#field = null;
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === 'value') this.#set(this.#initialEntry());
    this.#showAnew();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.#render();
  }

  formResetCallback(): void {
    this.#hasComplained = false;
    this.#set(this.#initialEntry());
  }

  formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.#set({ ...emptyEntry, ...(readJson(state) as AddressEntry) });
  }

  get value(): AddressValue | null {
    return valueOfEntry(this.#entry);
  }

  set value(given: Partial<AddressValue> | { search: string } | null) {
    this.#set(entryOf(given));
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(name: string) {
    this.setAttribute('name', name);
  }

  get type(): string {
    return this.localName;
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get labels(): NodeList {
    return this.#internals.labels;
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled);
  }

  get required(): boolean {
    return this.hasAttribute('required');
  }

  set required(isRequired: boolean) {
    this.toggleAttribute('required', isRequired);
  }

  get willValidate(): boolean {
    return this.#internals.willValidate;
  }

  get validity(): ValidityState {
    return this.#internals.validity;
  }

  get validationMessage(): string {
    return this.#internals.validationMessage;
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  setCustomValidity(message: string): void {
    this.#ownError = message;
    this.#showAnew();
  }

  #options(): AddressOptions {
    return readOptions(this, elementSource().home ?? document.baseURI);
  }

  #initialEntry(): AddressEntry {
    const given = this.getAttribute('value') ?? '';
    const parsed = given.trim() === '' ? null : readJson(given);
    if (parsed === undefined) warnIntegrator(`the attribute "value" is not JSON: ${given}`);
    return entryOf(parsed);
  }

  #set(entry: AddressEntry): void {
    this.#revision += 1;
    this.#enter(entry);
  }

  #enter(entry: AddressEntry): void {
    this.#entry = entry;
    void this.#form
      .load(entry, elementSource().home ?? this.#options().url)
      .then((isNew) => isNew && this.#enter(this.#entry));
    this.#showAnew();
  }

  #change(entry: AddressEntry): void {
    const before = JSON.stringify(valueOfEntry(this.#entry));
    this.#enter(entry);
    if (JSON.stringify(valueOfEntry(entry)) !== before) this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** Reports the form value, the state to restore, and the validity to the form. */
  #update(): void {
    const fillsPage = fillTargets(this, this.form) !== null;
    const options = this.#options();
    const data = new FormData();
    const entries = fillsPage || this.name === '' ? [] : formEntries(this.#entry, this.name);
    for (const [name, value] of entries) data.append(name, value);
    this.#internals.setFormValue(data, JSON.stringify(this.#entry));

    const { flag, message, part } = fillsPage
      ? nothingMissing
      : whatIsMissing(this.#entry, options, this.#form.of(this.#entry));
    this.#missingPart = part;
    const anchor =
      this.#shadow.querySelector<HTMLElement>(`#${part}`) ?? this.#shadow.querySelector('input') ?? undefined;
    if (this.#ownError !== '') this.#internals.setValidity({ customError: true }, this.#ownError, anchor);
    else if (flag !== null) this.#internals.setValidity({ [flag]: true }, message, anchor);
    else {
      this.#internals.setValidity({});
      this.#hasComplained = false;
    }
  }

  #render(): void {
    if (!this.isConnected) return;
    const view = this.#view();
    const needed = this.#field?.panel ? 'whole' : 'first';
    if (awaitsTexts(view.options.language, needed, this.#showAnew)) return;
    const { entry } = view;
    const shown = `${view.revision} ${entry.kind}`;
    if (this.#field?.shown !== shown) this.#show(shown, view);
    const field = this.#field;
    if (field === null) return;
    this.#texts = wholeTexts(view.options.language) ?? this.#texts;
    if (field.panel !== null && this.#texts !== null)
      return field.panel.render({ ...view, ...this.#panelEvents, shownText: field.text, texts: this.#texts });
    field.plain.show(view);
    if (entry.kind !== 'search') return;
    if (this.#search === 'here') return void this.#takeOver();
    const isWaiting = this.#search === 'loading' && entry.text.trim() !== '';
    field.plain.showNotice(this.#search === 'out_of_reach' ? 'unavailable' : isWaiting ? 'loading' : 'none');
  }

  #view(): PanelView {
    const options = this.#options();
    // The page's own fields hold the address; the element shows only the search.
    const isSearchOnly = fillTargets(this, this.form) !== null && this.#entry.kind !== 'search';
    return {
      entry: isSearchOnly ? emptyEntry : this.#entry,
      revision: this.#revision,
      options,
      outsideLabel: hostLabel(this, this.labels),
      form: this.#form.of(this.#entry),
      error: options.error || (this.#hasComplained ? this.validationMessage : ''),
      disabled: this.#isDisabled,
    };
  }

  /** A new way to enter the address replaces the previous one, and takes over the focus. */
  #show(shown: string, view: PanelView): void {
    const before = this.#field;
    const isOfVisitor = before?.shown.split(' ')[0] === String(this.#revision);
    const plain = new PlainField({
      search: this.#panelEvents.onSearch,
      edit: (part, text) => this.#edit(part, text),
      typeYourself: (text) => this.#typeByHand(text),
      searchAgain: () => this.#searchAgain(),
      tryAgain: () => void this.#loadSearch({ isAgain: true }),
      enter: () => this.#complaint.submit(this.form),
    });
    const { entry } = view;
    this.#field = { shown, text: entry.text, plain, panel: null };
    plain.show(view);
    if (before === null) this.#shadow.replaceChildren(plain.place, this.#status);
    else before.plain.place.replaceWith(plain.place);
    if (isOfVisitor) plain.focus();
    const { t, language, direction } = textsFor(view.options.language);
    Object.assign(this.#status, { lang: language, dir: direction });
    this.#status.textContent =
      entry.kind === 'chosen'
        ? t('public.address.chosen_announcement').replace('{address}', spoken(valueOfChosen(entry)))
        : '';
    before?.panel?.unmount();
    if (this.#isSeen) void this.#loadSearch();
  }

  /** Loads the search's code when the field is first seen or used. */
  async #loadSearch({ isAgain = false } = {}): Promise<void> {
    // Address lines need no search.
    if (this.#view().entry.kind !== 'search') return;
    if (this.#search !== 'not_asked' && !(isAgain && this.#search === 'out_of_reach')) return;
    this.#search = 'loading';
    this.#render();
    try {
      await Promise.all([loadPanel(), loadTexts(this.#options().language)]);
      this.#search = 'here';
    } catch (error) {
      this.#search = 'out_of_reach';
      this.#reportFailure(
        error,
        `${error instanceof Error ? error.message : String(error)}. Cause: the second part of the script was not reached. Resolution: Check that Doorstep runs, and that the page's script-src allows its whole origin.`,
      );
    }
    this.#render();
  }

  /** The search replaces the plain field, keeping its focus and the text typed in the meantime. */
  async #takeOver(): Promise<void> {
    const { mountPanel } = await loadPanel();
    const field = this.#field;
    const texts = this.#texts;
    if (field === null || field.panel !== null || texts === null || !this.isConnected) return;
    if (this.#view().entry.kind !== 'search') return;
    field.plain.showNotice('none');
    field.plain.release();
    const { text: shownText } = field;
    field.panel = mountPanel(field.plain.place, { ...this.#view(), ...this.#panelEvents, shownText, texts });
  }

  async #choose(items: RetrieveItem[], text: string): Promise<void> {
    const item = chooseLanguage(items, this.#options().language);
    if (item === undefined) return;
    const entry = chooseItem(this.#entry, item, text);
    const targets = () => fillTargets(this, this.form);
    if (targets() === null) this.#change(entry);
    else await fillFields(targets, item, entry.unit);
    const value = valueOfChosen(entry);
    const detail: DoorstepAddressDetail = { value, item, items, text };
    this.dispatchEvent(new CustomEvent('doorstep-address', { bubbles: true, composed: true, detail }));
  }

  #typeByHand(text: string): void {
    const targets = fillTargets(this, this.form);
    if (targets !== null) return typeInto(targets, text);
    const { countries } = this.#options();
    const only = countries.length === 1 ? (countries[0] ?? '') : '';
    const { typed } = this.#entry;
    this.#change(typeByHand({ ...this.#entry, typed: { ...typed, country: typed.country || only } }, text));
  }

  #edit(part: keyof AddressLines | 'unit', text: string): void {
    const entry = this.#entry;
    this.#change(part === 'unit' ? { ...entry, unit: text } : { ...entry, typed: { ...entry.typed, [part]: text } });
  }

  #searchAgain(): void {
    const entry = this.#entry;
    const [text, unit] = entry.kind === 'chosen' ? [entry.text, ''] : [entry.typed.line1, entry.unit];
    this.#change({ ...searchAgain(entry), text, unit, chosen: null });
  }

  /** Logs each failure once to the console, and dispatches it to the page. */
  #reportFailure(error: unknown, line: string): void {
    if (line !== this.#lastFailure) warnIntegrator(`the address lookup failed: ${line}`);
    this.#lastFailure = line;
    this.dispatchEvent(
      new CustomEvent('doorstep-address-error', { bubbles: true, composed: true, detail: { error, message: line } }),
    );
  }
}
