import {
  type DecisionVerb,
  type MatchingChoice,
  decisionRefusals,
  type DecidedMany,
  type DecidedMatching,
} from '@doorstep/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi, api, type Input } from '../../../shared/api/api.ts';
import { useSettled } from '../../../shared/form/use-settled.ts';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { MailKinds } from '../mail-kinds.tsx';
import { DecideForm } from '../list/decide-form.tsx';
import { decidedText } from '../list/decided-text.ts';
import { useMutation } from '../../../shared/api/use-mutation.ts';

interface DecideMatchingDialogProps {
  decision: DecisionVerb;
  choice: MatchingChoice;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Decides all that match: recounted first, so that the button's number is what is decided. */
export default function DecideMatchingDialog(props: DecideMatchingDialogProps) {
  const { t } = useTexts();
  const { decision, choice } = props;
  const deciding = useDecideMatching();
  // Closing stops after the current portion, and reports the progress.
  const onClose = deciding.sending.isPending ? deciding.stop : props.onClose;
  const preview = usePreview(decision, choice, '');
  return (
    <Dialog title={t(`staff.many.${decision}_title`, { count: preview.data?.requests ?? 0 })} isOpen onClose={onClose}>
      <Loaded query={preview}>
        {({ requests, withEmail }) =>
          requests === 0 ? (
            <p>{t('staff.many.matching_none')}</p>
          ) : (
            <MatchingForm {...props} onClose={onClose} deciding={deciding} expected={requests} withEmail={withEmail} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

function usePreview(decision: DecisionVerb, choice: MatchingChoice, reason: string) {
  return useApi(
    'POST /requests/decide-matching/preview',
    { body: { ...choice, decision, reason } },
    { placeholderData: keepPreviousData, staleTime: Infinity },
  );
}

function MatchingForm({
  decision,
  choice,
  expected,
  withEmail,
  deciding: { sending, met },
  onClose,
  onDone,
}: DecideMatchingDialogProps & {
  deciding: ReturnType<typeof useDecideMatching>;
  expected: number;
  withEmail: number;
}) {
  const texts = useTexts();
  const { t } = texts;
  const isMoved = decision !== 'accept' || choice.state === 'held';
  const send = (words: { reason: string; note: string }) =>
    sending.mutate(
      { ...choice, decision, expected, ...words },
      {
        report(done) {
          const others = expected - done.met;
          const left =
            others > 0 ? [t(done.isStopped ? 'staff.many.stopped' : 'staff.many.left_out', { count: others })] : [];
          onDone([decidedText(texts, decision, done), ...left].join(' '));
        },
      },
    );
  return (
    <DecideForm
      decision={decision}
      count={expected}
      emails={isMoved ? withEmail : 0}
      without={isMoved ? expected - withEmail : 0}
      renderMails={(reason) => (
        <MatchingMails decision={decision} choice={choice} reason={reason} isAll={expected <= 100} />
      )}
      progress={
        sending.isPending ? (
          <div className="stack">
            <progress max={expected} value={met} aria-label={t('staff.many.progress', { met, count: expected })} />
            <output>{t('staff.many.progress', { met, count: expected })}</output>
          </div>
        ) : null
      }
      sending={sending}
      onSend={send}
      onCancel={onClose}
    />
  );
}

function MatchingMails({
  decision,
  choice,
  reason,
  isAll,
}: Pick<DecideMatchingDialogProps, 'decision' | 'choice'> & { reason: string; isAll: boolean }) {
  const { t } = useTexts();
  const { data } = usePreview(decision, choice, useSettled(decision === 'decline' ? reason : ''));
  if (data === undefined) return null;
  return (
    <>
      {isAll ? null : <p className="muted">{t('staff.many.mails_of_first')}</p>}
      <MailKinds kinds={data.kinds} />
    </>
  );
}

type Body = Input<'POST /requests/decide-matching'>['body'];

export interface MatchingDone extends Omit<DecidedMany, 'accepted'> {
  accepted: number;
  /** How many requests were processed. */
  met: number;
  isStopped: boolean;
}

const nothing: MatchingDone = {
  decided: 0,
  refused: {},
  accepted: 0,
  waitlisted: 0,
  entered: 0,
  met: 0,
  isStopped: false,
};

/** Decides in portions until none are left or it is stopped. After an error it continues there. */
function useDecideMatching() {
  const client = useQueryClient();
  const [done, setDone] = useState(nothing);
  const now = useRef<{ done: MatchingDone; cursor: string | null }>({ done: nothing, cursor: null });
  const isStopped = useRef(false);
  const sending = useMutation({
    async mutationFn(body: Body) {
      isStopped.current = false;
      for (;;) {
        const { cursor, done: before } = now.current;
        const part = await api('POST /requests/decide-matching', {
          body: cursor === null ? body : { ...body, cursor },
        });
        now.current = { done: sumOf(before, part), cursor: part.next };
        setDone(now.current.done);
        if (part.next === null) return now.current.done;
        if (isStopped.current) return { ...now.current.done, isStopped: true };
      }
    },
    // Also after a lost response: the list shows what was done.
    onSettled: () => {
      for (const queryKey of [['requests'], ['offers']]) void client.invalidateQueries({ queryKey });
    },
  });
  return { sending, met: done.met, stop: () => void (isStopped.current = true) };
}

function sumOf(before: MatchingDone, part: DecidedMatching): MatchingDone {
  const refused = decisionRefusals.map((code) => [code, (before.refused[code] ?? 0) + (part.refused[code] ?? 0)]);
  return {
    decided: before.decided + part.decided,
    refused: Object.fromEntries(refused) as DecidedMany['refused'],
    accepted: before.accepted + part.accepted.length,
    waitlisted: before.waitlisted + part.waitlisted,
    entered: before.entered + part.entered,
    met: before.met + part.met,
    isStopped: false,
  };
}
