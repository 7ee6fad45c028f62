import { personMarks, sharedMarks, type RequestStore } from '@doorstep/core';
import { completeRequests } from './complete-requests.ts';
import type { Database } from '@doorstep/database';
import { fitsTerms } from './search-terms.ts';
import { personWords } from './search-words.ts';

/** More than are shown: words leave out signs, and what they find may be another address. */
const lookedAt = 200;

/** Requests of one person, by the index of words. */
export function kyselySamePerson({ lists, dialect }: Database): Pick<RequestStore, 'ofPerson'> {
  return {
    async ofPerson(request, max) {
      const words = personWords(personMarks(request.contact));
      if (words.length === 0) return [];
      const terms = [words.map((text) => [{ text, isWhole: true }])];
      const rows = await lists
        .selectFrom('request')
        .selectAll()
        .where(fitsTerms(dialect, terms, { latest: lookedAt }))
        .where('id', '<>', request.id)
        .orderBy('received_at', 'desc')
        .orderBy('id')
        .limit(lookedAt)
        .execute();
      const requests = await completeRequests({ db: lists, dialect }, rows);
      return requests.filter((other) => sharedMarks(request, other).length > 0).slice(0, max);
    },
  };
}
