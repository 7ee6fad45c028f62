import { personMarks, sharedMarks, type RequestStore } from '@doorstep/core';
import { sql } from 'kysely';
import { completeRequests } from './complete-requests.ts';
import type { Database } from '@doorstep/database';
import { personWords } from './search-words.ts';

/** More than are shown: words leave out signs, and what they find may be another address. */
const lookedAt = 200;

/** Requests of one person, by the index of words. */
export function kyselySamePerson({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Pick<RequestStore, 'ofPerson'> {
  return {
    async ofPerson(request, max) {
      const words = personWords(personMarks(request.contact));
      if (words.length === 0) return [];
      const found =
        dialect === 'postgres'
          ? sql<boolean>`array_to_tsvector(string_to_array(search_text, ' ')) @@ ${words.map((word) => `'${word}'`).join(' | ')}::tsquery`
          : // In the order of their arrival, so that of a great many the latest are looked at.
            sql<boolean>`seq in (select rowid from request_search
              where request_search match ${words.map((word) => `"${word}"`).join(' OR ')}
              order by rowid desc limit ${lookedAt})`;
      const rows = await db
        .selectFrom('request')
        .selectAll()
        .where(found)
        .where('id', '<>', request.id)
        .orderBy('received_at', 'desc')
        .orderBy('id')
        .limit(lookedAt)
        .execute();
      const requests = await completeRequests({ db, dialect }, rows);
      return requests.filter((other) => sharedMarks(request, other).length > 0).slice(0, max);
    },
  };
}
