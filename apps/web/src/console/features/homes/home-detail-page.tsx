import type { HomeDetail, HomeLinkView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { api } from '../../shared/api/api.ts';
import { Loaded } from '../../shared/page/loaded.tsx';
import { ErrorNotice, Notice } from '../../shared/page/notice.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { StateBadge } from '../../shared/page/state-badge.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useAllowed } from '../../shared/session.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import { MomentText } from '../../shared/texts/moment-text.tsx';
import { useDone } from '../../shared/page/use-done.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { ClaimCard } from './claim-card.tsx';
import { HomeLine } from './home-line.tsx';
import { useHome, useHomeDecision } from './homes-api.ts';
import { ReasonDialog, type HomeChoice } from './reason-dialog.tsx';

export function HomeDetailPage() {
  const { t } = useTexts();
  const { homeId = '' } = useParams();
  const home = useHome(homeId);
  return (
    <>
      <p className="back">
        <Link to="/staff/homes">{t('staff.homes.back')}</Link>
      </p>
      {home.data ? null : <PageHeading title={t('staff.homes.one')} />}
      <Loaded query={home}>{(data) => <Detail home={data} />}</Loaded>
    </>
  );
}

function Detail({ home }: { home: HomeDetail }) {
  const { t } = useTexts();
  const [choice, setChoice] = useState<HomeChoice | null>(null);
  const { done, announceDone } = useDone();
  return (
    <>
      <PageHeading title={home.addressLine === '' ? t('staff.homes.nameless') : home.addressLine} />
      <p className="lead">
        {home.offers.map(({ title }) => title).join(', ')} ·{' '}
        {t('staff.homes.units', { units: home.units, requests: home.requests })}
      </p>
      {done}
      {home.undelivered === 0 ? null : (
        <Notice kind="warning" announce="status" title={t('staff.homes.undelivered', { count: home.undelivered })} />
      )}
      {home.isOverByMerge ? (
        <Notice kind="warning" announce="status" title={t('staff.homes.over_by_merge')}>
          {t('staff.homes.over_by_merge_body')}
        </Notice>
      ) : null}
      <div className="two-columns">
        <div className="stack-large">
          <section className="panel">
            <h2>{t('staff.homes.asked')}</h2>
            {home.asked.length === 0 ? <p className="muted">{t('staff.homes.asked_none')}</p> : null}
            <ul className="plain-list same-home">
              {home.asked.map(({ id, reference, state, name, lines, receivedAt }) => (
                <li key={id}>
                  <Link to={`/staff/requests/${id}`}>{reference}</Link> <StateBadge state={state} />
                  <span>
                    <bdi>{name}</bdi>
                  </span>
                  <span className="muted">
                    {lines.map((line) => `${line.quantity} × ${line.name}`).join(', ')} · <Moment at={receivedAt} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
          {home.claims.length === 0 ? null : (
            <section className="stack">
              <h2>{t('staff.homes.claims_of')}</h2>
              <ul className="home-cards">
                {home.claims.map((claim) => (
                  <ClaimCard key={claim.id} claim={claim} onChoose={setChoice} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className="stack-large">
          <section className="panel">
            <h2>{t('staff.homes.allowance')}</h2>
            <p>
              {home.ownAllowance === null
                ? t('staff.homes.allowance_of_offer')
                : t('staff.homes.allowance_own', { units: home.ownAllowance })}
            </p>
            {home.ownAllowanceReason === '' ? null : <p className="muted">{home.ownAllowanceReason}</p>}
          </section>
          <section className="panel">
            <h2>{t('staff.homes.links')}</h2>
            {home.links.length === 0 ? <p className="muted">{t('staff.homes.links_none')}</p> : null}
            <ul className="plain-list home-links">
              {home.links.map((link) => (
                <LinkLine key={link.id} link={link} onUndone={() => announceDone(t('staff.homes.undone_done'))} />
              ))}
            </ul>
          </section>
          <TimeZoneNote />
        </div>
      </div>
      <ReasonDialog choice={choice} onClose={() => setChoice(null)} onDone={announceDone} />
    </>
  );
}

function LinkLine({ link, onUndone }: { link: HomeLinkView; onUndone: () => void }) {
  const { t } = useTexts();
  const mayDecide = useAllowed('homes.decide');
  const undo = useHomeDecision();
  const { id, kind, other, reason, actor, at, undoneAt } = link;
  const address = other.addressLine === '' ? t('staff.homes.nameless') : other.addressLine;
  return (
    <li>
      <strong>{t(`staff.homes.link.${kind}`)}</strong>
      <HomeLine home={other} />
      <span className="muted">
        {actor} · <Moment at={at} />: {reason}
      </span>
      <ErrorNotice error={undo.error} />
      {undoneAt === null ? null : (
        <span>
          <MomentText moments={{ at: undoneAt }} text={(marks) => t('staff.homes.undone', marks)} />
        </span>
      )}
      {undoneAt === null && mayDecide ? (
        <Button
          look="secondary"
          isBusy={undo.isPending}
          aria-label={t('staff.homes.undo_named', { link: t(`staff.homes.link.${kind}`), home: address })}
          onClick={() =>
            undo.mutate(() => api('POST /home-links/:link/undo', { params: { link: id } }), { report: onUndone })
          }
        >
          {t('staff.homes.undo')}
        </Button>
      ) : null}
    </li>
  );
}
