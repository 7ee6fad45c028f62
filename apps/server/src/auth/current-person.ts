import { DoorstepError, type PeopleStore, type Person } from '@doorstep/core';
import type { FastifyRequest } from 'fastify';
import type { StaffAccounts } from './staff-accounts.ts';

/**
 * The person of staff who sends a request.
 * @throws DoorstepError `not_signed_in`.
 */
export type CurrentPerson = (request: FastifyRequest) => Promise<Person>;

export function createCurrentPerson(accounts: StaffAccounts, people: PeopleStore): CurrentPerson {
  return async (request) => {
    const accountId = await accounts.find(request.headers.cookie ?? '');
    const person = accountId === null ? null : await people.findByAccount(accountId);
    if (person === null) throw new DoorstepError('not_signed_in');
    return person;
  };
}
