import type { StaffDraw } from '@doorstep/contract';
import { Notice } from '../../../shared/page/notice.tsx';
import { MomentText } from '../../../shared/texts/moment-text.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** Which people have entered a draw's value and who is still missing, until two agree. */
export function EnteredValues({ draw, timeZone }: { draw: StaffDraw; timeZone: string }) {
  const { t } = useTexts();
  const isTeamOfOne = draw.state === 'collecting' && !draw.canBeConfirmed;
  if (draw.state !== 'fixed' && !isTeamOfOne) return null;
  const differ = new Set(draw.entered.map(({ value }) => value)).size > 1;
  return (
    <>
      {draw.canBeConfirmed ? (
        <p>{t('staff.draw.two_people')}</p>
      ) : (
        <Notice kind="warning" announce="status" title={t('staff.draw.only_one')} />
      )}
      {draw.entered.length === 0 ? null : (
        <ul>
          {draw.entered.map(({ person, value, at }) => (
            <li key={`${person} ${at}`}>
              <MomentText
                moments={{ at }}
                timeZone={timeZone}
                text={(marks) =>
                  value === null
                    ? t('staff.draw.entered_by_hidden', { ...marks, person })
                    : t('staff.draw.entered_by', { ...marks, person, value })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {differ ? <Notice kind="warning" announce="status" title={t('staff.draw.disagree')} /> : null}
    </>
  );
}
