import type { RequestDetail } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useErasure } from '../requests-api.ts';

interface EraseDialogProps {
  request: RequestDetail;
  isOpen: boolean;
  onClose: () => void;
  onDone: (erasedAt: string) => void;
}

/** Erasing cannot be undone, so the dialog first lists what goes and what stays. */
export function EraseDialog({ request, isOpen, onClose, onDone }: EraseDialogProps) {
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
