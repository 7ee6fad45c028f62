import { decisionVerbs, type DecisionVerb, type ListedRequest } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { DecideManyDialog } from './decide-many-dialog.tsx';
import { MakeBatches } from './make-batches.tsx';
import type { Selection } from './selection.ts';

/** What can be done with the selected requests: each button says with how many. */
export function SelectionBar({
  selection,
  onDone,
}: {
  selection: Selection;
  onDone: (text: string, next: ReactNode) => void;
}) {
  const { t } = useTexts();
  const { selected, clear } = selection;
  /** As they were when the dialog was opened: the list is read anew behind it. */
  const [deciding, setDeciding] = useState<{ decision: DecisionVerb; requests: ListedRequest[] } | null>(null);
  const allowing = (decision: DecisionVerb) => selected.filter(({ transitions }) => transitions.includes(decision));
  /** The button goes with the selection: the focus goes to the box that selects all. */
  const clearAndGoBack = () => {
    clear();
    document.querySelector<HTMLElement>('.request-list thead input')?.focus();
  };
  return (
    <>
      <div className="selection-bar" hidden={selected.length === 0}>
        <output>{selected.length === 0 ? '' : t('staff.many.selected', { count: selected.length })}</output>
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
        <MakeBatches selected={selected} onDone={clear} />
        <Button look="quiet" onClick={clearAndGoBack}>
          {t('staff.many.clear')}
        </Button>
      </div>
      <DecideManyDialog
        deciding={deciding}
        onClose={() => setDeciding(null)}
        onDone={(text, accepted) => {
          clear();
          const undo = (
            <Button look="secondary" onClick={() => setDeciding({ decision: 'hold', requests: accepted })}>
              {t('staff.many.undo', { count: accepted.length })}
            </Button>
          );
          onDone(text, accepted.length === 0 ? null : undo);
        }}
      />
    </>
  );
}
