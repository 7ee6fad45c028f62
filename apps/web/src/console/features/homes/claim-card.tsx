import type { ClaimView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useAllowed } from '../../shared/session.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { HomeLine } from './home-line.tsx';
import type { HomeChoice } from './reason-dialog.tsx';

interface ClaimCardProps {
  claim: ClaimView;
  onChoose: (choice: HomeChoice) => void;
}

/** A visitor's objection, with what is known of the home, and what can be made of it. */
export function ClaimCard({ claim, onChoose }: ClaimCardProps) {
  const { t } = useTexts();
  const mayDecide = useAllowed('homes.decide');
  const had = Math.max(0, ...claim.homes.map(({ units }) => units));
  return (
    <li className="home-card">
      <h3>{t(`staff.claim.kind.${claim.kind}`)}</h3>
      <p className="muted">
        {claim.offer.title} · <Moment at={claim.createdAt} />
      </p>
      {claim.text === '' ? null : (
        <blockquote className="home-card-words" dir="auto">
          {claim.text}
        </blockquote>
      )}
      <p>
        <bdi>{[claim.name, claim.email].filter((part) => part !== '').join(', ')}</bdi>
        <br />
        <bdi>{claim.addressLines.join(', ')}</bdi>
      </p>
      <ul className="plain-list">
        {claim.homes.map((home) => (
          <li key={home.id}>
            <HomeLine home={home} />
          </li>
        ))}
      </ul>
      {claim.state === 'open' && mayDecide ? (
        <div className="actions">
          <Button onClick={() => onChoose(upholding(claim, had + 1))}>{t('staff.claim.uphold')}</Button>
          <Button look="secondary" onClick={() => onChoose(refusing(claim))}>
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

const upholding = ({ id }: ClaimView, allowance: number): HomeChoice => ({
  title: 'staff.claim.uphold_title',
  body: 'staff.claim.uphold_body',
  submit: 'staff.claim.uphold',
  path: `claims/${id}/uphold`,
  values: {},
  allowance,
});

const refusing = ({ id }: ClaimView): HomeChoice => ({
  title: 'staff.claim.refuse_title',
  body: 'staff.claim.refuse_body',
  submit: 'staff.claim.refuse',
  path: `claims/${id}/refuse`,
  values: {},
});
