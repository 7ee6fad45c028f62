import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { OfferText } from '../offer-text.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import type { OfferForm } from '../offer-form.ts';
import { shortName } from '../short-name.ts';
import { useOfferField } from '../use-offer-field.ts';

const maxSlugCharacters = 60;

export function WhatSection() {
  const { t } = useTexts();
  const { offer } = useEditor();
  const field = useOfferField();
  const { getValues, setValue, getFieldState } = useFormContext<OfferForm>();

  // The short name of a new offer follows its title until staff edit it.
  const followTitle = (text: string) => {
    if (offer !== null || getFieldState('slug').isTouched || getValues('languages').length > 1) return;
    setValue('slug', shortName(text, maxSlugCharacters), { shouldDirty: true });
  };
  return (
    <EditorSection section="what">
      <OfferText path="title" label={t('staff.editor.title')} onType={followTitle} />
      <TextField
        label={t('staff.editor.slug')}
        hint={t('staff.editor.slug_hint')}
        width="medium"
        spellCheck={false}
        {...field('slug')}
      />
      <OfferText path="summary" label={t('staff.editor.summary')} hint={t('staff.editor.summary_hint')} />
      <OfferText
        path="description"
        label={t('staff.editor.description')}
        hint={t('staff.editor.markdown_hint')}
        rows={5}
      />
      <PictureField name="picture" label={t('staff.editor.picture')} hint={t('staff.editor.picture_hint')} />
      <OfferText
        path="eligibility"
        label={t('staff.editor.eligibility')}
        hint={t('staff.editor.eligibility_hint')}
        rows={4}
      />
      <OfferText path="delivery" label={t('staff.editor.delivery')} hint={t('staff.editor.delivery_hint')} />
      <OfferText
        path="deliveryDetails"
        label={t('staff.editor.delivery_details')}
        hint={t('staff.editor.delivery_details_hint')}
      />
      <div className="field-row">
        {(['packed', 'delivered'] as const).map((step) => (
          <TextField
            key={step}
            label={t(`staff.editor.${step}_within`)}
            hint={t('staff.editor.within_hint')}
            width="short"
            inputMode="numeric"
            {...field(`${step}WithinDays`)}
          />
        ))}
      </div>
      <OfferText
        path="confirmation"
        label={t('staff.editor.confirmation')}
        hint={t('staff.editor.confirmation_hint')}
        rows={4}
      />
    </EditorSection>
  );
}
