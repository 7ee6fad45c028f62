import type { Role } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface Person {
  id: string;
  /** Id of the account that signs in. */
  accountId: string;
  name: string;
  email: string;
  role: Role;
  createdAt: Instant;
}

export interface Invitation {
  tokenHash: string;
  role: Role;
  isFirstRun: boolean;
  expiresAt: Instant;
  usedAt: Instant | null;
}

export interface PeopleStore {
  list(): Promise<Person[]>;
  count(): Promise<number>;
  findByAccount(accountId: string): Promise<Person | null>;
  insert(person: Person): Promise<void>;
  insertInvitation(invitation: Invitation): Promise<void>;
  findInvitation(tokenHash: string): Promise<Invitation | null>;
  /** @returns false when it was used before. */
  useInvitation(tokenHash: string, at: Instant): Promise<boolean>;
}
