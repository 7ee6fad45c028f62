import { Field, type TextareaProps } from '@doorstep/ui';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { formatMarkdown, formats, type MarkdownFormat } from './format-markdown.ts';

const drawings: Record<MarkdownFormat, string> = {
  bold: 'M6 4h4.500a3 3 0 0 1 0 6H6zM6 10h5.500a3 3 0 0 1 0 6H6z',
  italic: 'M8.500 4h5M6.500 16h5M11 4 9 16',
  link: 'M8.500 11.500a3 3 0 0 0 4.300 0l2.700-2.700a3 3 0 0 0-4.300-4.300L10 5.700M11.500 8.500a3 3 0 0 0-4.300 0l-2.700 2.700a3 3 0 0 0 4.300 4.300l1.200-1.200',
  list: 'M8 5h9M8 10h9M8 15h9M4 5h.01M4 10h.01M4 15h.01',
  heading: 'M5 4v12M15 4v12M5 10h10',
};
const keys: Record<string, MarkdownFormat> = { b: 'bold', i: 'italic', k: 'link' };
const keyOf: Partial<Record<MarkdownFormat, string>> = { bold: 'B', italic: 'I', link: 'K' };

/** A Markdown text with a toolbar for common formats. The buttons edit the text itself, which can be undone. */
export function MarkdownField({ label, hint, error, ...textarea }: Omit<TextareaProps, 'id'>) {
  const { t } = useTexts();
  const id = useId();
  const toolbar = useRef<HTMLDivElement>(null);

  const press = (format: MarkdownFormat) => {
    const field = document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(id)}`);
    if (field !== null) apply(field, format);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const format = keys[event.key.toLowerCase()];
    if (format === undefined || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return;
    event.preventDefault();
    press(format);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <div className="markdown-field">
          {textarea.disabled === true ? null : (
            <div
              ref={toolbar}
              className="markdown-toolbar"
              role="toolbar"
              tabIndex={-1}
              aria-label={t('staff.markdown.toolbar')}
              aria-controls={id}
              onKeyDown={(event) => moveInToolbar(event, toolbar.current)}
            >
              {formats.map((format, index) => (
                <button
                  key={format}
                  type="button"
                  tabIndex={index === 0 ? 0 : -1}
                  title={t(`staff.markdown.${format}`)}
                  aria-label={t(`staff.markdown.${format}`)}
                  aria-keyshortcuts={keyOf[format] === undefined ? undefined : `Control+${keyOf[format]}`}
                  onClick={() => press(format)}
                >
                  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                    <path d={drawings[format]} />
                  </svg>
                </button>
              ))}
              <span aria-hidden="true">Markdown</span>
            </div>
          )}
          <textarea {...textarea} {...described} id={id} className="ds-input ds-textarea" onKeyDown={onKeyDown} />
        </div>
      )}
    </Field>
  );
}

/** Inserts the change as typed input, so that the browser's undo includes it. */
function apply(field: HTMLTextAreaElement, format: MarkdownFormat): void {
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const { from, to, insert, select } = formatMarkdown(format, { text, start, end });
  field.focus();
  field.setSelectionRange(from, to);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes into a field's history of changes
  const isTyped = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.setSelectionRange(...select);
}

/** One tab stop; arrows move between the buttons. */
function moveInToolbar(event: KeyboardEvent, toolbar: HTMLElement | null): void {
  const buttons = [...(toolbar?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Record<string, number> = {
    ArrowRight: at + (isBackwards ? -1 : 1),
    ArrowLeft: at + (isBackwards ? 1 : -1),
    Home: 0,
    End: buttons.length - 1,
  };
  const target = steps[event.key];
  if (at === -1 || target === undefined) return;
  event.preventDefault();
  const next = buttons[(target + buttons.length) % buttons.length];
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}
