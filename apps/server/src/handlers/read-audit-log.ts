import { parseReference, type AuditFilterQuery } from '@doorstep/contract';
import type { AuditFilter, AuditPage, AuditPlace, Context, LoggedEntry } from '@doorstep/core';
import { titleOf } from '../present/staff-request.ts';

/** The number of subjects that one search follows; with more matches, staff type more letters. */
const maxFound = 20;

/**
 * A page of the audit log, newest first.
 * @param before `next` of the page before, or null.
 */
export async function readAuditLog(
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

export async function* auditLog(context: Context, query: AuditFilterQuery, max: number): AsyncGenerator<LoggedEntry[]> {
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

/** Null where no entry can be both. */
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
