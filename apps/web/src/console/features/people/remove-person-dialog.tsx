import type { StaffPerson } from '@doorstep/contract';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { useSession } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useRemovePerson } from './people-api.ts';

interface RemovePersonDialogProps {
  /** Null while closed. */
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
  const { t } = useTexts();
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
    <DialogForm
      submit={t('staff.people.remove_submit')}
      isDanger
      sending={removing}
      onSubmit={remove}
      onCancel={onClose}
    >
      <p>{t('staff.people.remove_body')}</p>
      {isMe ? <p>{t('staff.people.remove_self')}</p> : null}
    </DialogForm>
  );
}
