import type { ReturnInput } from '@doorstep/contract';
import { ProblemError } from '@doorstep/client';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { MailPreview } from '../../../shared/page/mail-preview.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { type Texts, useTexts } from '../../../shared/texts/texts-context.tsx';
import { useTriedReturn } from './returns-api.ts';
import type { FailedScan } from '../../../shared/form/failed-scans.tsx';
import { problemText } from '../../../shared/texts/problem-text.ts';

/**
 * Previews the emails that recording a parcel would send, after a pause in typing: a scanner goes on at once.
 * @param parcel `null` while there is no reference.
 */
export function ReturnMails({ parcel }: { parcel: Omit<ReturnInput, 'reason'> | null }) {
  const texts = useTexts();
  const { t } = texts;
  const way = useMailWay();
  const settled = useSettled(parcel);
  const { data, error } = useTriedReturn(settled);
  if (parcel === null || settled === null || settled.reference !== parcel.reference) return null;
  if (error !== null) return <p className="muted">{refusalText(texts, { reference: settled.reference, error })}</p>;
  if (data === undefined) return null;
  const { id, accepted } = data.answer;
  const own = data.mails.find(({ about }) => about === id)?.mail;
  const queue = data.mails.filter(({ about }) => about !== id);
  const emails = queue.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {own === undefined ? (
        <p className="muted">{t('staff.withdraw.no_mail')}</p>
      ) : (
        <MailPreview title={t('staff.decline.mail', { to: own.to, way })} mail={own} />
      )}
      {accepted === 0 ? null : <p>{t('staff.returns.served', { accepted, without: accepted - emails })}</p>}
      {queue.map(({ count, mail }) => (
        <MailPreview
          key={mail.to}
          title={t('staff.returns.queue_mail', { to: mail.to, others: count - 1, way })}
          mail={mail}
        />
      ))}
    </>
  );
}

export function refusalText(texts: Texts, { reference, error }: FailedScan): string {
  const code = error instanceof ProblemError ? error.code : null;
  if (code === 'state_conflict') return texts.t('staff.returns.not_under_way', { reference });
  if (code === 'request_not_found') return texts.t('staff.returns.unknown', { reference });
  return problemText(texts, error);
}
