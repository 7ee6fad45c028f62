import type { SessionView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { Notice } from '../../shared/page/notice.tsx';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useAccountChange } from './account-api.ts';

interface SessionsPanelProps {
  sessions: SessionView[];
  onDone: (text: string) => void;
}

export function SessionsPanel({ sessions, onDone }: SessionsPanelProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const one = useAccountChange('POST /account/sessions/:session/end');
  const others = useAccountChange('POST /account/sessions/end-others');
  const error = one.error ?? others.error;
  const otherCount = sessions.filter(({ isThis }) => !isThis).length;
  const nameOf = ({ browser, system }: SessionView) =>
    t('staff.account.device', { browser: browser || 'none', system: system || 'none' });
  return (
    <section className="stack panel" aria-labelledby="sessions">
      <h2 id="sessions">{t('staff.account.sessions')}</h2>
      {error === null ? null : <Notice kind="error" announce="alert" title={problemText(texts, error)} />}
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
              <Button
                look="secondary"
                aria-label={t('staff.account.end_named', {
                  device: nameOf(session),
                  at: formatMoment(session.signedInAt, language),
                })}
                onClick={() =>
                  one.mutate(
                    { params: { session: session.id } },
                    { onSuccess: () => onDone(t('staff.account.ended', { count: 1 })) },
                  )
                }
              >
                {t('staff.account.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {otherCount === 0 ? null : (
        <div className="actions">
          <Button
            look="secondary"
            isBusy={others.isPending}
            onClick={() =>
              others.mutate({}, { onSuccess: () => onDone(t('staff.account.ended', { count: otherCount })) })
            }
          >
            {t('staff.account.end_others', { count: otherCount })}
          </Button>
        </div>
      )}
    </section>
  );
}
