import { accentFit, fullColour } from '@doorstep/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@doorstep/ui';
import { TextField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { EditorSection } from '../editor-section.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import { OfferText } from '../offer-text.tsx';
import { useOfferField } from '../use-offer-field.ts';
import { useEditor } from '../editor-context.ts';
import type { OfferForm } from '../offer-form.ts';
import { useMutation } from '../../../../shared/api/use-mutation.ts';
import { Notice } from '../../../../shared/page/notice.tsx';
import { problemText } from '../../../../shared/texts/problem-text.ts';
import { readOffer, useOffers } from '../../offers-api.ts';
import { focusField } from '../sections.ts';
import { withLanguages } from '../texts.ts';
import { toOfferForm } from '../to-offer-form.ts';

export function OrganisationSection() {
  const { t } = useTexts();
  const field = useOfferField();
  return (
    <EditorSection section="organisation">
      <CopyOrganisation />
      <TextField
        label={t('staff.editor.organisation_name')}
        autoComplete="organization"
        {...field('organisation.name')}
      />
      <PictureField name="organisation.logo" label={t('staff.editor.logo')} hint={t('staff.editor.logo_hint')} />
      <OfferText
        path="organisation.helpContact"
        label={t('staff.editor.help_contact')}
        hint={t('staff.editor.help_contact_hint')}
        rows={3}
      />
      <OfferText
        path="organisation.privacyNotice"
        label={t('staff.editor.privacy_notice')}
        hint={t('staff.editor.privacy_notice_hint')}
        rows={6}
      />
      <OfferText
        path="organisation.accessibilityNotice"
        label={t('staff.editor.accessibility_notice')}
        hint={t('staff.editor.accessibility_notice_hint')}
        rows={4}
      />
      <TextField
        label={t('staff.editor.retention_days')}
        hint={t('staff.editor.retention_days_hint')}
        width="short"
        inputMode="numeric"
        {...field('retentionDays')}
      />
      <ColourField />
    </EditorSection>
  );
}

const path = 'organisation.colour';

/** The organisation's colour, typed or picked; explains how pages adjust a colour in which text would be unreadable. */
function ColourField() {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const field = useOfferField();
  const { setValue } = useFormContext<OfferForm>();
  const colour = fullColour(useWatch<OfferForm, typeof path>({ name: path }).trim());
  const fit = accentFit(colour);
  return (
    <>
      <div className="colour-field">
        <TextField
          label={t('staff.editor.colour')}
          hint={t('staff.editor.colour_hint')}
          width="short"
          spellCheck={false}
          {...field(path)}
        />
        <input
          type="color"
          aria-label={t('staff.editor.colour_pick')}
          // The picker accepts only six digits.
          value={fit === null ? '#000000' : colour}
          disabled={!mayWrite}
          onChange={(event) => setValue(path, event.target.value, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      <p className="hint" role="status">
        {fit === null
          ? null
          : [
              fit.light
                ? t('staff.editor.colour_as_given')
                : t('staff.editor.colour_darker', { contrast: fit.contrast }),
              ...(fit.dark ? [] : [t('staff.editor.colour_dark_mode')]),
            ].join(' ')}
      </p>
    </>
  );
}

const texts = ['helpContact', 'privacyNotice', 'accessibilityNotice'] as const;
const values = ['name', 'colour'] as const;

/** Offers to copy the organisation from the latest other offer while none is written. */
function CopyOrganisation() {
  const messages = useTexts();
  const { t } = messages;
  const { offer, mayWrite } = useEditor();
  const { setValue, getValues } = useFormContext<OfferForm>();
  const organisation = useWatch<OfferForm, 'organisation'>({ name: 'organisation' });
  const [latest] = (useOffers().data ?? [])
    .filter(({ id }) => id !== offer?.id)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const copying = useMutation({
    mutationFn: (id: string) => readOffer(id),
    onSuccess({ input }) {
      // In this offer's languages; if the other offer has none of them, in its own.
      const { languages, mainLanguage } = getValues();
      const from = withLanguages({ ...toOfferForm(input), mainLanguage }, languages).organisation;
      const own = input.organisation;
      for (const name of values)
        setValue(`organisation.${name}`, from[name], { shouldDirty: true, shouldValidate: true });
      for (const name of texts)
        setValue(
          `organisation.${name}`,
          from[name][mainLanguage] === ''
            ? { ...from[name], [mainLanguage]: own[name][input.mainLanguage] ?? '' }
            : from[name],
          { shouldDirty: true, shouldValidate: true },
        );
      setValue('retentionDays', String(input.retentionDays), { shouldDirty: true, shouldValidate: true });
      focusField('organisation.name');
    },
  });
  const isEmpty = [
    ...values.map((name) => organisation[name]),
    ...texts.flatMap((name) => Object.values(organisation[name])),
  ].every((text) => text.trim() === '');
  if (!mayWrite || latest === undefined || !isEmpty) return null;
  return (
    <>
      <div className="actions">
        <Button look="secondary" isBusy={copying.isPending} onClick={() => copying.mutate(latest.id)}>
          {t('staff.editor.copy_organisation', { title: latest.title })}
        </Button>
      </div>
      {copying.isError ? <Notice kind="error" announce="alert" title={problemText(messages, copying.error)} /> : null}
    </>
  );
}
