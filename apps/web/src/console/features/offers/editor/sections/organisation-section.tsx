import { TextField } from '../../../../shared/form/fields.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { EditorSection } from '../editor-section.tsx';
import { ColourField } from './colour-field.tsx';
import { CopyOrganisation } from './copy-organisation.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import { OfferText } from '../offer-text.tsx';
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
