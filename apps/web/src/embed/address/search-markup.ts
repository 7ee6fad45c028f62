import { fieldMarkup } from './field-markup.ts';
import { element, type Markup } from './markup.ts';
import type { PanelView } from './panel-view.ts';
import { textsFor } from './embedded-texts.ts';

/**
 * The search as it stands before its code has come: word for word what `AddressPanel` renders first, which takes it over
 * as it is, with the focus and with what was typed.
 */
export function searchMarkup({ options, outsideLabel, error, disabled }: PanelView): Markup {
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

export function slot(name: string, text: string): Markup {
  return element('slot', { name }, ...(text === '' ? [] : [text]));
}
