import type { Role } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { CopyButton } from '../../shared/page/copy-button.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
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
        <Notice
          kind="success"
          announce="status"
          title={t('staff.invite.made', { role: t(`staff.role.${inviting.data.role}`) })}
        >
          <p>
            <code className="new-token">{inviting.data.url}</code>
          </p>
          <p>
            {t('staff.invite.expires')} <Moment at={inviting.data.expiresAt} />
          </p>
          <CopyButton text={inviting.data.url} label={t('staff.invite.copy')} />
        </Notice>
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
