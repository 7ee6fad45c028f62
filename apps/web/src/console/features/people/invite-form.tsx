import type { Role } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Notice } from '../../shared/page/notice.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { NewLink } from './new-link.tsx';
import { useInvite } from './people-api.ts';
import { RoleChoice } from './role-choice.tsx';

/** Creates a link with which one person joins; the inviter passes it on. */
export function InviteForm() {
  const texts = useTexts();
  const { t } = texts;
  const inviting = useInvite();
  const [role, setRole] = useState<Role>('fulfiller');
  return (
    <form
      className="stack panel"
      onSubmit={(event) => {
        event.preventDefault();
        inviting.mutate(role);
      }}
    >
      <h2>{t('staff.invite.title')}</h2>
      {inviting.isError ? <Notice kind="error" announce="alert" title={problemText(texts, inviting.error)} /> : null}
      {inviting.isSuccess ? (
        <NewLink title={t('staff.invite.made', { role: t(`staff.role.${inviting.data.role}`) })} link={inviting.data} />
      ) : null}
      <RoleChoice value={role} onChange={setRole} />
      <div className="actions">
        <Button type="submit" isBusy={inviting.isPending}>
          {t('staff.invite.submit')}
        </Button>
      </div>
    </form>
  );
}
