import type { ListedRequest } from '@doorstep/contract';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

const maxShown = 6;

export function QueueNext({ requests, more }: { requests: ListedRequest[]; more: number }) {
  const { t } = useTexts();
  if (requests.length === 0) return null;
  return (
    <section className="panel queue-next" aria-labelledby="queue-next">
      <h2 id="queue-next">
        {t('staff.queue.then')} <span className="muted">{t('staff.queue.then_more', { count: more })}</span>
      </h2>
      <ol className="plain-list">
        {requests.slice(0, maxShown).map(({ id, name, reference, addressLine, holdReasons }) => (
          <li key={id}>
            <bdi>{name === '' ? reference : name}</bdi>
            <span className="muted">{holdReasons.map((reason) => t(`staff.hold_short.${reason}`)).join(', ')}</span>
            <bdi className="queue-next-street">{addressLine}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
