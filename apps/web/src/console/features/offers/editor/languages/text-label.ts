import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import type { TextPath } from '../form-path.ts';
import { placeOf } from '../sections.ts';

const markdown = new Set<TextPath>([
  'description',
  'eligibility',
  'confirmation',
  'organisation.helpContact',
  'organisation.privacyNotice',
  'organisation.accessibilityNotice',
]);

export function isMarkdown(path: TextPath): boolean {
  return markdown.has(path);
}

/** A text's label where it appears outside its section. */
export function useTextLabel(): (path: TextPath) => string {
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
