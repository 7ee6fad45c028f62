import type { Role, StaffPerson } from '@doorstep/contract';
import { useState } from 'react';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useChangeRole } from './people-api.ts';
import { RoleChoice } from './role-choice.tsx';

interface ChangeRoleDialogProps {
  /** Null while closed. */
  person: StaffPerson | null;
  onClose: () => void;
  onDone: (role: Role) => void;
}

export function ChangeRoleDialog({ person, onClose, onDone }: ChangeRoleDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t('staff.people.role_title', { name: person?.name ?? '' })}
      isOpen={person !== null}
      onClose={onClose}
    >
      {person === null ? null : <ChangeRoleForm person={person} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function ChangeRoleForm({ person, onClose, onDone }: ChangeRoleDialogProps & { person: StaffPerson }) {
  const { t } = useTexts();
  const changing = useChangeRole();
  const [role, setRole] = useState(person.role);
  const change = () =>
    changing.mutate(
      { person, role },
      {
        onSuccess: () => {
          onDone(role);
          onClose();
        },
      },
    );
  return (
    <DialogForm submit={t('staff.people.role_submit')} sending={changing} onSubmit={change} onCancel={onClose}>
      <RoleChoice value={role} onChange={setRole} />
    </DialogForm>
  );
}
