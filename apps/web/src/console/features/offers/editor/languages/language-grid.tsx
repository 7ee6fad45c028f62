import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../../../shared/form/text-field.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import type { TextPath } from '../form-path.ts';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import type { OfferForm } from '../offer-form.ts';
import { hasText, missingTexts, offeredTexts } from '../texts.ts';
import { useOfferField } from '../use-offer-field.ts';
import { languageName } from './language-names.ts';
import { isMarkdown, useTextLabel } from './text-label.ts';

/** Every text that visitors read, one per row: the main language next to the chosen one. */
export function LanguageGrid() {
  const { t, language: shownIn } = useTexts();
  const { language } = useEditor();
  const { control } = useFormContext<OfferForm>();
  const form = useWatch({ control }) as OfferForm;
  const labelOf = useTextLabel();
  const { mainLanguage, languages } = form;
  const other = language === mainLanguage ? languages.find((tag) => tag !== mainLanguage) : language;
  if (other === undefined) return null;
  const main = languageName(mainLanguage, shownIn);
  return (
    <div className="panel">
      <table className="language-grid">
        <caption className="visually-hidden">{t('staff.languages.grid')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('staff.languages.text')}</th>
            {[mainLanguage, other].map((tag) => {
              const { all, missing } = missingTexts(form, tag);
              return (
                <th scope="col" key={tag}>
                  {languageName(tag, shownIn)}{' '}
                  {tag === mainLanguage ? (
                    <span className="badge">{t('staff.languages.is_main')}</span>
                  ) : (
                    <span className={missing > 0 ? 'badge badge-held' : 'badge'}>
                      {t('staff.languages.written', { written: all - missing, all })}
                    </span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {offeredTexts(form).map(({ path, texts }) => (
            <tr key={path}>
              <th scope="row">{labelOf(path)}</th>
              {[mainLanguage, other].map((tag) => (
                <Cell
                  key={tag}
                  path={path}
                  tag={tag}
                  name={labelOf(path)}
                  language={languageName(tag, shownIn)}
                  missing={
                    tag !== mainLanguage && hasText(texts, mainLanguage) && !hasText(texts, tag)
                      ? t('staff.languages.cell_missing', { main })
                      : undefined
                  }
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  path: TextPath;
  tag: string;
  name: string;
  language: string;
  /** What visitors see if the text is missing. */
  missing: string | undefined;
}

function Cell({ path, tag, name, language, missing }: CellProps) {
  const field = useOfferField();
  const props = {
    ...field(`${path}.${tag}`, path),
    label: '',
    'aria-label': `${name}, ${language}`,
    placeholder: missing,
    lang: tag,
    dir: 'auto',
  };
  return (
    <td className={missing === undefined ? undefined : 'cell-missing'} data-language={language}>
      {isMarkdown(path) ? <MarkdownField rows={4} {...props} /> : <TextField {...props} />}
    </td>
  );
}
