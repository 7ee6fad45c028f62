import type { StaffOffer } from '@doorstep/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAlarms } from '../../../../shared/alarms.ts';
import { useAllowed, useMailWay } from '../../../../shared/session.ts';
import { formatMoment } from '../../../../shared/texts/format-moment.ts';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { languageName } from '../languages/language-names.ts';
import { placeOf } from '../sections.ts';
import { publishRemarks, type PublishRemark } from './publish-remarks.ts';

interface PublishRemarkListProps {
  /** As saved. */
  offer: StaffOffer;
  /** Jumps to a remark's field. */
  onChoose: (path: string) => void;
  onTranslate: (language: string) => void;
}

/** What would surprise visitors of the offer as it is; no remark prevents publishing. */
export function PublishRemarkList({ offer, onChoose, onTranslate }: PublishRemarkListProps) {
  const { t, language: shownIn } = useTexts();
  const sendsEmails = useMailWay() === 'sent';
  const alarms = useAlarms(useAllowed('alarms.read'));
  const isOwner = useAllowed('services.manage');
  const [now] = useState(Date.now);
  const hasCheckAlarm = alarms.data?.open.some(({ service }) => service.startsWith('human-check')) ?? false;
  const remarks = publishRemarks(offer, { now, sendsEmails, hasCheckAlarm });
  if (remarks.length === 0) return null;

  const textOf = (remark: PublishRemark): string => {
    switch (remark.kind) {
      case 'has_closed':
      case 'closes_soon':
        return t(`staff.remark.${remark.kind}`, { at: formatMoment(remark.at, shownIn, offer.input.timeZone) });
      case 'untranslated':
        return t('staff.remark.untranslated', {
          ...remark,
          language: languageName(remark.language, shownIn),
          main: languageName(offer.input.mainLanguage, shownIn),
        });
      default:
        return t(`staff.remark.${remark.kind}`, 'item' in remark ? remark : {});
    }
  };
  const wayTo = (remark: PublishRemark) => {
    if (remark.kind === 'check_has_alarm')
      return isOwner ? <Link to="/staff/services">{t('staff.nav.services')}</Link> : null;
    const isText = remark.kind === 'untranslated';
    const label = isText ? t('staff.languages.side_by_side') : t(placeOf(remark.path).label);
    return (
      <button
        type="button"
        className="ds-link-button"
        onClick={() => (isText ? onTranslate(remark.language) : onChoose(remark.path))}
      >
        {label}
      </button>
    );
  };
  return (
    <div className="publish-remarks">
      <h3>{t('staff.remark.title')}</h3>
      <ul>
        {remarks.map((remark) => (
          <li
            key={`${remark.kind} ${'item' in remark ? remark.item : ''}${'language' in remark ? remark.language : ''}`}
          >
            {textOf(remark)} {wayTo(remark)}
          </li>
        ))}
      </ul>
    </div>
  );
}
