import { chooseLanguage, type LookupClient, type RetrieveItem } from '@doorstep/address-lookup';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { AddressPanel } from './address-panel.tsx';
import {
  emptyEntry,
  entryOf,
  formEntries,
  foundValue,
  keptEntry,
  labelOfItem,
  typedValue,
  valueOfEntry,
  type AddressEntry,
  type AddressValue,
} from './address-value.ts';
import look from './doorstep-address.css?inline';
import { translatorFor } from './embedded-language.ts';
import { fillFields, fillTargets, typeInto } from './fill-fields.ts';
import { hostLabel } from './host-label.ts';
import { optionNames, readOptions, type AddressOptions } from './read-options.ts';
import { submitImplicitly } from './submit-implicitly.ts';
import { tellIntegrator } from './tell-integrator.ts';
import { failureLine, watchedLookup } from './watched-lookup.ts';

/** What the event `doorstep-address` brings: a choice in the list. */
export interface DoorstepAddressDetail {
  value: AddressValue;
  /** In the element's language. */
  item: RetrieveItem;
  /** The same address, once per language it is known in. */
  items: RetrieveItem[];
  /** What the visitor had typed. */
  text: string;
}

/**
 * `<doorstep-address key="…" name="address">`: a field that finds addresses, for any page. It belongs to the form around
 * it like a field of the platform: it is sent, checked, reset, restored and disabled with it, and labelled from outside.
 * Attributes, events, parts and form fields are in docs/guides/address-field.md.
 */
export class DoorstepAddress extends HTMLElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = [...optionNames, 'value', 'aria-label', 'aria-labelledby', 'name', 'fill'];

  readonly #internals = this.attachInternals();
  readonly #shadow = this.attachShadow({ mode: 'open', delegatesFocus: true });
  readonly #languages = new MutationObserver(() => this.#render());
  #root: Root | null = null;
  #entry: AddressEntry = emptyEntry;
  /** Lines typed by hand before the visitor went back to the search. */
  #kept: AddressValue | null = null;
  #revision = 0;
  #lookup: { client: LookupClient; made: string } | null = null;
  #isDisabled = false;
  #hasComplained = false;
  #ownError = '';
  #saidFailure = '';

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(look);
    this.#shadow.adoptedStyleSheets = [sheet];
    this.addEventListener('invalid', () => {
      this.#hasComplained = true;
      this.#render();
    });
    // A label may have come after the element.
    this.addEventListener('focusin', () => this.#render());
  }

  connectedCallback(): void {
    if (this.#root === null) {
      const place = document.createElement('div');
      this.#shadow.replaceChildren(place);
      this.#root = createRoot(place);
    }
    this.#languages.observe(document.documentElement, { attributeFilter: ['lang'], subtree: true });
    this.#update();
    flushSync(() => this.#render());
    this.#update();
  }

  disconnectedCallback(): void {
    this.#languages.disconnect();
    // Moving within the page takes an element out and puts it in again; only one that stays out is taken down.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = null;
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === 'value') this.#set(this.#initialEntry());
    this.#update();
    this.#render();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.#render();
  }

  formResetCallback(): void {
    this.#hasComplained = false;
    this.#kept = null;
    this.#set(this.#initialEntry());
  }

  formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.#set(entryOf(readJson(state)));
  }

  /** The address, or null while there is none. Set it to an address, to `{ search: '…' }`, or to null. */
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
    this.#update();
    this.#render();
  }

  #options(): AddressOptions {
    return readOptions(this, import.meta.url);
  }

  #initialEntry(): AddressEntry {
    const given = this.getAttribute('value') ?? '';
    const parsed = given.trim() === '' ? null : readJson(given);
    if (parsed === undefined) tellIntegrator(`the attribute "value" is not JSON: ${given}`);
    return entryOf(parsed);
  }

  /** From the page: the fields show it anew. */
  #set(entry: AddressEntry): void {
    this.#revision += 1;
    this.#enter(entry);
  }

  #enter(entry: AddressEntry): void {
    this.#entry = entry;
    this.#update();
    this.#render();
  }

  /** From the visitor. */
  #change(entry: AddressEntry): void {
    const before = JSON.stringify(valueOfEntry(this.#entry));
    this.#enter(entry);
    if (JSON.stringify(valueOfEntry(entry)) !== before) this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** Tells the form what is sent, what is kept for the way back, and whether it may be sent. */
  #update(): void {
    const fillsPage = fillTargets(this, this.form) !== null;
    const options = this.#options();
    const data = new FormData();
    const entries = fillsPage || this.name === '' ? [] : formEntries(this.#entry, this.name);
    for (const [name, value] of entries) data.append(name, value);
    this.#internals.setFormValue(data, JSON.stringify(keptEntry(this.#entry)));

    const { flag, message } = fillsPage ? { flag: null, message: '' } : this.#whatIsMissing(options);
    const anchor = this.#shadow.querySelector<HTMLElement>('input') ?? undefined;
    if (this.#ownError !== '') this.#internals.setValidity({ customError: true }, this.#ownError, anchor);
    else if (flag !== null) this.#internals.setValidity({ [flag]: true }, message, anchor);
    else {
      this.#internals.setValidity({});
      this.#hasComplained = false;
    }
  }

  #whatIsMissing({ language, typed, required }: AddressOptions): {
    flag: 'valueMissing' | 'badInput' | null;
    message: string;
  } {
    const { t } = translatorFor(language);
    const value = valueOfEntry(this.#entry);
    if (value === null) {
      const hasText = this.#entry.kind === 'search' && this.#entry.text.trim() !== '';
      // Half a search is no address; without this it would be lost in silence.
      if (!required && !hasText) return { flag: null, message: '' };
      const message = t(typed === 'allowed' ? 'embed.address.required' : 'embed.address.required_from_list');
      return { flag: hasText ? 'badInput' : 'valueMissing', message };
    }
    const isWhole = [value.line1, value.city, value.country].every((part) => part.trim() !== '');
    if (value.way === 'found' || isWhole) return { flag: null, message: '' };
    return { flag: 'valueMissing', message: t('embed.address.incomplete') };
  }

  #render(): void {
    const root = this.#root;
    if (root === null) return;
    const options = this.#options();
    const targets = fillTargets(this, this.form);
    root.render(
      createElement(AddressPanel, {
        entry: this.#entry,
        revision: this.#revision,
        options,
        lookup: this.#client(options),
        outsideLabel: hostLabel(this, this.labels),
        fillsPage: targets !== null,
        error: options.error || (this.#hasComplained ? this.validationMessage : ''),
        disabled: this.#isDisabled,
        onSearch: (text) => this.#change({ kind: 'search', text }),
        onChoose: (items, text) => this.#choose(items, text),
        onTypeYourself: (text) => this.#typeByHand(text),
        onSearchAgain: () => this.#searchAgain(),
        onValue: (value) => this.#change({ ...this.#entry, value } as AddressEntry),
        onEnter: () => submitImplicitly(this.form),
      }),
    );
  }

  #choose(items: RetrieveItem[], text: string): void {
    const item = chooseLanguage(items, this.#options().language);
    if (item === undefined) return;
    const value = foundValue(item, text);
    const targets = fillTargets(this, this.form);
    const hasUnit = item.SubBuilding !== '';
    if (targets === null) this.#change({ kind: 'found', text, value, lines: labelOfItem(item), hasUnit });
    else fillFields(targets, item, text);
    const detail: DoorstepAddressDetail = { value, item, items, text };
    this.dispatchEvent(new CustomEvent('doorstep-address', { bubbles: true, composed: true, detail }));
  }

  #typeByHand(text: string): void {
    const targets = fillTargets(this, this.form);
    if (targets !== null) return typeInto(targets, text);
    const { countries } = this.#options();
    const country = countries.length === 1 ? (countries[0] ?? '') : '';
    const value = this.#kept ?? typedValue({ line1: text.trim(), country });
    this.#change({ kind: 'typed', value });
  }

  #searchAgain(): void {
    const entry = this.#entry;
    if (entry.kind === 'typed') this.#kept = entry.value;
    this.#change({ kind: 'search', text: entry.kind === 'typed' ? entry.value.line1 : entry.text });
  }

  #client({ url, key }: AddressOptions): LookupClient {
    const made = `${key} ${url}`;
    if (this.#lookup?.made !== made) {
      const client = watchedLookup(
        { url, key },
        {
          answered: () => {
            this.#saidFailure = '';
          },
          failed: (error) => this.#tellFailure(error, url),
        },
      );
      this.#lookup = { client, made };
    }
    return this.#lookup.client;
  }

  /** To the page's console, once while it lasts, and to the page. */
  #tellFailure(error: unknown, url: string): void {
    const line = failureLine(error, url);
    if (line !== this.#saidFailure) tellIntegrator(`the address lookup failed: ${line}`);
    this.#saidFailure = line;
    this.dispatchEvent(
      new CustomEvent('doorstep-address-error', { bubbles: true, composed: true, detail: { error, message: line } }),
    );
  }
}

/** Undefined where it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
