import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../../../shared/form/select-field.tsx';
import { TextAreaField } from '../../../../shared/form/text-area-field.tsx';
import { TextField } from '../../../../shared/form/text-field.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import type { OfferForm } from '../offer-form.ts';
import { shortName } from '../short-name.ts';
import { useOfferField } from '../use-offer-field.ts';

const maxSlugCharacters = 60;
// Languages that offers are often written in; one that is not here can be set by the command line.
const offerLanguages = [
  'en',
  'ar',
  'bg',
  'cy',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'fi',
  'fr',
  'ga',
  'gd',
  'he',
  'hi',
  'hu',
  'it',
];
const moreLanguages = ['ja', 'lt', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk', 'so', 'sv', 'tr', 'uk', 'ur', 'vi', 'zh'];

export function WhatSection() {
  const { t, language } = useTexts();
  const { offer, showLanguage } = useEditor();
  const field = useOfferField();
  const { getValues, setValue, getFieldState } = useFormContext<OfferForm>();
  const names = new Intl.DisplayNames(language.startsWith('en') ? 'en' : language, { type: 'language' });
  const title = field('title');
  const mainLanguage = getValues('mainLanguage');
  const choices = [...new Set([mainLanguage, ...offerLanguages, ...moreLanguages])];

  // The short name follows the title until somebody writes one.
  const followTitle = (text: string) => {
    if (offer !== null || getFieldState('slug').isTouched) return;
    setValue('slug', shortName(text, maxSlugCharacters), { shouldDirty: true });
  };
  return (
    <EditorSection section="what">
      <TextField
        label={t('staff.editor.title')}
        {...title}
        onChange={(event) => {
          followTitle(event.target.value);
          return title.onChange(event);
        }}
      />
      <TextField
        label={t('staff.editor.slug')}
        hint={t('staff.editor.slug_hint')}
        width="medium"
        spellCheck={false}
        {...field('slug')}
      />
      <TextAreaField
        label={t('staff.editor.description')}
        hint={t('staff.editor.markdown_hint')}
        rows={5}
        {...field('description')}
      />
      <PictureField name="picture" label={t('staff.editor.picture')} hint={t('staff.editor.picture_hint')} />
      <TextAreaField
        label={t('staff.editor.eligibility')}
        hint={t('staff.editor.eligibility_hint')}
        {...field('eligibility')}
      />
      <TextAreaField
        label={t('staff.editor.confirmation')}
        hint={t('staff.editor.confirmation_hint')}
        {...field('confirmation')}
      />
      <SelectField
        label={t('staff.editor.main_language')}
        hint={t('staff.editor.main_language_hint')}
        options={choices.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))}
        {...field('mainLanguage')}
        onChange={(event) => showLanguage(event.target.value)}
      />
    </EditorSection>
  );
}
