import { Readable } from 'node:stream';
import { batchName, type AuditEntryView, type AuditFilterQuery, type ListPart } from '@doorstep/contract';
import type { auditOperations } from '@doorstep/contract/operations';
import {
  auditCursor,
  auditPlaceOf,
  DoorstepError,
  itemName,
  toIso,
  type Context,
  type LoggedEntry,
} from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { auditChanges } from '../present/audit-changes.ts';
import { cellOf } from '../present/requests-csv.ts';
import { titleOf } from '../present/staff-request.ts';
import { auditLog, readAuditLog } from './read-audit-log.ts';

const maxChanges = 100;
const exportedAtOnce = 500;

export const auditHandlers: Handlers<typeof auditOperations> = {
  async 'GET /audit'({ context, query, recordAs }) {
    recordAs({ detail: inForce(query) });
    const { entries, next } = await readAuditLog(context, query, {
      before: auditPlaceOf(query.cursor),
      max: query.limit,
    });
    return { rows: await present(context, entries), next: auditCursor(next) };
  },
  'GET /audit/export.csv': ({ context, query, recordAs }) => {
    recordAs({ detail: inForce(query) });
    return { file: Readable.from(csvOf(context, query)), name: 'audit-log.csv' };
  },
  async 'GET /audit/:entry'({ context, params, recordAs }) {
    const entry = /^\d{1,15}$/.test(params.entry) ? await context.store.audit.find(Number(params.entry)) : null;
    const [shown] = entry === null ? [] : await present(context, [entry]);
    if (entry === null || shown === undefined) throw new DoorstepError('not_found');
    recordAs({ detail: { entry: shown.id } });
    const changes = await auditChanges(context.store, entry);
    return {
      ...shown,
      changes: changes.slice(0, maxChanges),
      moreChanges: Math.max(0, changes.length - maxChanges),
    };
  },
};

/** Which filters were in force, without the words of a search. */
function inForce({ search, readings, ...filters }: AuditFilterQuery & Partial<ListPart>) {
  const ofPart = ['cursor', 'limit'];
  const named = Object.entries(filters).filter(([name, value]) => !ofPart.includes(name) && value !== undefined);
  return { ...Object.fromEntries(named), withReadings: readings === 'true', hasSearch: search !== '' };
}

async function present({ store }: Context, entries: LoggedEntry[]): Promise<AuditEntryView[]> {
  const idsOf = (kind: LoggedEntry['subjectKind']) => [
    ...new Set(entries.filter(({ subjectKind }) => subjectKind === kind).map(({ subjectId }) => subjectId)),
  ];
  const [requests, offers, people, tokens, batches] = await Promise.all([
    store.requests.findAll(idsOf('request')),
    store.offers.list(),
    store.people.list(),
    store.apiTokens.list(),
    Promise.all(idsOf('batch').map((id) => store.batches.find(id))),
  ]);
  const names = new Map<string, string>([
    ...requests.map(({ id, reference }) => [`request ${id}`, reference] as const),
    ...offers.map(({ id, definition }) => [`offer ${id}`, titleOf(definition)] as const),
    ...offers.flatMap(({ definition }) =>
      definition.items.map(({ id }) => [`item ${id}`, itemName(definition, id)] as const),
    ),
    ...people.map(({ id, name }) => [`person ${id}`, name] as const),
    ...tokens.map(({ id, name }) => [`api_token ${id}`, name] as const),
    ...batches.flatMap((batch) => (batch === null ? [] : [[`batch ${batch.id}`, batchName(batch.number)] as const])),
  ]);
  return entries.map(({ seq, at, action, subjectKind, subjectId, actorKind, actorId, actorName, detail }) => ({
    id: String(seq),
    at: toIso(at),
    action,
    subject: { kind: subjectKind, id: subjectId, name: names.get(`${subjectKind} ${subjectId}`) ?? '' },
    actor: { kind: actorKind, id: actorId, name: actorName },
    detail,
  }));
}

async function* csvOf(context: Context, query: AuditFilterQuery): AsyncGenerator<string> {
  yield '\uFEFFid,at,actor_kind,actor_id,actor,action,subject_kind,subject_id,subject,detail\r\n';
  for await (const entries of auditLog(context, query, exportedAtOnce)) {
    let text = '';
    for (const { id, at, action, subject, actor, detail } of await present(context, entries)) {
      const cells = [id, at, actor.kind, actor.id ?? '', actor.name, action, subject.kind, subject.id, subject.name];
      text += `${[...cells, JSON.stringify(detail)].map(cellOf).join(',')}\r\n`;
    }
    yield text;
  }
}
