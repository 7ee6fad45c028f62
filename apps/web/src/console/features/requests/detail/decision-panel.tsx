import { Button } from '@doorstep/ui';
import type { RequestDetail } from '@doorstep/contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../shared/page/notice.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useDecision, type Decision } from '../requests-api.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { HoldReasons } from './hold-reasons.tsx';

/** States in which a doubt still blocks the request. */
const doubtedStates: RequestDetail['state'][] = ['held', 'waitlisted', 'entered'];

export function DecisionPanel({ request }: { request: RequestDetail }) {
  const texts = useTexts();
  const { t } = texts;
  const decision = useDecision(request.id);
  const [asked, setAsked] = useState<Exclude<Decision, 'accept'> | null>(null);
  const hasDoubts = request.holdReasons.length > 0;
  if (!hasDoubts && request.transitions.length === 0) return null;

  // For an ended request, doubts are history.
  const isDoubted = hasDoubts && doubtedStates.includes(request.state);
  const may = (one: Decision) => request.transitions.includes(one);
  return (
    <section className={isDoubted ? 'panel panel-held' : 'panel'}>
      <h2>
        {t(isDoubted ? 'staff.request.why_held' : hasDoubts ? 'staff.request.why_was_held' : 'staff.request.decide')}
      </h2>
      <HoldReasons reasons={request.holdReasons} />
      <ErrorNotice error={decision.error} />
      <div className="actions">
        {may('accept') ? (
          <Button isBusy={decision.isPending} onClick={() => decision.mutate({ decision: 'accept', reason: '' })}>
            {t('staff.request.accept')}
          </Button>
        ) : null}
        {may('hold') ? (
          <Button look="secondary" onClick={() => setAsked('hold')}>
            {t('staff.request.hold')}
          </Button>
        ) : null}
        {may('decline') ? (
          <Button look="secondary" onClick={() => setAsked('decline')}>
            {t('staff.request.decline')}
          </Button>
        ) : null}
        {may('withdraw') ? (
          <Button look="secondary" onClick={() => setAsked('withdraw')}>
            {t('staff.request.withdraw')}
          </Button>
        ) : null}
      </div>
      {request.state === 'held' && may('accept') ? <p className="hint">{t('staff.request.accept_hint')}</p> : null}
      <DecisionDialog request={request} decision={asked} onClose={() => setAsked(null)} />
    </section>
  );
}
