import type { HeldNetwork } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { RetryNotice } from '../../../shared/page/notice.tsx';
import { useToast } from '../../../shared/page/toasts.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { MomentText } from '../../../shared/texts/moment-text.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { DeclineNetworkDialog } from './decline-network-dialog.tsx';
import { useHeldNetworks } from './floods-api.ts';
import { networkName } from './network-name.ts';

/**
 * Held requests by network, so that a flood can be seen and declined as one. Collapsed above the list by default:
 * shared networks, such as a library's, would otherwise keep it open for ever.
 */
export function FloodPanel() {
  const { data, isError, error, refetch } = useHeldNetworks();
  const [asked, setAsked] = useState<HeldNetwork | null>(null);
  const toast = useToast();
  if (data === undefined) return isError ? <RetryNotice error={error} onRetry={() => void refetch()} /> : null;
  return (
    <>
      {data.networks.length === 0 ? null : <Networks networks={data.networks} onDecline={setAsked} />}
      <DeclineNetworkDialog
        held={asked}
        onClose={() => setAsked(null)}
        onDone={(text) => toast({ text, takesFocus: true })}
      />
    </>
  );
}

interface NetworksProps {
  networks: HeldNetwork[];
  onDecline: (network: HeldNetwork) => void;
}

function Networks({ networks, onDecline }: NetworksProps) {
  const { t } = useTexts();
  return (
    <details className="panel floods">
      <summary>
        <h2>{t('staff.floods.title', { count: networks.length })}</h2>
      </summary>
      <p>{t('staff.floods.body')}</p>
      <ul className="flood-list">
        {networks.map((network) => (
          <Network key={network.network} held={network} onDecline={() => onDecline(network)} />
        ))}
      </ul>
      <p className="muted">{t('staff.floods.name_hint')}</p>
    </details>
  );
}

function Network({ held, onDecline }: { held: HeldNetwork; onDecline: () => void }) {
  const { t } = useTexts();
  const mayDecide = useAllowed('requests.decide');
  const headingId = useId();
  const { network, requests, firstAt, lastAt, offers } = held;
  return (
    <li className="flood">
      <div className="flood-what">
        <h3 id={headingId}>
          {t('staff.floods.network', { name: networkName(network) })}{' '}
          <span className="badge badge-held">{t('staff.floods.requests', { count: requests })}</span>
        </h3>
        <p className="muted">
          <MomentText moments={{ first: firstAt, last: lastAt }} text={(marks) => t('staff.floods.times', marks)} />
        </p>
        <ul className="plain-list">
          {offers.map(({ id, title, requests: ofOffer }) => (
            <li key={id}>
              <bdi>{title}</bdi>{' '}
              {offers.length > 1 ? (
                <span className="muted">{t('staff.floods.requests', { count: ofOffer })}</span>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      <div className="actions">
        <Link
          className="ds-button ds-button--secondary"
          to={`/staff/requests?state=held&network=${network}`}
          aria-describedby={headingId}
        >
          {t('staff.floods.show')}
        </Link>
        {mayDecide ? (
          <Button look="secondary" aria-describedby={headingId} onClick={onDecline}>
            {t('staff.floods.decline')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
