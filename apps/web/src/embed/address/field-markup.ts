import { element, type Markup } from './markup.ts';

interface FieldMarkup {
  id: string;
  /** Null where something outside names the control. */
  label: Markup | null;
  hint?: Markup | null;
  error?: string;
  /** @param described What it takes over so that hint and error belong to it. */
  control: (described: Record<string, string | undefined>) => Markup[];
}

export function fieldMarkup({ id, label, hint = null, error = '', control }: FieldMarkup): Markup {
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

export function inputMarkup(
  field: Omit<FieldMarkup, 'control'>,
  { width, autocomplete, disabled }: { width: string; autocomplete: string; disabled: string | undefined },
): Markup {
  const attributes = { type: 'text', part: 'input', autocomplete, disabled, class: `ds-input ds-input--${width}` };
  return fieldMarkup({
    ...field,
    control: (described) => [element('input', { ...attributes, ...described, id: field.id })],
  });
}
