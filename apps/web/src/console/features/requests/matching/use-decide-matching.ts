import { decisionRefusals, type DecidedMany, type DecidedMatching } from '@doorstep/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, type Input } from '../../../shared/api/api.ts';
import { useMutation } from '../../../shared/api/use-mutation.ts';

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
export function useDecideMatching() {
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
