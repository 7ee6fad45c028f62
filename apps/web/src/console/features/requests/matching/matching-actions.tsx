import { decisionVerbs, type DecisionVerb, type ListedRequest, type MatchingChoice } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { lazy, Suspense, useState } from 'react';
import type { Toast } from '../../../shared/page/toasts.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

const DecideMatchingDialog = lazy(() => import('./decide-matching-dialog.tsx'));
const BatchMatchingDialog = lazy(() => import('./batch-matching-dialog.tsx'));

interface MatchingActionsProps {
  choice: MatchingChoice;
  /** Whether all matches are selected: otherwise there are no buttons. */
  isSelected: boolean;
  /** The rows shown: requests in one state allow the same decisions, except for a few with a doubt. */
  rows: ListedRequest[];
  total: number;
  onDone: (toast: Toast) => void;
}

interface Asked {
  what: DecisionVerb | 'batch';
  choice: MatchingChoice;
  total: number;
}

/** Actions for all matching requests. A dialog stays open while the list behind it refetches. */
export function MatchingActions({ choice, isSelected, rows, total, onDone }: MatchingActionsProps) {
  const { t } = useTexts();
  const mayBatch = useAllowed('batches.write') && choice.state === 'accepted';
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (what: Asked['what']) => setAsked({ what, choice, total });
  const close = () => setAsked(null);
  return (
    <>
      {decisionVerbs
        .filter((decision) => isSelected && rows.every(({ transitions }) => transitions.includes(decision)))
        .map((decision) => (
          <Button key={decision} look={decision === 'accept' ? 'primary' : 'secondary'} onClick={() => ask(decision)}>
            {t(`staff.many.${decision}`, { count: total })}…
          </Button>
        ))}
      {isSelected && mayBatch ? <Button onClick={() => ask('batch')}>{t('staff.many.batch_all')}</Button> : null}
      <Suspense>
        {asked === null ? null : asked.what === 'batch' ? (
          <BatchMatchingDialog
            choice={asked.choice}
            total={asked.total}
            onClose={close}
            onDone={(made) =>
              onDone({
                text: t('staff.many.batches_made', {
                  batches: made.length,
                  count: made.reduce((sum, { parcels }) => sum + parcels, 0),
                }),
                links: made.map(({ id, name }) => ({ to: `/staff/batches/${id}`, text: name })),
              })
            }
          />
        ) : (
          <DecideMatchingDialog
            decision={asked.what}
            choice={asked.choice}
            onClose={close}
            onDone={(text) => {
              close();
              onDone({ text });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
