import type { RequestDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Moment } from '../../../shared/texts/moment.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** Prints the receipt for visitors without email. It lacks the secret link, which staff do not have. */
export function PrintReceipt({ request }: { request: RequestDetail }) {
  const { t } = useTexts();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  return (
    <>
      <Button look="secondary" onClick={() => setPrinting(true)}>
        {t('staff.receipt.print')}
      </Button>
      {isPrinting ? createPortal(<Receipt request={request} />, document.body) : null}
    </>
  );
}

function Receipt({ request }: { request: RequestDetail }) {
  const { t } = useTexts();
  const { contact, addressLines, collection } = request;
  return (
    <article className="print-sheet">
      <h1>{request.offer.title}</h1>
      <p className="print-reference">{request.reference}</p>
      <p>
        {t(`staff.state.${request.state}`)} · {t('staff.request.received')} <Moment at={request.receivedAt} />
      </p>
      <ul>
        {request.lines.map(({ itemId, name, quantity }) => (
          <li key={itemId}>{t('staff.requests.line', { name, quantity })}</li>
        ))}
      </ul>
      <address>
        {[contact.name, ...addressLines].map((line) => (
          <div key={line}>
            <bdi>{line}</bdi>
          </div>
        ))}
      </address>
      {collection === null ? null : (
        <p>
          {collection.place.name}
          <br />
          <strong className="print-reference">{collection.code}</strong>
        </p>
      )}
    </article>
  );
}
