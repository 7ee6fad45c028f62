import {
  type AuditChange,
  type AuditEntryView,
  type AuditFilterQuery,
  type ListPart,
  batchName,
  parseReference,
} from '@doorstep/contract';
import type { auditOperations } from '@doorstep/contract/operations';
import {
  type AuditEntry,
  type AuditFilter,
  type AuditPage,
  type AuditPlace,
  type Context,
  DoorstepError,
  type LoggedEntry,
  type Store,
  auditCursor,
  auditPlaceOf,
  itemName,
  localText,
  toIso,
} from '@doorstep/core';
import { Readable } from 'node:stream';
import type { Handlers } from '../operations/handlers.ts';
import { cellOf } from '../present/requests-csv.ts';
import { titleOf } from '../present/staff-request.ts';

/** The number of subjects that one search follows; with more matches, staff type more letters. */
const maxFound = 20;

/**
 * A page of the audit log, newest first.
 * @param before `next` of the previous page, or null.
 */
async function readAuditLog(
  context: Context,
  query: AuditFilterQuery,
  { before, max }: { before: AuditPlace | null; max: number },
): Promise<AuditPage> {
  const filter = filterOf(query);
  if (query.search === '') return context.store.audit.page(filter, before, max);
  const filters = (await findSubjects(context, query.search)).map((found) => both(filter, found));
  const wanted = filters.filter((each) => each !== null);
  return merged(await Promise.all(wanted.map((each) => context.store.audit.page(each, before, max))), max);
}

async function* auditLog(context: Context, query: AuditFilterQuery, max: number): AsyncGenerator<LoggedEntry[]> {
  let before: AuditPlace | null = null;
  do {
    const page: AuditPage = await readAuditLog(context, query, { before, max });
    yield page.entries;
    before = page.next;
  } while (before !== null);
}

function filterOf({ from, until, actor, action, subject, id, readings }: AuditFilterQuery): AuditFilter {
  return {
    ...(from === undefined ? {} : { from: Date.parse(from) }),
    ...(until === undefined ? {} : { until: Date.parse(until) }),
    ...(actor === undefined ? {} : { actorId: actor }),
    ...(action === undefined ? {} : { action }),
    ...(subject === undefined ? {} : { subject: { kind: subject, ...(id === undefined ? {} : { id }) } }),
    withReadings: readings === 'true',
  };
}

type Found = Pick<AuditFilter, 'actorId' | 'subject'>;

/**
 * Finds the subjects that a search names. The log itself is not searched by words: it holds ids, and a million
 * entries.
 */
async function findSubjects({ store }: Context, search: string): Promise<Found[]> {
  const [request, batch, offers, people, tokens] = await Promise.all([
    store.requests.findByReference(parseReference(search)),
    /^\D?-?\d{1,9}$/.test(search) ? store.batches.findByNumber(Number(search.replaceAll(/\D/g, ''))) : null,
    store.offers.list(),
    store.people.list(),
    store.apiTokens.list(),
  ]);
  const text = search.toLowerCase();
  const has = (...names: string[]) => names.some((name) => name.toLowerCase().includes(text));
  const found: Found[] = [];
  if (request !== null) found.push({ subject: { kind: 'request', id: request.id } });
  if (batch !== null) found.push({ subject: { kind: 'batch', id: batch.id } });
  for (const { id, name, email } of people)
    if (has(name, email)) found.push({ actorId: id }, { subject: { kind: 'person', id } });
  for (const { id, name } of tokens) if (has(name)) found.push({ actorId: id }, { subject: { kind: 'api_token', id } });
  for (const { id, slug, definition } of offers)
    if (has(slug, titleOf(definition))) found.push({ subject: { kind: 'offer', id } });
  return found.slice(0, maxFound);
}

/** Null where no entry can match both. */
function both(filter: AuditFilter, { actorId, subject }: Found): AuditFilter | null {
  if (actorId !== undefined && filter.actorId !== undefined && filter.actorId !== actorId) return null;
  if (subject !== undefined && filter.subject !== undefined) {
    if (filter.subject.kind !== subject.kind) return null;
    if (filter.subject.id !== undefined && filter.subject.id !== subject.id) return null;
  }
  return { ...filter, ...(actorId === undefined ? {} : { actorId }), ...(subject === undefined ? {} : { subject }) };
}

/** After the end of the shortest page, the other pages may have earlier entries. */
function merged(pages: AuditPage[], max: number): AuditPage {
  const end = newest(pages.flatMap(({ next }) => next ?? []));
  const bySeq = new Map(pages.flatMap(({ entries }) => entries.map((entry) => [entry.seq, entry] as const)));
  const known = [...bySeq.values()]
    .toSorted(newestFirst)
    .filter((entry) => end === null || newestFirst(entry, end) <= 0);
  const entries = known.slice(0, max);
  const last = known.length > max ? entries.at(-1) : undefined;
  return { entries, next: last === undefined ? end : { at: last.at, seq: last.seq } };
}

function newest(places: AuditPlace[]): AuditPlace | null {
  return places.toSorted(newestFirst)[0] ?? null;
}

function newestFirst(one: AuditPlace, other: AuditPlace): number {
  return other.at - one.at || other.seq - one.seq;
}

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

/** Before and after of an entry: for an offer the two versions themselves, else the values that the entry keeps. */
async function auditChanges(
  store: Pick<Store, 'offers'>,
  { action, subjectId, detail }: AuditEntry,
): Promise<AuditChange[]> {
  const { version, from, to } = detail;
  if (action === 'offer.changed' && typeof version === 'number') {
    const [before, after] = await Promise.all([
      store.offers.findVersion(subjectId, version - 1),
      store.offers.findVersion(subjectId, version),
    ]);
    if (before !== null && after !== null) return differences(before, after, before.mainLanguage);
  }
  if (from === undefined && to === undefined) return [];
  return [{ field: [], from: textOf(from), to: textOf(to) }];
}

function differences(before: object, after: object, language: string): AuditChange[] {
  const [was, is] = [leavesOf(before, language), leavesOf(after, language)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({ field: JSON.parse(path) as string[], from: was.get(path) ?? '', to: is.get(path) ?? '' }));
}

function leavesOf(value: unknown, language: string, path: string[] = [], found = new Map<string, string>()) {
  if (Array.isArray(value) && value.some((each) => typeof each === 'object')) {
    for (const [index, part] of value.entries())
      leavesOf(part, language, [...path, nameOf(part, language, index)], found);
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, part] of Object.entries(value))
      if (name !== 'id') leavesOf(part, language, [...path, name], found);
  } else {
    found.set(JSON.stringify(path), Array.isArray(value) ? value.join(', ') : textOf(value));
  }
  return found;
}

function nameOf(part: unknown, language: string, index: number): string {
  const { name, label, id } = (part ?? {}) as Record<string, unknown>;
  const text = name ?? label;
  const called = typeof text === 'object' && text !== null ? localText(text as never, language, language).text : text;
  if (typeof called === 'string' && called !== '') return called;
  return typeof id === 'string' ? id : String(index + 1);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
