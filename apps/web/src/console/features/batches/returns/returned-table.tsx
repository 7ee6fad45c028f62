import type { ReturnedRequest } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../../shared/page/notice.tsx';
import { useToast } from '../../../shared/page/toasts.tsx';
import { useUndo } from '../../../shared/api/use-undo.ts';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { Moment } from '../../../shared/texts/moment.tsx';
import { problemText } from '../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useReturnDecision } from './returns-api.ts';
import { SendAgainDialog } from './send-again-dialog.tsx';

interface ReturnedTableProps {
  returns: ReturnedRequest[];
  mayDecide: boolean;
  onDone: (text: string) => void;
}

export function ReturnedTable({ returns, mayDecide, onDone }: ReturnedTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const deciding = useReturnDecision();
  const undoing = useUndo();
  const toast = useToast();
  const [sentAgain, setSentAgain] = useState<ReturnedRequest | null>(null);
  const close = (request: ReturnedRequest) => {
    if (deciding.isPending) return;
    deciding.mutate(
      { request, decision: 'close' },
      { report: () => onDone(t('staff.returns.done.close', { reference: request.reference })) },
    );
  };
  const undo = ({ id, reference }: ReturnedRequest) =>
    undoing.mutate(
      { what: 'return', request: id },
      { report: () => toast({ text: t('staff.undo.return_done', { reference }), takesFocus: true }) },
    );
  const decisions = [
    { text: 'staff.returns.send_again', named: 'staff.returns.send_again_of', decide: setSentAgain },
    { text: 'staff.returns.close', named: 'staff.returns.close_of', decide: close },
    { text: 'staff.undo', named: 'staff.returns.undo_of', decide: undo },
  ] as const;
  const error = deciding.error ?? undoing.error;
  return (
    <>
      {error === null ? null : <Notice kind="error" announce="alert" title={problemText(texts, error)} />}
      <table className="table requests-table">
        <caption className="visually-hidden">{t('staff.returns.waiting')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('staff.requests.reference')}</th>
            <th scope="col">{t('staff.requests.state')}</th>
            <th scope="col">{t('staff.requests.name')}</th>
            <th scope="col">{t('staff.requests.address')}</th>
            <th scope="col">{t('staff.requests.lines')}</th>
            {mayDecide ? (
              <th scope="col">
                <span className="visually-hidden">{t('staff.returns.waiting')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {returns.map((request) => (
            <tr key={request.id}>
              <th scope="row" className="cell-reference">
                <Link to={`/staff/requests/${request.id}`}>{request.reference}</Link>
                <span className="cell-offer">{request.offer.title}</span>
              </th>
              <td className="cell-state">
                <StateBadge state={request.state} />
                <span className="cell-reasons">
                  <Moment at={request.at} />
                </span>
              </td>
              <td className="cell-name">
                <bdi>{request.name === '' ? t('staff.none') : request.name}</bdi>
              </td>
              <td className="cell-address">
                <bdi>{request.addressLine}</bdi>
              </td>
              <td className="cell-lines">
                {request.lines.map(({ name, quantity }) => t('staff.requests.line', { name, quantity })).join(', ')}
              </td>
              {mayDecide ? (
                <td className="cell-action">
                  <span className="actions">
                    {decisions
                      .filter(({ decide }) => decide !== undo || request.undoableUntil !== null)
                      .map(({ text, named, decide }) => (
                        <Button
                          key={text}
                          look="secondary"
                          aria-label={t(named, { reference: request.reference })}
                          onClick={() => decide(request)}
                        >
                          {t(text)}
                        </Button>
                      ))}
                  </span>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      <SendAgainDialog request={sentAgain} onClose={() => setSentAgain(null)} onDone={onDone} />
    </>
  );
}
