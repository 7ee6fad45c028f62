import type { RetentionView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../shared/page/dialog.tsx';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { useDone } from '../../shared/page/use-done.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useRetention, useRunRetention } from './privacy-api.ts';

export function RetentionPanel() {
  const { t } = useTexts();
  const id = useId();
  const retention = useRetention();
  const running = useRunRetention();
  const [isAsking, setAsking] = useState(false);
  const { done, announceDone } = useDone();
  return (
    <section className="panel stack" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{t('staff.retention.title')}</h2>
        {retention.data === undefined ? null : (
          <Button look="secondary" onClick={() => setAsking(true)}>
            {t('staff.retention.run')}
          </Button>
        )}
      </div>
      {done}
      <Loaded query={retention}>
        {({ offers, runs }) => (
          <>
            {offers.length === 0 ? <p>{t('staff.retention.empty')}</p> : <OfferTable offers={offers} />}
            <h3>{t('staff.retention.runs')}</h3>
            {runs.length === 0 ? <p className="muted">{t('staff.retention.runs_none')}</p> : <RunTable runs={runs} />}
            <Dialog title={t('staff.retention.run_title')} isOpen={isAsking} onClose={() => setAsking(false)}>
              <DialogForm
                submit={t('staff.retention.run_submit')}
                isDanger
                sending={running}
                onCancel={() => setAsking(false)}
                onSubmit={() =>
                  running.mutate(undefined, {
                    report: (erased) => announceDone(t('staff.retention.ran', erased)),
                    ifShown: () => setAsking(false),
                  })
                }
              >
                <p>{t('staff.retention.run_body', { count: offers.reduce((sum, { due }) => sum + due, 0) })}</p>
              </DialogForm>
            </Dialog>
          </>
        )}
      </Loaded>
    </section>
  );
}

function OfferTable({ offers }: Pick<RetentionView, 'offers'>) {
  const { t } = useTexts();
  return (
    <table className="table people-table">
      <caption className="visually-hidden">{t('staff.retention.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('staff.retention.offer')}</th>
          <th scope="col">{t('staff.retention.days')}</th>
          <th scope="col">{t('staff.retention.what')}</th>
          <th scope="col">{t('staff.retention.next')}</th>
          <th scope="col">{t('staff.retention.due')}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ id, title, retentionDays, kinds, nextAt, due, dueOrMore, isOverdue }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/staff/offers/${id}`}>{title}</Link>
            </th>
            <td data-label={t('staff.retention.days')}>{t('staff.retention.days_value', { days: retentionDays })}</td>
            <td data-label={t('staff.retention.what')}>
              {kinds.map(({ kind, count }) => (
                <span key={kind} className="cell-reasons">
                  {t(`staff.retention.kind.${kind}`, { count })}
                </span>
              ))}
            </td>
            <td data-label={t('staff.retention.next')}>
              {nextAt === null ? (
                <span className="muted">{t('staff.retention.next_none')}</span>
              ) : (
                <Moment at={nextAt} />
              )}{' '}
              {isOverdue ? <span className="badge badge-held">{t('staff.retention.overdue')}</span> : null}
            </td>
            <td data-label={t('staff.retention.due')}>
              {t(dueOrMore ? 'staff.retention.due_or_more' : 'staff.retention.due_value', { count: due })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RunTable({ runs }: Pick<RetentionView, 'runs'>) {
  const { t, language } = useTexts();
  return (
    <table className="table people-table">
      <caption className="visually-hidden">{t('staff.retention.runs')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('staff.retention.run_at')}</th>
          <th scope="col">{t('staff.retention.run_by')}</th>
          <th scope="col">{t('staff.retention.run_requests')}</th>
          <th scope="col">{t('staff.retention.run_claims')}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ at, by, requests, claims }) => (
          <tr key={at}>
            <th scope="row">
              <Moment at={at} />
            </th>
            <td data-label={t('staff.retention.run_by')}>{by === '' ? t('staff.retention.run_by_server') : by}</td>
            <td data-label={t('staff.retention.run_requests')}>{requests.toLocaleString(language)}</td>
            <td data-label={t('staff.retention.run_claims')}>{claims.toLocaleString(language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
