import type { Role } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { NewLink } from './new-link.tsx';
import { useInvite } from './people-api.ts';
import { RoleChoice } from './role-choice.tsx';

/** Creates a link with which one person joins; the inviter passes it on. */
export function InviteForm() {
  const texts = useTexts();
  const { t } = texts;
  const inviting = useInvite();
  const [role, setRole] = useState<Role | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="stack panel"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(role === null);
        if (role === null) focusFirstError(event.currentTarget);
        else inviting.mutate(role);
      }}
    >
      <h2>{t('staff.invite.title')}</h2>
      <ErrorNotice error={inviting.error} />
      {inviting.isSuccess ? (
        <NewLink title={t('staff.invite.made', { role: t(`staff.role.${inviting.data.role}`) })} link={inviting.data} />
      ) : null}
      <RoleChoice
        value={role}
        error={isMissing && role === null ? t('staff.invite.role_missing') : undefined}
        onChange={setRole}
      />
      <div className="actions">
        <Button type="submit" isBusy={inviting.isPending}>
          {t('staff.invite.submit')}
        </Button>
      </div>
    </form>
  );
}
