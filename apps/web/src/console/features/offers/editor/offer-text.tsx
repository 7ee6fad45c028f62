import { useFormContext } from 'react-hook-form';
import type { ReactNode } from 'react';
import { TextField } from '../../../shared/form/fields.tsx';
import { useEditor } from './editor-context.ts';
import type { TextPath } from './form-path.ts';
import { MarkdownField } from './markdown/markdown-field.tsx';
import type { OfferForm, Texts } from './offer-form.ts';
import { useOfferField } from './use-offer-field.ts';

interface OfferTextProps {
  path: TextPath;
  label: ReactNode;
  hint?: ReactNode;
  /** Rows of a Markdown text; undefined for a plain one. */
  rows?: number;
  onType?: (text: string) => void;
}

/** A text that visitors read, in the editor's current language; the main text is shown next to a translation. */
export function OfferText({ path, label, hint, rows, onType }: OfferTextProps) {
  const { language } = useEditor();
  const field = useOfferField();
  const { getValues } = useFormContext<OfferForm>();
  const mainLanguage = getValues('mainLanguage');
  const name = `${path}.${language}` as const;
  const { onChange, ...props } = field(name, path);
  const written = {
    ...props,
    label,
    lang: language,
    dir: 'auto',
    hint: language === mainLanguage ? hint : <MainText texts={getValues(path)} language={mainLanguage} />,
    onChange(event: { target: { value: string } }) {
      onType?.(event.target.value);
      return onChange(event);
    },
  };
  // The key gives every language its own field.
  return rows === undefined ? (
    <TextField key={name} {...written} />
  ) : (
    <MarkdownField key={name} rows={rows} {...written} />
  );
}

function MainText({ texts, language }: { texts: Texts; language: string }) {
  const text = texts[language] ?? '';
  return text.trim() === '' ? null : (
    <span className="main-text" lang={language} dir="auto">
      {text}
    </span>
  );
}
