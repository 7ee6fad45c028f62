import type { RequestDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { useDone } from '../../../shared/page/use-done.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { formatMoment } from '../../../shared/texts/format-moment.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { personalDataAddress } from '../requests-api.ts';
import { EraseDialog } from './erase-dialog.tsx';

/** The person's stored data, to export or erase; after erasure, a statement that it is gone. */
export function PrivacyPanel({ request }: { request: RequestDetail }) {
  const { t, language } = useTexts();
  const mayManage = useAllowed('privacy.manage');
  const [isErasing, setErasing] = useState(false);
  const { done, announceDone } = useDone();
  const { erasedAt } = request;
  const erasedText = (at: string) => t('staff.privacy.erased', { at: formatMoment(at, language) });
  if (erasedAt === null && !mayManage) return null;
  return (
    <section className="panel">
      <h2>{t('staff.privacy.title')}</h2>
      {erasedAt === null ? (
        <>
          <div className="actions">
            <a className="ds-button ds-button--secondary" href={personalDataAddress(request.id)} download>
              {t('staff.privacy.export')}
            </a>
            {request.state === 'packed' ? null : (
              <Button look="secondary" onClick={() => setErasing(true)}>
                {t('staff.privacy.erase')}
              </Button>
            )}
          </div>
          <p className="hint">{t(request.state === 'packed' ? 'staff.privacy.packed' : 'staff.privacy.hint')}</p>
        </>
      ) : (
        <>
          {done ?? <p>{erasedText(erasedAt)}</p>}
          <p>{t('staff.privacy.erased_stays')}</p>
        </>
      )}
      <EraseDialog
        request={request}
        isOpen={isErasing}
        onClose={() => setErasing(false)}
        onDone={(at) => announceDone(erasedText(at))}
      />
    </section>
  );
}
