import type { ReturnedRequest } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProblemError } from '@doorstep/client';
import { DataTable, type Column } from '../../../shared/page/data-table.tsx';
import { ErrorNotice } from '../../../shared/page/notice.tsx';
import { useToast } from '../../../shared/page/toasts.tsx';
import { useUndo } from '../../../shared/api/use-undo.ts';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { Moment } from '../../../shared/texts/moment.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { recipientColumns } from '../recipient-columns.tsx';
import { useReturnDecision, useTriedSendAgain } from './returns-api.ts';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { MailPreview } from '../../../shared/page/mail-preview.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { problemText } from '../../../shared/texts/problem-text.ts';

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
  const actions: Column<ReturnedRequest> = {
    label: t('staff.returns.waiting'),
    head: <span className="visually-hidden">{t('staff.returns.waiting')}</span>,
    kind: 'actions',
    className: 'cell-action',
    render: (request) => (
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
    ),
  };
  const error = deciding.error ?? undoing.error;
  return (
    <>
      <ErrorNotice error={error} />
      <DataTable
        caption={t('staff.returns.waiting')}
        className="requests-table"
        rows={returns}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t('staff.requests.reference'),
            kind: 'name',
            className: 'cell-reference',
            render: ({ id, reference, offer }) => (
              <>
                <Link to={`/staff/requests/${id}`}>{reference}</Link>
                <span className="cell-offer">{offer.title}</span>
              </>
            ),
          },
          {
            label: t('staff.requests.state'),
            className: 'cell-state',
            render: ({ state, at }) => (
              <>
                <StateBadge state={state} />
                <span className="cell-reasons">
                  <Moment at={at} />
                </span>
              </>
            ),
          },
          ...recipientColumns(texts),
          ...(mayDecide ? [actions] : []),
        ]}
      />
      <SendAgainDialog request={sentAgain} onClose={() => setSentAgain(null)} onDone={onDone} />
    </>
  );
}

interface SendAgainDialogProps {
  /** Null while closed. */
  request: ReturnedRequest | null;
  onClose: () => void;
  /** Called with a confirmation text once it is done. */
  onDone: (text: string) => void;
}

function SendAgainDialog({ request, onClose, onDone }: SendAgainDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={request === null ? '' : t('staff.returns.send_again_title', { reference: request.reference })}
      isOpen={request !== null}
      onClose={onClose}
    >
      {request === null ? null : <SendAgainForm request={request} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function SendAgainForm({ request, onClose, onDone }: SendAgainDialogProps & { request: ReturnedRequest }) {
  const texts = useTexts();
  const { t } = texts;
  const { reference } = request;
  const way = useMailWay();
  const sending = useReturnDecision();
  const preview = useTriedSendAgain(request.id);
  const errorTextOf = (error: unknown) =>
    error instanceof ProblemError && error.code === 'sold_out'
      ? t('staff.returns.sold_out', { reference })
      : problemText(texts, error);
  const mails = preview.data?.mails;
  return (
    <DialogForm
      submit={t('staff.returns.send_again')}
      sending={sending}
      errorText={sending.error === null ? undefined : errorTextOf(sending.error)}
      onSubmit={() =>
        sending.mutate(
          { request, decision: 'send-again' },
          {
            report: ({ emails }) => onDone(t('staff.returns.done.send-again', { reference, emails, way })),
            ifShown: onClose,
          },
        )
      }
      onCancel={onClose}
    >
      <p>{t('staff.returns.send_again_body')}</p>
      <p>
        <Link to={`/staff/requests/${request.id}`}>{t('staff.returns.open_request')}</Link>
      </p>
      {preview.error === null ? null : <p className="muted">{errorTextOf(preview.error)}</p>}
      {mails?.length === 0 ? <p className="muted">{t('staff.withdraw.no_mail')}</p> : null}
      {mails?.map(({ mail }) => (
        <MailPreview key={mail.to} title={t('staff.decline.mail', { to: mail.to, way })} mail={mail} />
      ))}
    </DialogForm>
  );
}
