import type { RetentionView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../shared/page/data-table.tsx';
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
    <DataTable
      caption={t('staff.retention.title')}
      className="people-table"
      rows={offers}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t('staff.retention.offer'),
          kind: 'name',
          render: ({ id, title }) => <Link to={`/staff/offers/${id}`}>{title}</Link>,
        },
        {
          label: t('staff.retention.days'),
          render: ({ retentionDays }) => t('staff.retention.days_value', { days: retentionDays }),
        },
        {
          label: t('staff.retention.what'),
          render: ({ kinds }) =>
            kinds.map(({ kind, count }) => (
              <span key={kind} className="cell-reasons">
                {t(`staff.retention.kind.${kind}`, { count })}
              </span>
            )),
        },
        {
          label: t('staff.retention.next'),
          render: ({ nextAt, isOverdue }) => (
            <>
              {nextAt === null ? (
                <span className="muted">{t('staff.retention.next_none')}</span>
              ) : (
                <Moment at={nextAt} />
              )}{' '}
              {isOverdue ? <span className="badge badge-held">{t('staff.retention.overdue')}</span> : null}
            </>
          ),
        },
        {
          label: t('staff.retention.due'),
          render: ({ due, dueOrMore }) =>
            t(dueOrMore ? 'staff.retention.due_or_more' : 'staff.retention.due_value', { count: due }),
        },
      ]}
    />
  );
}

function RunTable({ runs }: Pick<RetentionView, 'runs'>) {
  const { t, language } = useTexts();
  return (
    <DataTable
      caption={t('staff.retention.runs')}
      className="people-table"
      rows={runs}
      keyOf={({ at }) => at}
      columns={[
        { label: t('staff.retention.run_at'), kind: 'name', render: ({ at }) => <Moment at={at} /> },
        {
          label: t('staff.retention.run_by'),
          render: ({ by }) => (by === '' ? t('staff.retention.run_by_server') : by),
        },
        { label: t('staff.retention.run_requests'), render: ({ requests }) => requests.toLocaleString(language) },
        { label: t('staff.retention.run_claims'), render: ({ claims }) => claims.toLocaleString(language) },
      ]}
    />
  );
}
