import type { RequestDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import type { StaffTextId } from '@doorstep/messages';
import { useDone } from '../../../shared/page/use-done.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { formatMoment } from '../../../shared/texts/format-moment.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { personalDataAddress, useErasure } from '../requests-api.ts';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';

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

interface EraseDialogProps {
  request: RequestDetail;
  isOpen: boolean;
  onClose: () => void;
  onDone: (erasedAt: string) => void;
}

/** Erasing cannot be undone, so the dialog first lists what goes and what stays. */
function EraseDialog({ request, isOpen, onClose, onDone }: EraseDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('staff.erase.title', { reference: request.reference })} isOpen={isOpen} onClose={onClose}>
      {isOpen ? <EraseForm request={request} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  );
}

const goes = ['contact', 'address', 'words', 'emails', 'claims'] as const;
const stays = ['lines', 'home', 'audit'] as const;

function EraseForm({ request, onClose, onDone }: Omit<EraseDialogProps, 'isOpen'>) {
  const { t } = useTexts();
  const erasure = useErasure(request.id);
  const isOpenRequest = ['held', 'waitlisted', 'entered', 'accepted'].includes(request.state);
  const erase = () =>
    erasure.mutate(undefined, {
      report: ({ erasedAt }) => onDone(erasedAt),
      ifShown: onClose,
    });
  return (
    <DialogForm submit={t('staff.erase.submit')} isDanger sending={erasure} onSubmit={erase} onCancel={onClose}>
      {isOpenRequest ? <p>{t('staff.erase.open')}</p> : null}
      <Listed title="staff.erase.goes" lines={goes.map((line) => `staff.erase.goes.${line}` as const)} />
      <Listed title="staff.erase.stays" lines={stays.map((line) => `staff.erase.stays.${line}` as const)} />
      <p>
        <strong>{t('staff.erase.for_good')}</strong> {t('staff.erase.backups')}
      </p>
    </DialogForm>
  );
}

function Listed({ title, lines }: { title: StaffTextId; lines: StaffTextId[] }) {
  const { t } = useTexts();
  return (
    <section>
      <h3>{t(title)}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
    </section>
  );
}
