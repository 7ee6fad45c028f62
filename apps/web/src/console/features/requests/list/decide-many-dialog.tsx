import type { DecisionVerb, ListedRequest } from '@doorstep/contract';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useDecideMany, useManyPreview } from '../requests-api.ts';
import { DecideForm } from './decide-form.tsx';
import { decidedText } from './decided-text.ts';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { MailKinds } from '../mail-kinds.tsx';

interface Deciding {
  decision: DecisionVerb;
  requests: ListedRequest[];
}

interface DecideManyDialogProps {
  /** Null while closed. */
  deciding: Deciding | null;
  onClose: () => void;
  /** Called with a confirmation text once it is done, and the accepted requests in their new state. */
  onDone: (text: string, accepted: ListedRequest[]) => void;
}

/** States how many requests and emails a decision affects, and afterwards what it did. */
export function DecideManyDialog({ deciding, onClose, onDone }: DecideManyDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={deciding === null ? '' : t(`staff.many.${deciding.decision}_title`, { count: deciding.requests.length })}
      isOpen={deciding !== null}
      onClose={onClose}
    >
      {deciding === null ? null : <DecideManyForm deciding={deciding} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function DecideManyForm({ deciding, onClose, onDone }: DecideManyDialogProps & { deciding: Deciding }) {
  const texts = useTexts();
  const { decision, requests } = deciding;
  const send = useDecideMany();
  // Queued requests and draw entries keep their state when their doubts are settled, so no email is sent.
  const moved = requests.filter(({ state }) => decision !== 'accept' || state === 'held');
  const withEmail = moved.filter(({ email }) => email !== '');
  return (
    <DecideForm
      decision={decision}
      count={requests.length}
      emails={withEmail.length}
      without={moved.length - withEmail.length}
      renderMails={(reason) => (
        <ManyMails decision={decision} requestIds={withEmail.map(({ id }) => id)} reason={reason} />
      )}
      sending={send}
      onSend={(words) =>
        send.mutate(
          { decision, requests: requests.map(({ id, revision }) => ({ id, revision })), ...words },
          {
            ifShown: onClose,
            report(done) {
              const revisions = new Map(done.accepted.map(({ id, revision }) => [id, revision]));
              onDone(
                decidedText(texts, decision, { ...done, accepted: done.accepted.length }),
                requests.flatMap((request) => {
                  const revision = revisions.get(request.id);
                  return revision === undefined ? [] : [{ ...request, state: 'accepted' as const, revision }];
                }),
              );
            },
          },
        )
      }
      onCancel={onClose}
    />
  );
}

interface ManyMailsProps {
  decision: DecisionVerb;
  requestIds: string[];
  reason: string;
}

function ManyMails({ decision, requestIds, reason }: ManyMailsProps) {
  const { t } = useTexts();
  const { data, isError } = useManyPreview(decision, requestIds, useSettled(decision === 'decline' ? reason : ''));
  if (isError)
    return (
      <p className="muted">
        {t(decision === 'decline' ? 'staff.decline.mail_unknown' : 'staff.withdraw.mail_unknown')}
      </p>
    );
  if (data === undefined) return null;
  return <MailKinds kinds={data.kinds} />;
}
