// Who did what, as owners read it.
import { batchName, type AuditEntryView, type AuditPageView, type OpenedAuditEntry } from '@doorstep/contract';
import { changeRole, createOffer, inviteStaff, type AuditEntry } from '@doorstep/core';
import { offerInput } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockedBatch } from './locked-batch.ts';
import { databases } from './real-servers.ts';
import { cookiesOf, staffServerForAll } from './staff-server.ts';

const minuteMs = 60_000;

describe.each(databases)('the audit log on %s', (kind) => {
  const server = staffServerForAll(kind);
  let headers: { cookie: string };
  let olive = '';
  beforeAll(async () => {
    headers = { cookie: cookiesOf(await server.join((await inviteStaff(server.staff, 'owner')).token, 'olive')) };
    olive = (await server.staff.store.people.list())[0]?.id ?? '';
  });

  const read = async (query = ''): Promise<AuditPageView> => {
    const answer = await server.send('GET', `/api/v1/audit?${query}`, { headers });
    expect(answer.status).toBe(200);
    return answer.problem as unknown as AuditPageView;
  };
  const readAll = async (query: string): Promise<AuditEntryView[]> => {
    const entries: AuditEntryView[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: AuditPageView = await read(next === '' ? query : `${query}&cursor=${next}`);
      entries.push(...page.rows);
      ({ next } = page);
    }
    return entries;
  };
  const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
    at: Date.now(),
    action: 'offer.changed',
    subjectKind: 'offer',
    subjectId: 'one',
    actorKind: 'person',
    actorId: 'somebody',
    actorName: 'Somebody',
    detail: {},
    ...changes,
  });

  const record = async (entries: AuditEntry[]) =>
    server.staff.store.transaction(async (tx) => tx.audit.recordMany(entries));

  it('is paged from newest to oldest, with each entry once, even at equal times', async () => {
    const start = Date.now() - 60 * minuteMs;
    const at = (index: number) => start + Math.floor(index / 30);
    await record(
      Array.from({ length: 120 }, (_, index) => entry({ at: at(index), subjectId: 'paged', detail: { index } })),
    );
    const found = await readAll('subject=offer&id=paged');
    expect(found.map(({ detail }) => detail['index'])).toEqual(Array.from({ length: 120 }, (_, index) => 119 - index));
    const some = await readAll(
      `action=offer.changed&from=${new Date(at(30)).toISOString()}&until=${new Date(at(60)).toISOString()}`,
    );
    expect(some.map(({ detail }) => detail['index'])).toEqual(Array.from({ length: 30 }, (_, index) => 59 - index));
  });

  it('omits reads unless requested, and records its own readers', async () => {
    await read();
    const changes = await read();
    expect(changes.rows.filter(({ action }) => action === 'audit.listed')).toEqual([]);
    const [last] = (await read(`readings=true&actor=${olive}&search=oli`)).rows;
    expect(last).toMatchObject({ action: 'audit.listed', actor: { kind: 'person', id: olive, name: 'olive' } });
    const [searched] = (await read('action=audit.listed')).rows;
    expect(searched?.detail).toEqual({ actor: olive, withReadings: true, hasSearch: true });
  });

  it('is searched by reference, batch number, offer and person only', async () => {
    const batch = await lockedBatch(server);
    const [request] = await server.staff.store.db.selectFrom('request').select(['id', 'reference']).execute();
    const { id } = await createOffer(server.staff, offerInput({ slug: 'rain-barrel', title: { en: 'Rain barrel' } }));
    const subjects = async (search: string) => [
      ...new Set((await readAll(`search=${encodeURIComponent(search)}`)).map(({ subject }) => subject.name)),
    ];
    expect(await subjects(request?.reference.toLowerCase().replaceAll('-', ' ') ?? '')).toEqual([request?.reference]);
    expect(await subjects(`B-${batch.number}`)).toEqual([batchName(batch.number)]);
    expect(await subjects('rain bar')).toEqual(['Rain barrel']);
    expect(await subjects('RAIN-barrel')).toEqual(['Rain barrel']);
    expect(await subjects('olive@')).toEqual(['olive']);
    expect(await subjects('nothing of this name')).toEqual([]);
    expect((await readAll(`search=rain&subject=request`)).map(({ id }) => id)).toEqual([]);
    expect((await readAll(`search=rain&subject=offer&id=${id}`)).length).toBe(1);
  });

  it('continues a search across several matching subjects', async () => {
    const made = await Promise.all(
      ['one', 'two'].map((slug) => createOffer(server.staff, offerInput({ slug: `bulb-${slug}` }))),
    );
    const start = Date.now() - 120 * minuteMs;
    await record(
      Array.from({ length: 130 }, (_, index) =>
        entry({ at: start + index, subjectId: made[index % 3 === 0 ? 0 : 1]?.id ?? '', detail: { index } }),
      ),
    );
    const indices = (await readAll('search=bulb-')).map(({ detail }) => detail['index']);
    expect(indices.filter((index) => index !== undefined)).toEqual(
      Array.from({ length: 130 }, (_, index) => 129 - index),
    );
  });

  it('scans a limited number of entries per page, and continues there on the next', async () => {
    const start = Date.now() - 600 * minuteMs;
    await record([entry({ at: start, actorId: 'reader' })]);
    const views = Array.from({ length: 20_000 }, (_, index) =>
      entry({ at: start + 1 + index, actorId: 'reader', action: 'request.viewed', subjectKind: 'request' }),
    );
    for (let from = 0; from < views.length; from += 2000) await record(views.slice(from, from + 2000));
    const first = await read('actor=reader');
    expect([first.rows, typeof first.next]).toEqual([[], 'string']);
    const second = await read(`actor=reader&cursor=${first.next}`);
    expect([second.rows.map(({ action }) => action), second.next]).toEqual([['offer.changed'], null]);
  });

  it('shows the values before and after a change', async () => {
    const { staff, send } = server;
    const { id, version } = await createOffer(staff, offerInput({ slug: 'seeds', title: { en: 'Seeds' } }));
    const input = offerInput({ slug: 'seeds', title: { en: 'Wild seeds' } });
    expect((await send('PUT', `/api/v1/offers/${id}`, { headers, body: { version, input } })).status).toBe(200);
    const [changed] = (await read(`subject=offer&id=${id}`)).rows;
    const opened = await send('GET', `/api/v1/audit/${changed?.id}`, { headers });
    const { changes } = opened.problem as unknown as OpenedAuditEntry;
    expect(changes).toContainEqual({ field: ['title', 'en'], from: 'Seeds', to: 'Wild seeds' });

    await send('POST', '/api/v1/open-invitations', { headers, body: { role: 'viewer' } });
    await server.join((await inviteStaff(staff, 'viewer')).token, 'viv');
    const viv = (await staff.store.people.list()).find(({ name }) => name === 'viv');
    await changeRole(staff, { id: viv?.id ?? '', version: 1, role: 'editor' });
    const [role] = (await read('action=person.role_changed')).rows;
    const shown = await send('GET', `/api/v1/audit/${role?.id}`, { headers });
    expect((shown.problem as unknown as OpenedAuditEntry).changes).toEqual([
      { field: [], from: 'viewer', to: 'editor' },
    ]);
    expect((await send('GET', '/api/v1/audit/999999999', { headers })).status).toBe(404);
  });

  it('is exported in full, and the export itself is recorded', async () => {
    const named = Array.from({ length: 700 }, () => entry({ subjectId: 'exported', actorName: '=1+1' }));
    await record(named);
    const answer = await fetch(`${server.url}/api/v1/audit/export.csv?subject=offer&id=exported`, { headers });
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(701);
    expect(lines[1]).toContain("'=1+1");
    const [last] = (await read()).rows;
    expect(last).toMatchObject({ action: 'audit.exported', detail: { subject: 'offer', id: 'exported' } });
  });
});
