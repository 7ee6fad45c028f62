import { DoorstepError, type PeopleStore, type Person } from '@doorstep/core';
import type { FastifyRequest } from 'fastify';
import type { StaffAccounts } from './staff-accounts.ts';

/** The signed-in staff person. @throws DoorstepError `not_signed_in` */
export type CurrentPerson = (request: FastifyRequest) => Promise<Person>;

export function createCurrentPerson(accounts: StaffAccounts, people: PeopleStore): CurrentPerson {
  // Cached, because hooks and handlers both need it.
  const found = new WeakMap<FastifyRequest, Promise<Person | null>>();
  const find = async (cookies: string) => {
    const accountId = await accounts.find(cookies);
    return accountId === null ? null : people.findByAccount(accountId);
  };
  return async (request) => {
    const finding = found.get(request) ?? find(request.headers.cookie ?? '');
    found.set(request, finding);
    const person = await finding;
    if (person === null) throw new DoorstepError('not_signed_in');
    return person;
  };
}
