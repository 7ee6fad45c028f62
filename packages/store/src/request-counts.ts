import { dayMs } from '@doorstep/contract';
import type { CountOfDay, RequestFilter, RequestStore } from '@doorstep/core';
import { sql } from 'kysely';
import type { Database } from '@doorstep/database';
import { whereFits } from './where-fits.ts';

/** Counts the requests of a filter that `isCounted`, the first day first; ignores the filter's states. */
export async function countByDay(database: Pick<Database, 'db' | 'dialect'>, filter: RequestFilter) {
  const wholeDays = await countWholeDays(database, filter);
  const parts = await Promise.all(cutDays(filter).map((part) => countRows(database, { ...filter, ...part })));
  return [...wholeDays, ...parts.flat()].toSorted((a, b) => a.day - b.day);
}

/** From the counts that the database keeps. */
function countWholeDays({ db }: Pick<Database, 'db'>, filter: RequestFilter): Promise<CountOfDay[]> {
  const { offer, offers, from, until, assurance, check, source } = filter;
  let kept = db.selectFrom('request_count');
  if (offer !== undefined) kept = kept.where('offer_id', '=', offer);
  if (offers !== undefined) kept = kept.where('offer_id', 'in', [...offers]);
  if (assurance !== undefined) kept = kept.where('assurance', '=', assurance);
  if (check !== undefined) kept = kept.where('check_provider', '=', check === 'none' ? '' : check);
  if (source !== undefined) kept = kept.where('source', '=', source);
  if (from !== undefined) kept = kept.where('day', '>=', Math.ceil(Date.parse(from) / dayMs));
  if (until !== undefined) kept = kept.where('day', '<', Math.floor(Date.parse(until) / dayMs));
  return kept
    .select(['day', 'state', ({ fn }) => fn.sum<number>('requests').as('requests')])
    .groupBy(['day', 'state'])
    .having(({ fn }) => fn.sum<number>('requests'), '<>', 0)
    .$castTo<CountOfDay>()
    .execute();
}

export const countsOfDays =
  ({ db }: Pick<Database, 'db'>): RequestStore['countsOfDays'] =>
  ({ offerIds, since }) => {
    const kept = db.selectFrom('request_count');
    return (offerIds === null ? kept : kept.where('offer_id', 'in', [...offerIds]))
      .where(({ or, eb }) => or([eb('day', '>=', since), eb('state', 'in', ['held', 'accepted'])]))
      .select(['day', 'state', ({ fn }) => fn.sum<number>('requests').as('requests')])
      .groupBy(['day', 'state'])
      .$castTo<CountOfDay>()
      .execute();
  };

/** Counts the rows of a day that the filter cuts. */
function countRows({ db, dialect }: Pick<Database, 'db' | 'dialect'>, filter: RequestFilter): Promise<CountOfDay[]> {
  const day = Math.floor(Date.parse(filter.from ?? filter.until ?? '') / dayMs);
  return whereFits(db.selectFrom('request'), { dialect, filter: { ...filter, state: undefined } })
    .select([sql<number>`${sql.lit(day)}`.as('day'), 'state', ({ fn }) => fn.countAll<number>().as('requests')])
    .groupBy('state')
    .$castTo<CountOfDay>()
    .execute();
}

/** The parts of a filter on days that it begins or ends within. */
function cutDays({ from, until }: RequestFilter): Pick<RequestFilter, 'from' | 'until'>[] {
  const iso = (days: number) => new Date(days * dayMs).toISOString();
  const first = from === undefined ? null : Date.parse(from) / dayMs;
  const end = until === undefined ? null : Date.parse(until) / dayMs;
  const firstWhole = first === null ? null : Math.ceil(first);
  const endWhole = end === null ? null : Math.floor(end);
  if (firstWhole !== null && endWhole !== null && firstWhole > endWhole) return [{ from, until }];
  return [
    ...(firstWhole === null || firstWhole === first ? [] : [{ from, until: iso(firstWhole) }]),
    ...(endWhole === null || endWhole === end ? [] : [{ from: iso(endWhole), until }]),
  ];
}
