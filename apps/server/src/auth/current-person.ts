import { DoorstepError, type PeopleStore, type Person } from '@doorstep/core';
import type { FastifyRequest } from 'fastify';
import type { SignedIn, StaffAccounts } from './staff-accounts.ts';

export type CurrentPerson = Person & Pick<SignedIn, 'sessionId' | 'passwordAt' | 'hasSecondFactor'>;

export type FindCurrentPerson = (request: FastifyRequest) => Promise<CurrentPerson>;

export function createCurrentPerson(accounts: StaffAccounts, people: PeopleStore): FindCurrentPerson {
  const found = new WeakMap<FastifyRequest, Promise<CurrentPerson | null>>();
  const find = async (cookies: string) => {
    const signedIn = await accounts.find(cookies);
    const person = signedIn === null ? null : await people.findByAccount(signedIn.accountId);
    return signedIn === null || person === null ? null : { ...signedIn, ...person };
  };
  return async (request) => {
    const finding = found.get(request) ?? find(request.headers.cookie ?? '');
    found.set(request, finding);
    const person = await finding;
    if (person === null) throw new DoorstepError('not_signed_in');
    return person;
  };
}

/** Long enough to invite a team or to clear up tokens, short for a session that was stolen or left open. */
const recentMs = 30 * 60_000;

/** @throws DoorstepError `password_needed`, `not_signed_in`. */
export async function requireRecentPassword(find: FindCurrentPerson, request: FastifyRequest): Promise<void> {
  const { passwordAt } = await find(request);
  if (Date.now() - passwordAt.getTime() > recentMs) throw new DoorstepError('password_needed');
}
