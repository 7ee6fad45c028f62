import type { Role, StaffPerson } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Dialog } from '../../shared/page/dialog.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useChangeRole } from './people-api.ts';
import { RoleChoice } from './role-choice.tsx';

interface ChangeRoleDialogProps {
  /** null while closed. */
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
  const texts = useTexts();
  const { t } = texts;
  const changing = useChangeRole();
  const [role, setRole] = useState(person.role);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        changing.mutate(
          { id: person.id, role },
          {
            onSuccess: () => {
              onDone(role);
              onClose();
            },
          },
        );
      }}
    >
      {changing.isError ? <Notice kind="error" announce="alert" title={problemText(texts, changing.error)} /> : null}
      <RoleChoice value={role} onChange={setRole} />
      <div className="actions">
        <Button type="submit" isBusy={changing.isPending}>
          {t('staff.people.role_submit')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('staff.cancel')}
        </Button>
      </div>
    </form>
  );
}
