import type { StaffPerson } from '@doorstep/contract';
import { useState } from 'react';
import { api, type Answer } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { useSession } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { NewLink } from './new-link.tsx';
import { useChangeRole, useRemovePerson, useSignOutPerson } from './people-api.ts';
import { RoleChoice } from './role-choice.tsx';

export type PersonAction = keyof typeof forms;

export interface PersonDialogProps {
  /** Null while closed. */
  asked: { action: PersonAction; person: StaffPerson } | null;
  onClose: () => void;
  /** Called with a confirmation text. */
  onDone: (text: string) => void;
}

/** Confirms an action on a person's account. */
export function PersonDialog({ asked, onClose, onDone }: PersonDialogProps) {
  const { t } = useTexts();
  const Form = asked === null ? null : forms[asked.action];
  return (
    <Dialog
      title={asked === null ? '' : t(`staff.people.${asked.action}_title`, { name: asked.person.name })}
      isOpen={asked !== null}
      onClose={onClose}
    >
      {asked === null || Form === null ? null : <Form person={asked.person} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

interface FormProps extends Omit<PersonDialogProps, 'asked'> {
  person: StaffPerson;
}

function ChangeRole({ person, onClose, onDone }: FormProps) {
  const { t } = useTexts();
  const changing = useChangeRole();
  const [role, setRole] = useState(person.role);
  const report = () => onDone(t('staff.people.change_role_done', { name: person.name, role: t(`staff.role.${role}`) }));
  return (
    <DialogForm
      submit={t('staff.people.change_role_submit')}
      sending={changing}
      onSubmit={() => changing.mutate({ person, role }, { report, ifShown: onClose })}
      onCancel={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
    </DialogForm>
  );
}

/** Creates a link for a colleague with a forgotten password to choose a new one. */
function MakeLink({ person: { id, name }, onClose }: FormProps) {
  const { t } = useTexts();
  const [link, setLink] = useState<Answer<'POST /people/:person/password-link'> | null>(null);
  // Keep the link no longer than it is shown.
  const make = useMutation({
    mutationFn: () => api('POST /people/:person/password-link', { params: { person: id } }),
    gcTime: 0,
  });
  if (link !== null) return <NewLink title={t('staff.people.link_made', { name })} link={link} />;
  return (
    <DialogForm
      submit={t('staff.people.link_submit')}
      sending={make}
      onSubmit={() => make.mutate(undefined, { ifShown: setLink })}
      onCancel={onClose}
    >
      <p>{t('staff.people.link_body', { name })}</p>
    </DialogForm>
  );
}

/** Ends every session of a colleague, whose device may be lost. */
function SignOut({ person: { id, name }, onClose, onDone }: FormProps) {
  const { t } = useTexts();
  const signingOut = useSignOutPerson();
  const report = () => onDone(t('staff.people.sign_out_done', { name }));
  return (
    <DialogForm
      submit={t('staff.people.sign_out_submit')}
      sending={signingOut}
      onSubmit={() => signingOut.mutate(id, { report, ifShown: onClose })}
      onCancel={onClose}
    >
      <p>{t('staff.people.sign_out_body')}</p>
    </DialogForm>
  );
}

function Remove({ person: { id, name }, onClose, onDone }: FormProps) {
  const { t } = useTexts();
  const removing = useRemovePerson();
  const isMe = useSession().data?.person.id === id;
  const report = () => onDone(t('staff.people.remove_done', { name }));
  return (
    <DialogForm
      submit={t('staff.people.remove_submit')}
      isDanger
      sending={removing}
      onSubmit={() => removing.mutate(id, { report, ifShown: onClose })}
      onCancel={onClose}
    >
      <p>{t('staff.people.remove_body')}</p>
      {isMe ? <p>{t('staff.people.remove_self')}</p> : null}
    </DialogForm>
  );
}

const forms = { link: MakeLink, sign_out: SignOut, change_role: ChangeRole, remove: Remove };
