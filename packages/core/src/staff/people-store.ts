import type { Listed, ListPart, Role } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface Person {
  id: string;
  accountId: string;
  name: string;
  email: string;
  role: Role;
  /** Rises with each change of the role. */
  version: number;
  createdAt: Instant;
}

export interface Invitation {
  id: string;
  tokenHash: string;
  role: Role;
  /** Makes the first owner; expires as soon as there is one. */
  isFirstRun: boolean;
  /** Null for the command line. */
  invitedBy: string | null;
  expiresAt: Instant;
  usedAt: Instant | null;
}

export interface PeopleStore {
  list(): Promise<Person[]>;
  part(part: ListPart): Promise<Listed<Person>>;
  count(): Promise<number>;
  find(id: string): Promise<Person | null>;
  findByAccount(accountId: string): Promise<Person | null>;
  /** Ids of all owners, locked until the transaction ends. */
  lockOwners(): Promise<string[]>;
  insert(person: Omit<Person, 'version'>): Promise<void>;
  /** Also ends the person's assignments. @returns false if `version` is no longer the stored one. */
  setRole(person: Pick<Person, 'id' | 'version' | 'role'>): Promise<boolean>;
  /** Removes the person, their account and sessions, and their unused invitations. */
  remove(id: string): Promise<void>;
  /** Stores a password link; an existing one stays as it is. Deletes links that are days old. */
  putPasswordLink(link: { tokenHash: string; personId: string; expiresAt: Instant }, at: Instant): Promise<void>;
  findByPasswordLink(tokenHash: string, at: Instant): Promise<Person | null>;
  /** Ends all links of a person. @returns false if this one was used or expired. */
  usePasswordLink(tokenHash: string, personId: string, at: Instant): Promise<boolean>;
  insertInvitation(invitation: Invitation): Promise<void>;
  findInvitation(tokenHash: string): Promise<Invitation | null>;
  /** Unused and not expired, newest first, without first-run links. */
  openInvitations(at: Instant): Promise<Invitation[]>;
  /** @returns false if it was already used. */
  useInvitation(tokenHash: string, at: Instant): Promise<boolean>;
  /** @returns false if there is no unused invitation with this id. */
  removeInvitation(id: string): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    people: PeopleStore;
  }
}
