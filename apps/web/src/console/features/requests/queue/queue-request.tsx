import type { RequestDetail } from '@doorstep/contract';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { useRequest } from '../requests-api.ts';
import type { Passed } from './passed.ts';
import { QueueCard } from './queue-card.tsx';

interface QueueRequestProps {
  requestId: string;
  /** How many wait, this one included. */
  left: number;
  /** The request before it has gone with the focus. */
  takesFocus: boolean;
  onPassed: (passed: Passed) => void;
}

export function QueueRequest({ requestId, left, takesFocus, onPassed }: QueueRequestProps) {
  const request = useRequest(requestId);
  return (
    <Loaded query={request}>
      {(data: RequestDetail) => (
        <QueueCard
          request={data}
          left={left}
          takesFocus={takesFocus}
          onPassed={(how) => onPassed({ id: data.id, reference: data.reference, how })}
        />
      )}
    </Loaded>
  );
}
