import type { HomePair } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useAllowed } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { HomeLine } from './home-line.tsx';
import type { HomeChoice } from './reason-dialog.tsx';

/** Two homes that may be one. */
export function PairCard({ pair, onChoose }: { pair: HomePair; onChoose: (choice: HomeChoice) => void }) {
  const { t } = useTexts();
  const mayDecide = useAllowed('homes.decide');
  const [one, other] = pair.homes;
  const values = { homeId: one.id, otherId: other.id };
  return (
    <li className="home-card">
      <h3>{t(`staff.homes.pair.${pair.reason}`)}</h3>
      <ul className="plain-list">
        <li>
          <HomeLine home={one} />
        </li>
        <li>
          <HomeLine home={other} />
        </li>
      </ul>
      {mayDecide ? (
        <div className="actions">
          <Button look="secondary" onClick={() => onChoose({ ...merging, values })}>
            {t('staff.homes.merge')}
          </Button>
          <Button look="secondary" onClick={() => onChoose({ ...keepingApart, values })}>
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
  path: 'homes/merge',
} as const;

const keepingApart = {
  title: 'staff.homes.keep_apart_title',
  body: 'staff.homes.keep_apart_body',
  submit: 'staff.homes.keep_apart',
  path: 'homes/keep-apart',
} as const;
