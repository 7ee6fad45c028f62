import {
  decisionVerbs,
  type DecisionVerb,
  type ListedRequest,
  type RequestPage,
  type RequestQuery,
} from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import type { Toast } from '../../../shared/page/toasts.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { DecideManyDialog } from './decide-many-dialog.tsx';
import { MakeBatches } from './make-batches.tsx';
import { MatchingActions } from '../matching/matching-actions.tsx';
import { isChoosable, type Selection } from './selection.ts';

export function SelectionBar({
  selection,
  query,
  data,
  onDone,
}: {
  selection: Selection;
  query: RequestQuery;
  data: RequestPage;
  onDone: (toast: Toast) => void;
}) {
  const { t } = useTexts();
  const { selected, clear, isAllMatching, selectAllMatching } = selection;
  const { page: _, sort: __, state, ...filter } = query;
  // Requests in several states cannot be decided together.
  const choice = state === undefined ? null : { ...filter, state, readAt: data.at };
  const isPageSelected = selected.length > 0 && selected.length === data.rows.filter(isChoosable).length;
  /** Frozen when the dialog opens: the list refetches behind it. */
  const [deciding, setDeciding] = useState<{ decision: DecisionVerb; requests: ListedRequest[] } | null>(null);
  const allowing = (decision: DecisionVerb) => selected.filter(({ transitions }) => transitions.includes(decision));
  /** The button disappears with the selection: focus the box that selects all. */
  const clearAndGoBack = () => {
    clear();
    document.querySelector<HTMLElement>('.request-list thead input')?.focus();
  };
  const finish = (toast: Toast) => {
    clear();
    onDone(toast);
  };
  return (
    <>
      <div className="selection-bar" hidden={selected.length === 0}>
        <output>
          {selected.length === 0
            ? ''
            : isAllMatching
              ? t('staff.many.all_selected', { count: data.total })
              : t('staff.many.selected', { count: selected.length })}
        </output>
        <Button look="quiet" onClick={clearAndGoBack}>
          {t('staff.many.clear')}
        </Button>
        <div className="selection-actions">
          {choice !== null && !isAllMatching && isPageSelected && data.total > data.rows.length ? (
            <button type="button" className="ds-link-button" onClick={selectAllMatching}>
              {t('staff.many.select_matching', { count: data.total })}
            </button>
          ) : null}
          {choice === null ? null : (
            <MatchingActions
              choice={choice}
              isSelected={isAllMatching}
              rows={selected}
              total={data.total}
              onDone={finish}
            />
          )}
          {choice !== null && isAllMatching ? null : (
            <>
              <MakeBatches selected={selected} onDone={clear} />
              {decisionVerbs.map((decision) => {
                const requests = allowing(decision);
                return requests.length === 0 ? null : (
                  <Button
                    key={decision}
                    look={decision === 'accept' ? 'primary' : 'secondary'}
                    onClick={() => setDeciding({ decision, requests })}
                  >
                    {t(`staff.many.${decision}`, { count: requests.length })}
                  </Button>
                );
              })}
            </>
          )}
        </div>
      </div>
      <DecideManyDialog
        deciding={deciding}
        onClose={() => setDeciding(null)}
        onDone={(text, accepted) => {
          if (accepted.length === 0) return finish({ text });
          finish({
            text,
            undo: {
              label: t('staff.many.undo', { count: accepted.length }),
              render: (onClose, onUndone) => (
                <DecideManyDialog
                  deciding={{ decision: 'hold', requests: accepted }}
                  onClose={onClose}
                  onDone={onUndone}
                />
              ),
            },
          });
        }}
      />
    </>
  );
}
