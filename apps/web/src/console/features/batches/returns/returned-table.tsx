import type { ReturnedRequest } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { Link } from 'react-router';
import { ProblemError } from '../../../shared/api/problem-error.ts';
import { Notice } from '../../../shared/page/notice.tsx';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { Moment } from '../../../shared/texts/moment.tsx';
import { problemText } from '../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useReturnDecision, type ReturnDecision } from './returns-api.ts';

const decisions = [
  { decision: 'send-again', text: 'staff.returns.send_again', named: 'staff.returns.send_again_of' },
  { decision: 'close', text: 'staff.returns.close', named: 'staff.returns.close_of' },
] as const;

interface ReturnedTableProps {
  returns: ReturnedRequest[];
  mayDecide: boolean;
  onDone: (text: string) => void;
}

export function ReturnedTable({ returns, mayDecide, onDone }: ReturnedTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const way = useMailWay();
  const deciding = useReturnDecision();
  const decide = (request: ReturnedRequest, decision: ReturnDecision) => {
    if (deciding.isPending) return;
    deciding.mutate(
      { request, decision },
      {
        onSuccess: ({ emails }) =>
          onDone(t(`staff.returns.done.${decision}`, { reference: request.reference, emails, way })),
      },
    );
  };
  const { error, variables } = deciding;
  const isSoldOut = error instanceof ProblemError && error.code === 'sold_out';
  return (
    <>
      {error === null ? null : (
        <Notice
          kind="error"
          announce="alert"
          title={
            isSoldOut
              ? t('staff.returns.sold_out', { reference: variables?.request.reference ?? '' })
              : problemText(texts, error)
          }
        />
      )}
      <table className="table requests-table">
        <caption className="visually-hidden">{t('staff.returns.waiting')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('staff.requests.reference')}</th>
            <th scope="col">{t('staff.requests.state')}</th>
            <th scope="col">{t('staff.requests.name')}</th>
            <th scope="col">{t('staff.requests.address')}</th>
            <th scope="col">{t('staff.requests.lines')}</th>
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
                {mayDecide ? (
                  <span className="actions">
                    {decisions.map(({ decision, text, named }) => (
                      <Button
                        key={decision}
                        look="secondary"
                        aria-label={t(named, { reference: request.reference })}
                        onClick={() => decide(request, decision)}
                      >
                        {t(text)}
                      </Button>
                    ))}
                  </span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
