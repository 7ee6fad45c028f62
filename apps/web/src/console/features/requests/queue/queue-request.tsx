import type { RequestDetail } from '@doorstep/contract';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { useRequest } from '../requests-api.ts';
import type { Passed } from './passed.ts';
import { QueueCard } from './queue-card.tsx';

interface QueueRequestProps {
  requestId: string;
  /** How many wait, including this one. */
  left: number;
  /** The previous request disappeared with the focus. */
  takesFocus: boolean;
  /** The requests dealt with before. */
  passed: Passed[];
  onPassed: (passed: Passed) => void;
}

export function QueueRequest({ requestId, left, takesFocus, passed, onPassed }: QueueRequestProps) {
  const request = useRequest(requestId);
  return (
    <Loaded query={request}>
      {(data: RequestDetail) => (
        <QueueCard
          request={data}
          left={left}
          takesFocus={takesFocus}
          lastReason={
            passed.findLast(({ how, offerId }) => how === 'declined' && offerId === data.offer.id)?.reason ?? ''
          }
          onPassed={(how, reason = '') =>
            onPassed({ id: data.id, reference: data.reference, offerId: data.offer.id, how, reason })
          }
        />
      )}
    </Loaded>
  );
}
