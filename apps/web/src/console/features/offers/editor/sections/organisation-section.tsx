import { TextAreaField } from '../../../../shared/form/text-area-field.tsx';
import { TextField } from '../../../../shared/form/text-field.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { EditorSection } from '../editor-section.tsx';
import { ColourNote } from './colour-note.tsx';
import { CopyOrganisation } from './copy-organisation.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import { useOfferField } from '../use-offer-field.ts';

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
      <TextAreaField
        label={t('staff.editor.help_contact')}
        hint={t('staff.editor.help_contact_hint')}
        rows={3}
        {...field('organisation.helpContact')}
      />
      <TextAreaField
        label={t('staff.editor.privacy_notice')}
        hint={t('staff.editor.privacy_notice_hint')}
        rows={6}
        {...field('organisation.privacyNotice')}
      />
      <TextAreaField
        label={t('staff.editor.accessibility_notice')}
        hint={t('staff.editor.accessibility_notice_hint')}
        {...field('organisation.accessibilityNotice')}
      />
      <TextField
        label={t('staff.editor.retention_days')}
        hint={t('staff.editor.retention_days_hint')}
        width="short"
        inputMode="numeric"
        {...field('retentionDays')}
      />
      <TextField
        label={t('staff.editor.colour')}
        hint={t('staff.editor.colour_hint')}
        width="short"
        spellCheck={false}
        {...field('organisation.colour')}
      />
      <ColourNote />
    </EditorSection>
  );
}
