import type { HomePair } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useId } from 'react';
import { api } from '../../shared/api/api.ts';
import { useAllowed } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { HomeLine } from './home-line.tsx';
import type { HomeChoice } from './reason-dialog.tsx';

/** Two homes that may be the same. */
export function PairCard({ pair, onChoose }: { pair: HomePair; onChoose: (choice: HomeChoice) => void }) {
  const { t } = useTexts();
  const mayDecide = useAllowed('homes.decide');
  const [one, other] = pair.homes;
  const headingId = useId();
  const ids = { homeId: one.id, otherId: other.id };
  const both = {
    about: [one, other].map(({ addressLine }) => (addressLine === '' ? t('staff.homes.nameless') : addressLine)),
  };
  return (
    <li className="home-card">
      <div className="stack">
        <h3 id={headingId}>{t(`staff.homes.pair.${pair.reason}`)}</h3>
        <ul className="plain-list home-pair-homes">
          <li>
            <HomeLine home={one} />
          </li>
          <li>
            <HomeLine home={other} />
          </li>
        </ul>
      </div>
      {mayDecide ? (
        <div className="actions">
          <Button
            look="secondary"
            aria-describedby={headingId}
            onClick={() =>
              onChoose({
                ...merging,
                ...both,
                decide: ({ reason }) => api('POST /homes/merge', { body: { ...ids, reason } }),
              })
            }
          >
            {t('staff.homes.merge')}
          </Button>
          <Button
            look="secondary"
            aria-describedby={headingId}
            onClick={() =>
              onChoose({
                ...keepingApart,
                ...both,
                decide: ({ reason }) => api('POST /homes/keep-apart', { body: { ...ids, reason } }),
              })
            }
          >
            {t('staff.homes.keep_apart')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

const merging = {
  title: 'staff.homes.merge_title',
  body: 'staff.homes.merge_body',
  submit: 'staff.homes.merge',
  done: 'staff.homes.merged_done',
  reasonHint: 'staff.homes.reason_hint',
} as const;

const keepingApart = {
  title: 'staff.homes.keep_apart_title',
  body: 'staff.homes.keep_apart_body',
  submit: 'staff.homes.keep_apart',
  done: 'staff.homes.kept_apart_done',
  reasonHint: 'staff.homes.reason_hint',
} as const;
