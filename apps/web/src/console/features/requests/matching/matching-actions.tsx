import { decisionVerbs, type DecisionVerb, type ListedRequest, type MatchingChoice } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useAllowed } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

const DecideMatchingDialog = lazy(() => import('./decide-matching-dialog.tsx'));
const BatchMatchingDialog = lazy(() => import('./batch-matching-dialog.tsx'));

interface MatchingActionsProps {
  choice: MatchingChoice;
  /** The rows that are shown: of one state they can be decided alike, but for a doubt that a few of them have. */
  rows: ListedRequest[];
  total: number;
  onDone: (text: string, next?: ReactNode) => void;
}

/** What can be done with all requests that match. */
export function MatchingActions({ choice, rows, total, onDone }: MatchingActionsProps) {
  const { t } = useTexts();
  const mayBatch = useAllowed('batches.write') && choice.state === 'accepted';
  const [asked, setAsked] = useState<DecisionVerb | 'batch' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {decisionVerbs
        .filter((decision) => rows.every(({ transitions }) => transitions.includes(decision)))
        .map((decision) => (
          <Button
            key={decision}
            look={decision === 'accept' ? 'primary' : 'secondary'}
            onClick={() => setAsked(decision)}
          >
            {t(`staff.many.${decision}`, { count: total })}…
          </Button>
        ))}
      {mayBatch ? <Button onClick={() => setAsked('batch')}>{t('staff.many.batch_all')}</Button> : null}
      <Suspense>
        {asked === null ? null : asked === 'batch' ? (
          <BatchMatchingDialog
            choice={choice}
            total={total}
            onClose={close}
            onDone={(made) =>
              onDone(
                t('staff.many.batches_made', {
                  batches: made.length,
                  count: made.reduce((sum, { parcels }) => sum + parcels, 0),
                }),
                made.map(({ id, name }) => (
                  <Link key={id} to={`/staff/batches/${id}`}>
                    {name}
                  </Link>
                )),
              )
            }
          />
        ) : (
          <DecideMatchingDialog
            decision={asked}
            choice={choice}
            onClose={close}
            onDone={(text) => {
              close();
              onDone(text);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
