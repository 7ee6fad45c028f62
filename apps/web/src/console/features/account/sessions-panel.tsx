import type { SessionView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { focusFirstError } from '../../shared/form/focus-first-error.ts';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { useAccountChange } from './account-api.ts';
import { OwnPassword } from './own-password.tsx';

interface SessionsPanelProps {
  sessions: SessionView[];
  onDone: (text: string) => void;
}

export function SessionsPanel({ sessions, onDone }: SessionsPanelProps) {
  const { t, language } = useTexts();
  const [ending, setEnding] = useState<SessionView | 'others' | null>(null);
  const otherCount = sessions.filter(({ isThis }) => !isThis).length;
  const nameOf = ({ browser, system }: SessionView) =>
    t('staff.account.device', { browser: browser || 'none', system: system || 'none' });
  const endNamed = (session: SessionView) =>
    t('staff.account.end_named', { device: nameOf(session), at: formatMoment(session.signedInAt, language) });
  return (
    <section className="stack panel" aria-labelledby="sessions">
      <h2 id="sessions">{t('staff.account.sessions')}</h2>
      <ul className="account-sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <p>
                {nameOf(session)}{' '}
                {session.isThis ? <span className="badge badge-good">{t('staff.account.this_one')}</span> : null}
              </p>
              <p className="muted">
                {t('staff.account.signed_in')} <Moment at={session.signedInAt} /> · {t('staff.account.used')}{' '}
                <Moment at={session.usedAt} />
              </p>
            </div>
            {session.isThis ? null : (
              <Button look="secondary" aria-label={endNamed(session)} onClick={() => setEnding(session)}>
                {t('staff.account.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {otherCount === 0 ? null : (
        <div className="actions">
          <Button look="secondary" onClick={() => setEnding('others')}>
            {t('staff.account.end_others', { count: otherCount })}
          </Button>
        </div>
      )}
      <EndSessionsDialog
        ending={ending}
        title={ending === null || ending === 'others' ? t('staff.account.end_others_title') : endNamed(ending)}
        onEnded={() => onDone(t('staff.account.ended', { count: ending === 'others' ? otherCount : 1 }))}
        onClose={() => setEnding(null)}
      />
    </section>
  );
}

interface EndSessionsDialogProps {
  /** One session, all others, or null while closed. */
  ending: SessionView | 'others' | null;
  title: string;
  onEnded: () => void;
  onClose: () => void;
}

function EndSessionsDialog({ ending, title, onEnded, onClose }: EndSessionsDialogProps) {
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
