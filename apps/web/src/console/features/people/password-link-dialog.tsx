import type { StaffPerson } from '@doorstep/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { CopyButton } from '../../shared/page/copy-button.tsx';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';

interface PasswordLinkDialogProps {
  /** Null while closed. */
  person: StaffPerson | null;
  onClose: () => void;
}

/** Creates a link for a colleague with a forgotten password to choose a new one. */
export function PasswordLinkDialog({ person, onClose }: PasswordLinkDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t('staff.people.link_title', { name: person?.name ?? '' })}
      isOpen={person !== null}
      onClose={onClose}
    >
      {person === null ? null : <PasswordLink person={person} onClose={onClose} />}
    </Dialog>
  );
}

function PasswordLink({ person: { id, name }, onClose }: PasswordLinkDialogProps & { person: StaffPerson }) {
  const { t } = useTexts();
  // Keep the link no longer than it is shown.
  const make = useMutation({
    mutationFn: () => api('POST /people/:person/password-link', { params: { person: id } }),
    gcTime: 0,
  });
  if (make.isSuccess) {
    return (
      <Notice kind="success" announce="status" title={t('staff.people.link_made', { name })}>
        <p>
          <code className="new-token">{make.data.url}</code>
        </p>
        <p>
          {t('staff.invite.expires')} <Moment at={make.data.expiresAt} />
        </p>
        <CopyButton text={make.data.url} label={t('staff.invite.copy')} />
      </Notice>
    );
  }
  return (
    <DialogForm submit={t('staff.people.link_submit')} sending={make} onSubmit={() => make.mutate()} onCancel={onClose}>
      <p>{t('staff.people.link_body', { name })}</p>
    </DialogForm>
  );
}
