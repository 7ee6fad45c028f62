import type { StaffPerson } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { Dialog } from '../../shared/page/dialog.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { useSession } from '../../shared/session.ts';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useRemovePerson } from './people-api.ts';

interface RemovePersonDialogProps {
  /** null while closed. */
  person: StaffPerson | null;
  onClose: () => void;
  onDone: () => void;
}

export function RemovePersonDialog({ person, onClose, onDone }: RemovePersonDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t('staff.people.remove_title', { name: person?.name ?? '' })}
      isOpen={person !== null}
      onClose={onClose}
    >
      {person === null ? null : <RemovePerson person={person} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function RemovePerson({ person, onClose, onDone }: RemovePersonDialogProps & { person: StaffPerson }) {
  const texts = useTexts();
  const { t } = texts;
  const removing = useRemovePerson();
  const isMe = useSession().data?.person.id === person.id;
  const remove = () =>
    removing.mutate(person.id, {
      onSuccess: () => {
        onDone();
        onClose();
      },
    });
  return (
    <div className="stack">
      <p>{t('staff.people.remove_body')}</p>
      {isMe ? <p>{t('staff.people.remove_self')}</p> : null}
      {removing.isError ? <Notice kind="error" announce="alert" title={problemText(texts, removing.error)} /> : null}
      <div className="actions">
        <Button look="danger" isBusy={removing.isPending} onClick={remove}>
          {t('staff.people.remove_submit')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('staff.cancel')}
        </Button>
      </div>
    </div>
  );
}
