import type { DecisionVerb, ListedRequest } from '@doorstep/contract';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useDecideMany } from '../requests-api.ts';
import { DecideForm } from './decide-form.tsx';
import { decidedText } from './decided-text.ts';
import { ManyMails } from './many-mails.tsx';

interface Deciding {
  decision: DecisionVerb;
  requests: ListedRequest[];
}

interface DecideManyDialogProps {
  /** null while closed. */
  deciding: Deciding | null;
  onClose: () => void;
  /** It is done, and said by the text. With those that were accepted, as they are now. */
  onDone: (text: string, accepted: ListedRequest[]) => void;
}

/** Says how many requests and emails a decision is before it is made, and what it did after. */
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
  // One that waits or is in the draw keeps its state when its doubts are settled: nothing is mailed.
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
            onSuccess(done) {
              onClose();
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
