import type { RequestDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { useDone } from '../../../shared/page/use-done.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { Moment } from '../../../shared/texts/moment.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { personalDataAddress } from '../requests-api.ts';
import { EraseDialog } from './erase-dialog.tsx';

/** What is kept about the person, to hand out or to erase; afterwards, that it is gone. */
export function PrivacyPanel({ request }: { request: RequestDetail }) {
  const { t } = useTexts();
  const mayManage = useAllowed('privacy.manage');
  const [isErasing, setErasing] = useState(false);
  const { done, sayDone } = useDone();
  const { erasedAt } = request;
  if (erasedAt === null && !mayManage) return null;
  return (
    <section className="panel">
      <h2>{t('staff.privacy.title')}</h2>
      {done}
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
        <p>
          {t('staff.privacy.erased')} <Moment at={erasedAt} />. {t('staff.privacy.erased_stays')}
        </p>
      )}
      <EraseDialog
        request={request}
        isOpen={isErasing}
        onClose={() => setErasing(false)}
        onDone={() => sayDone(t('staff.privacy.done'))}
      />
    </section>
  );
}
