import type { ClaimView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useId } from 'react';
import { api, tryOut } from '../../shared/api/api.ts';
import { useAllowed } from '../../shared/session.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import { MomentText } from '../../shared/texts/moment-text.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { HomeLine } from './home-line.tsx';
import type { HomeChoice } from './reason-dialog.tsx';

interface ClaimCardProps {
  claim: ClaimView;
  onChoose: (choice: HomeChoice) => void;
}

export function ClaimCard({ claim, onChoose }: ClaimCardProps) {
  const { t } = useTexts();
  const mayDecide = useAllowed('homes.decide');
  const headingId = useId();
  const had = Math.max(0, ...claim.homes.map(({ units }) => units));
  return (
    <li className="home-card">
      <div className="stack">
        <h3 id={headingId}>{t(`staff.claim.kind.${claim.kind}`)}</h3>
        <p className="muted">
          {claim.offer.title} · <Moment at={claim.createdAt} />
        </p>
        {claim.text === '' ? null : (
          <blockquote className="home-card-words" dir="auto">
            {claim.text}
          </blockquote>
        )}
        <dl className="facts">
          <div>
            <dt>{t('staff.claim.from')}</dt>
            {claim.emptiedAt === null ? (
              <dd>
                <bdi>{whoOf(claim)}</bdi>
                <br />
                <bdi>{claim.addressLines.join(', ')}</bdi>
              </dd>
            ) : (
              <dd className="muted">
                <MomentText moments={{ at: claim.emptiedAt }} text={(marks) => t('staff.claim.emptied', marks)} />
              </dd>
            )}
          </div>
          <div>
            <dt>{t('staff.claim.homes', { count: claim.homes.length })}</dt>
            <dd>
              <ul className="plain-list">
                {claim.homes.map((home) => (
                  <li key={home.id}>
                    <HomeLine home={home} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </div>
      {claim.state === 'open' && mayDecide ? (
        <div className="actions">
          <Button aria-describedby={headingId} onClick={() => onChoose(upholding(claim, had + 1))}>
            {t('staff.claim.uphold')}
          </Button>
          <Button look="secondary" aria-describedby={headingId} onClick={() => onChoose(refusing(claim))}>
            {t('staff.claim.refuse')}
          </Button>
        </div>
      ) : null}
      {claim.state === 'open' ? null : (
        <p>
          <strong>{t(`staff.claim.${claim.state}`, { allowance: claim.allowance ?? 0 })}</strong>{' '}
          <span className="muted">
            {claim.actor} · <Moment at={claim.decidedAt ?? claim.createdAt} />
          </span>
          <br />
          {claim.reason}
        </p>
      )}
    </li>
  );
}

const whoOf = ({ name, email }: ClaimView) => [name, email].filter((part) => part !== '').join(', ');

const deciding = (claim: ClaimView) => ({
  reasonHint: 'staff.claim.reason_hint' as const,
  about: [whoOf(claim), claim.addressLines.join(', ')].filter((line) => line !== ''),
});

const upholding = (claim: ClaimView, allowance: number): HomeChoice => ({
  ...deciding(claim),
  title: 'staff.claim.uphold_title',
  body: 'staff.claim.uphold_body',
  submit: 'staff.claim.uphold',
  done: 'staff.claim.upheld_done',
  decide: (body) => api('POST /claims/:claim/uphold', { params: { claim: claim.id }, body }),
  mail: {
    claim: claim.id,
    tryOut: (reason) =>
      tryOut('POST /claims/:claim/uphold', { params: { claim: claim.id }, body: { reason, allowance } }),
  },
  allowance,
});

const refusing = (claim: ClaimView): HomeChoice => ({
  ...deciding(claim),
  title: 'staff.claim.refuse_title',
  body: 'staff.claim.refuse_body',
  submit: 'staff.claim.refuse',
  done: 'staff.claim.refused_done',
  decide: ({ reason }) => api('POST /claims/:claim/refuse', { params: { claim: claim.id }, body: { reason } }),
  mail: {
    claim: claim.id,
    tryOut: (reason) => tryOut('POST /claims/:claim/refuse', { params: { claim: claim.id }, body: { reason } }),
  },
});
