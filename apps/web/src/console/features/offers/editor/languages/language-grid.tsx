import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import type { TextPath } from '../form-path.ts';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import type { OfferForm } from '../offer-form.ts';
import { hasText, missingTexts, offeredTexts } from '../texts.ts';
import { useOfferField } from '../use-offer-field.ts';
import { languageName } from './language-names.ts';
import { placeOf } from '../sections.ts';

const markdown = new Set<TextPath>([
  'description',
  'eligibility',
  'confirmation',
  'organisation.helpContact',
  'organisation.privacyNotice',
  'organisation.accessibilityNotice',
]);

function isMarkdown(path: TextPath): boolean {
  return markdown.has(path);
}

/** A text's label where it appears outside its section. */
function useTextLabel(): (path: TextPath) => string {
  const { t } = useTexts();
  return (path) => {
    const [part = '', index = '', name = '', option = ''] = path.split('.');
    const number = Number(index) + 1;
    const of = (text: string, detail: string) => `${text}: ${detail}`;
    if (part === 'items') return of(t('staff.editor.item_number', { number }), t('staff.editor.item_name'));
    if (part === 'places') {
      const place = t('staff.editor.place_number', { number });
      return of(place, t(name === 'name' ? 'staff.editor.place_name' : 'staff.editor.place_notes'));
    }
    if (part === 'questions') {
      const question = t('staff.editor.question_number', { number });
      if (name === 'options') return of(question, t('staff.editor.answer_number', { number: Number(option) + 1 }));
      return name === 'label' ? question : of(question, t('staff.editor.question_help'));
    }
    const label = t(placeOf(path).label);
    return path.endsWith('.alt') ? of(label, t('staff.picture.alt')) : label;
  };
}

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
