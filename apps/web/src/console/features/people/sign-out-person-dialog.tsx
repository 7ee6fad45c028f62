import type { StaffPerson } from '@doorstep/contract';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useSignOutPerson } from './people-api.ts';

interface SignOutPersonDialogProps {
  /** Null while closed. */
  person: StaffPerson | null;
  onClose: () => void;
  onDone: () => void;
}

/** Ends every session of a colleague, whose device may be lost. */
export function SignOutPersonDialog({ person, onClose, onDone }: SignOutPersonDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t('staff.people.sign_out_title', { name: person?.name ?? '' })}
      isOpen={person !== null}
      onClose={onClose}
    >
      {person === null ? null : <SignOutPerson person={person} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function SignOutPerson({ person, onClose, onDone }: SignOutPersonDialogProps & { person: StaffPerson }) {
  const { t } = useTexts();
  const signingOut = useSignOutPerson();
  const signOut = () =>
    signingOut.mutate(person.id, {
      onSuccess: () => {
        onDone();
        onClose();
      },
    });
  return (
    <DialogForm submit={t('staff.people.sign_out_submit')} sending={signingOut} onSubmit={signOut} onCancel={onClose}>
      <p>{t('staff.people.sign_out_body')}</p>
    </DialogForm>
  );
}
