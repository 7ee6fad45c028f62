import type { SessionView } from '@doorstep/contract';
import { useState } from 'react';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useAccountChange } from './account-api.ts';
import { OwnPassword } from './own-password.tsx';

interface EndSessionsDialogProps {
  /** One session, all others, or null while closed. */
  ending: SessionView | 'others' | null;
  title: string;
  onEnded: () => void;
  onClose: () => void;
}

export function EndSessionsDialog({ ending, title, onEnded, onClose }: EndSessionsDialogProps) {
  return (
    <Dialog title={title} isOpen={ending !== null} onClose={onClose}>
      {ending === null ? null : <EndSessions ending={ending} onEnded={onEnded} onClose={onClose} />}
    </Dialog>
  );
}

type EndSessionsProps = Pick<EndSessionsDialogProps, 'onEnded' | 'onClose'> & { ending: SessionView | 'others' };

function EndSessions({ ending, onEnded, onClose }: EndSessionsProps) {
  const { t } = useTexts();
  const one = useAccountChange('POST /account/sessions/:session/end');
  const others = useAccountChange('POST /account/sessions/end-others');
  const [password, setPassword] = useState('');
  return (
    <DialogForm
      submit={t('staff.account.end')}
      isDanger
      sending={{ isPending: one.isPending || others.isPending, error: null }}
      onSubmit={(form) => {
        const body = { password };
        const then = { report: onEnded, ifShown: onClose, onError: () => focusFirstError(form) };
        if (ending === 'others') others.mutate({ body }, then);
        else one.mutate({ params: { session: ending.id }, body }, then);
      }}
      onCancel={onClose}
    >
      <OwnPassword value={password} onChange={setPassword} error={one.error ?? others.error} />
    </DialogForm>
  );
}
