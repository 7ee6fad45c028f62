import { TextAreaField } from '../../../shared/form/fields.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

interface CorrectionReasonProps {
  isMissing: boolean;
  value: string;
  onChange: (value: string) => void;
}

export function CorrectionReason({ isMissing, value, onChange }: CorrectionReasonProps) {
  const { t } = useTexts();
  return (
    <TextAreaField
      label={t('staff.homes.reason')}
      hint={t('staff.homes.reason_hint')}
      error={isMissing ? t('staff.homes.reason_missing') : undefined}
      value={value}
      maxLength={1000}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
