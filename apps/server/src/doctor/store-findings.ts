import type { InspectedStore } from '@doorstep/store';
import type { Config } from '../config.ts';
import { explainStoreError } from '../explain-store-error.ts';
import { describeStore } from '../open-installation.ts';
import { findMasterSecret } from '../secrets/master-secret.ts';
import { secretFingerprint } from '../secrets/product-secrets.ts';
import type { Finding } from './finding.ts';

const noteAboveMs = 2000;
const wrongAboveMs = 60_000;

export function storeFindings(config: Config, store: InspectedStore | Error): Finding[] {
  const about = 'store';
  if (store instanceof Error) return [{ state: 'wrong', about, text: explainStoreError(store, config).message }];
  const place = describeStore(config);
  if (store.kind === 'new')
    return store.mayCreateTables
      ? [{ state: 'note', about, text: `${place}: no tables yet; the first start makes them` }]
      : [
          {
            state: 'wrong',
            about,
            text: `${place}: no tables yet, and its user may not make them: GRANT CREATE ON SCHEMA public TO it`,
          },
        ];
  if (store.pending.length > 0)
    return [{ state: 'note', about, text: `${place}: the next start brings it up to date` }];
  if (store.isReadOnly)
    return [
      {
        state: 'wrong',
        about,
        text: `${place}: it takes no changes (a replica, or set to read-only); name the primary`,
      },
    ];
  return [
    { state: 'ok', about, text: `${place}, up to date` },
    secretFinding(store.settings.secretFingerprint, findMasterSecret(config)),
    ...clockFindings(config, store.clockAt),
  ];
}

function secretFinding(fingerprint: string | null, secret: string | null): Finding {
  const about = 'secret';
  if (fingerprint === null) return { state: 'note', about, text: 'the first start ties it to the store' };
  if (secret === null) return { state: 'wrong', about, text: 'there is none, and the store was made with one' };
  return secretFingerprint(secret) === fingerprint
    ? { state: 'ok', about, text: 'the one that the store was made with' }
    : { state: 'wrong', about, text: 'not the one that the store was made with; no server starts with it' };
}

function clockFindings({ databaseUrl }: Config, clockAt: number | null): Finding[] {
  const about = 'clock';
  if (clockAt === null) return [];
  const aheadMs = Date.now() - clockAt;
  // On SQLite the clock is the time of the last write, which is long ago on a quiet day but never in the future.
  const offMs = databaseUrl === null ? Math.max(0, -aheadMs) : Math.abs(aheadMs);
  const state = offMs > wrongAboveMs ? 'wrong' : offMs > noteAboveMs ? 'note' : 'ok';
  const seconds = Math.round(offMs / 1000);
  const text =
    databaseUrl === null
      ? `${seconds} s behind the last entry of the store; run a time service`
      : `${seconds} s from the database's; run a time service on both`;
  return [{ state, about, text: state === 'ok' ? 'agrees with the store' : text }];
}
