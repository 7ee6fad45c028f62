import type { DecisionVerb } from '@doorstep/contract';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { MailKinds } from '../mail-kinds.tsx';
import { useManyPreview } from '../requests-api.ts';

interface ManyMailsProps {
  decision: DecisionVerb;
  requestIds: string[];
  reason: string;
}

export function ManyMails({ decision, requestIds, reason }: ManyMailsProps) {
  const { t } = useTexts();
  const { data, isError } = useManyPreview(decision, requestIds, useSettled(decision === 'decline' ? reason : ''));
  if (isError)
    return (
      <p className="muted">
        {t(decision === 'decline' ? 'staff.decline.mail_unknown' : 'staff.withdraw.mail_unknown')}
      </p>
    );
  if (data === undefined) return null;
  return <MailKinds kinds={data.kinds} />;
}
