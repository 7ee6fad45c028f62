import { sql, type Kysely } from 'kysely';

/** Polygons of areas, kept once and named by the versions of offers. */
export async function polygons(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table polygon (
      id text primary key,
      coordinates text not null,
      touched_at bigint not null)`,
    `alter table offer_version add column polygon_id text references polygon (id)`,
    `create index offer_version_by_polygon on offer_version (polygon_id) where polygon_id is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
