// A visitor's secret links are for the visitor only: the server stores, logs and shows none to staff.
import { randomUUID } from 'node:crypto';
import { roles, type Role } from '@doorstep/contract';
import { closeComposition, inviteStaff, makeBatch } from '@doorstep/core';
import { itemInput, startMailSink } from '@doorstep/testing';
import { expect, it } from 'vitest';
import { operationList } from '@doorstep/contract/operations';
import { databases, startRealServers, type RealServers } from './real-servers.ts';
import { cookiesOf } from './staff-server.ts';
import { withServers } from './with-servers.ts';

const contact = { name: 'Robin Fictional', email: 'robin@example.org' };

it.each(databases)(
  'no audit entry, log line, list, label file or export on %s contains a secret link',
  async (kind) => {
    const sink = await startMailSink();
    const settings = { DOORSTEP_LOG_LEVEL: 'debug', SMTP_URL: sink.url };
    try {
      await withServers(await startRealServers(kind, 1, settings), async (real) => {
        const offer = await real.open({ items: [itemInput({ openingStock: 10 })] });
        const { saved } = await real.send(offer, { body: { contact } });
        const unconfirmed = await real.send(offer, { pass: null, body: { contact } });
        const secrets = [saved, unconfirmed.saved].map(({ url }) => url.split('/').at(-1) ?? '');
        await visit(real, saved.url);
        await visit(real, unconfirmed.saved.url);
        await mailReceipt(real, { reference: saved.reference, secret: secrets[0] ?? '' });
        await expect.poll(() => sink.mails.length, { message: 'mails that arrived' }).toBe(3);
        const mails = sink.mails.map(({ raw }) => raw.replaceAll('=\r\n', ''));
        const confirm =
          mails.map((raw) => /\/confirm\/([\w-]+)/.exec(raw)?.[1]).find((each) => each !== undefined) ?? '';
        secrets.push(confirm);
        // These are the secrets that were handed out.
        for (const secret of secrets)
          expect([secret.length > 20, mails.some((raw) => raw.includes(secret))]).toEqual([true, true]);

        const batch = await makeBatch(real.staff, { offerId: offer.id, country: '', postcode: '', max: 10 });
        await closeComposition(real.staff, { id: batch.id });
        const [request] = await real.requests(offer);
        const ids = [offer.id, batch.id, request?.id ?? '', request?.homeIds[0] ?? ''];
        const shown = new Map<string, string>();
        for (const role of roles)
          for (const [what, text] of await everythingFor(real, role, ids)) shown.set(what, text);
        // The request itself was visible.
        const seen = [...shown].filter(([, text]) => text.includes(saved.reference)).map(([what]) => what);
        expect(seen).toEqual(
          expect.arrayContaining([
            'fulfiller GET requests',
            `fulfiller GET batches/${batch.id}/parcels`,
            'fulfiller GET requests/export.csv',
            'fulfiller GET mails',
            `owner GET requests/${request?.id}/personal-data.json`,
            `fulfiller POST batches/${batch.id}/carrier.csv`,
          ]),
        );
        const audit = await real.installation.database.db.selectFrom('audit').selectAll().execute();
        expect(audit.map(({ action }) => action)).toEqual(
          expect.arrayContaining(['request.viewed', 'returns.listed', 'batch.viewed', 'batch.checked', 'mails.listed']),
        );
        for (const row of audit) shown.set(`audit ${row.action}`, JSON.stringify(row));
        const log = (real.servers[0]?.output() ?? '').split('\n');
        expect(log.filter((line) => line.includes('"route":"/r/:reference/:secret"'))).toHaveLength(2);
        for (const [number, line] of log.entries()) shown.set(`log line ${number}`, line);

        const leaks = [...shown].filter(([, text]) => secrets.some((secret) => text.includes(secret)));
        expect(leaks.map(([what]) => what)).toEqual([]);
      });
    } finally {
      await sink.close();
    }
  },
);

async function visit(real: RealServers, url: string): Promise<void> {
  const answer = await fetch(`${real.servers[0]?.url}${new URL(url).pathname}`, { redirect: 'manual' });
  expect(answer.status).toBe(303);
}

async function mailReceipt(real: RealServers, { reference, secret }: { reference: string; secret: string }) {
  const answer = await fetch(`${real.servers[0]?.url}/r/${reference}/mail`, {
    method: 'POST',
    headers: { cookie: `doorstep_receipt=${secret}` },
    redirect: 'manual',
  });
  expect(answer.status).toBeLessThan(400);
}

/** Answers of every reading route for this role, and of those that make files of a batch. */
async function everythingFor(real: RealServers, role: Role, ids: string[]): Promise<[string, string][]> {
  const url = real.servers[0]?.url;
  const send = (method: string, path: string, cookie: string, body?: object) =>
    fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const { token } = await inviteStaff(real.staff, role);
  const account = { token, name: role, email: `${randomUUID()}@example.org`, password: 'wheelbarrow in the rain' };
  const cookie = cookiesOf(await send('POST', 'invitations/accept', '', account));
  const paths = operationList.flatMap(({ method, path: below, action }) => {
    const path = below.slice(1);
    if (method !== 'GET' || action === 'everybody') return [];
    return path.includes(':') ? ids.map((id) => path.replace(/:\w+/, id)) : [path];
  });
  const read = async (method: string, path: string, body?: object): Promise<[string, string]> => [
    `${role} ${method} ${path}`,
    await (await send(method, path, cookie, body)).text(),
  ];
  const [, batch] = ids;
  const all: [string, string][] = [];
  for (const path of paths) all.push(await read('GET', path));
  all.push(await read('POST', `batches/${batch}/labels/check`, { sheet: 'avery-l7160' }));
  all.push(await read('POST', `batches/${batch}/carrier.csv`, { carrier: 'generic', withContact: true }));
  return all;
}
