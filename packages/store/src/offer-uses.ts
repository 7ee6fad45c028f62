import type { OfferUses } from '@doorstep/contract';
import type { OfferDefinition } from '@doorstep/core';
import { sql } from 'kysely';
import type { Database } from '@doorstep/database';

/** What an offer's requests refer to: its items, and the questions and answers of requests that are not erased. */
export async function offerUses(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  offerId: string,
  { questions, collection }: Pick<OfferDefinition, 'questions' | 'collection'>,
): Promise<OfferUses> {
  const items = sql<OfferUses['items'][number]>`
    select request_line.item_id as id, count(*) as requests,
      coalesce(sum(case when request.state = 'waitlisted' then 1 else 0 end), 0) as waiting
    from request join request_line on request_line.request_id = request.id
    where request.offer_id = ${offerId} group by request_line.item_id`;
  const options = questions.flatMap(({ id, options: given }) => given.map((option) => `${id} ${option.id}`));
  const answered = sql<OfferUses['questions'][number]>`
    select given.key as id, count(*) as requests from request ${eachAnswer[dialect.name]}
    where request.offer_id = ${offerId} and ${isGiven[dialect.name]} group by given.key order by given.key`;
  // Only the offer's own choices: free text is neither counted nor read into memory.
  const chosen = sql<OfferUses['answers'][number]>`
    select given.key as question, chosen.value as id, count(*) as requests
    from request ${eachAnswer[dialect.name]} ${eachChosen[dialect.name]}
    where request.offer_id = ${offerId} and ${dialect.isAmong(sql`given.key || ' ' || chosen.value`, options)}
    group by given.key, chosen.value order by given.key, chosen.value`;
  const places = sql<OfferUses['places'][number]>`
    select place_id as id, count(*) as requests,
      coalesce(sum(case when state in ('accepted', 'held', 'waitlisted', 'entered') then 1 else 0 end), 0) as waiting
    from request where offer_id = ${offerId} and place_id is not null group by place_id`;
  return {
    places: collection === undefined ? [] : (await places.execute(db)).rows,
    items: (await items.execute(db)).rows,
    questions: questions.length === 0 ? [] : (await answered.execute(db)).rows,
    answers: options.length === 0 ? [] : (await chosen.execute(db)).rows,
  };
}

const eachAnswer = {
  sqlite: sql`join json_each(request.answers) as given`,
  postgres: sql`cross join lateral json_each(request.answers::json) as given`,
};

const eachChosen = {
  sqlite: sql`join json_each(case given.type when 'array' then given.value else json_array(given.value) end) as chosen`,
  postgres: sql`cross join lateral json_array_elements_text(
    case json_typeof(given.value) when 'array' then given.value else json_build_array(given.value) end) as chosen (value)`,
};

/** Excludes empty answers. */
const isGiven = {
  sqlite: sql`given.type <> 'false' and given.value not in ('', '[]')`,
  postgres: sql`given.value::text not in ('false', '""', '[]')`,
};
