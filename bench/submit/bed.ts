// A store with offers, its server processes, and the keys to issue what a browser would send: passes and address proofs
// that the servers verify as usual.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createOffer, transitionOffer, type Context, type Offer } from '@doorstep/core';
import { itemInput, offerInput, startPostgresCluster, startServer, type RunningServer } from '@doorstep/testing';
import pg from 'pg';
import { loadConfig } from '../../apps/server/src/config.ts';
import { createAddressProofs } from '../../apps/server/src/lookup/address-proofs.ts';
import { openInstallation, type Installation } from '../../apps/server/src/open-installation.ts';

export const secret = 'the secret of a benchmark, which guards nothing at all';

const plenty = 1_000_000_000;

export interface Bed {
  servers: RunningServer[];
  installation: Installation;
  context: Context;
  /** Published offers with one item each, practically unlimited by default. */
  openOffers(count: number, stock?: { openingStock: number }): Promise<Offer[]>;
  close(): Promise<void>;
}

export interface BedOptions {
  store: 'sqlite' | 'postgres';
  /** 0 for calls in this process. */
  processes: number;
  addresses?: string;
  env?: Record<string, string>;
}

/** @throws Error without PostgreSQL, or when a server does not start. */
export async function openBed({ store, processes, addresses, env = {} }: BedOptions): Promise<Bed> {
  const ends: (() => unknown)[] = [];
  const close = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'doorstep-bench-submit-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    if (addresses !== undefined) symlinkSync(resolve(addresses), join(folder, 'addresses'));
    const settings: Record<string, string> = {
      DOORSTEP_SECRET: secret,
      DOORSTEP_DEMO: 'off',
      DOORSTEP_LOG_LEVEL: 'warn',
      DOORSTEP_BASE_URL: 'http://doorstep.example',
      // Every visitor has its own network, as reported by a proxy.
      DOORSTEP_TRUST_PROXY: '1',
      ...(store === 'postgres' ? { DATABASE_URL: await createDatabase(ends) } : {}),
    };
    const installation = await openInstallation(loadConfig({ ...settings, DOORSTEP_DATA: folder }));
    ends.push(() => installation.close());
    const servers: RunningServer[] = [];
    for (let index = 0; index < processes; index += 1) {
      const server = await startServer({ dataFolder: folder, env: { ...settings, ...env } });
      servers.push(server);
      ends.push(() => server.stop());
    }
    const context: Context = {
      store: installation.store,
      secrets: installation.secrets,
      addresses: {
        verifyProof: createAddressProofs(secret).verify,
        retrieve: async () => ({ kind: 'unavailable' }),
        match: async () => null,
        formKnowledge: () => ({ needsTown: false, isAmbiguous: false, alsoAs: [] }),
      },
      // Calls in this process skip pass verification: see the raw floor.
      humanCheck: {
        verify: async ({ token }) => ({
          kind: 'passed',
          provider: 'bench',
          passId: String(token),
          expiresAt: Date.now() + 600_000,
        }),
      },
      actor: { kind: 'visitor' },
      mailSite: 'http://doorstep.example',
    };
    const staff: Context = { ...context, actor: { kind: 'command_line' } };
    const openOffers: Bed['openOffers'] = async (count, { openingStock } = { openingStock: plenty }) => {
      const offers: Offer[] = [];
      for (let made = 0; made < count; made += 1) {
        const input = offerInput({
          slug: `bench-${randomUUID().slice(0, 13)}`,
          items: [itemInput({ openingStock })],
        });
        const draft = await createOffer(staff, input);
        offers.push(await transitionOffer(staff, { id: draft.id, transition: 'publish' }));
      }
      return offers;
    };
    return { servers, installation, context, openOffers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @returns the URL of an empty database that is dropped at the end. */
async function createDatabase(ends: (() => unknown)[]): Promise<string> {
  const cluster = await startPostgresCluster({ isDurable: true });
  ends.push(() => cluster.stop());
  const name = `doorstep_bench_${randomBytes(6).toString('hex')}`;
  const execute = async (statement: string) => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await execute(`create database ${name}`);
  ends.push(() => execute(`drop database if exists ${name} with (force)`));
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  return url.href;
}
