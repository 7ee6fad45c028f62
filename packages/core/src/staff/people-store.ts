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
  id: string;
  tokenHash: string;
  role: Role;
  /** Makes the first owner; expires as soon as there is one. */
  isFirstRun: boolean;
  /** The person who made the invitation; null for the command line. */
  invitedBy: string | null;
  expiresAt: Instant;
  usedAt: Instant | null;
}

export interface PeopleStore {
  list(): Promise<Person[]>;
  count(): Promise<number>;
  find(id: string): Promise<Person | null>;
  findByAccount(accountId: string): Promise<Person | null>;
  /** Ids of all owners, locked until the transaction ends: an owner cannot stop being one meanwhile. */
  lockOwners(): Promise<string[]>;
  insert(person: Person): Promise<void>;
  /** Changes the role and ends the person's assignments. */
  setRole(id: string, role: Role): Promise<void>;
  /** Removes the person, their account and sessions, and their unused invitations. */
  remove(id: string): Promise<void>;
  /** The hash of a link for a new password; one that is there already stays as it is. Forgets links of days ago. */
  putPasswordLink(link: { tokenHash: string; personId: string; expiresAt: Instant }, at: Instant): Promise<void>;
  /** The person whose unused link this is. */
  findByPasswordLink(tokenHash: string, at: Instant): Promise<Person | null>;
  /** Ends all links of a person. @returns false when this one was used or too old. */
  usePasswordLink(tokenHash: string, personId: string, at: Instant): Promise<boolean>;
  insertInvitation(invitation: Invitation): Promise<void>;
  findInvitation(tokenHash: string): Promise<Invitation | null>;
  /** Unused and not expired, the newest first. First-run links are left out. */
  openInvitations(at: Instant): Promise<Invitation[]>;
  /** @returns false if it was already used. */
  useInvitation(tokenHash: string, at: Instant): Promise<boolean>;
  /** @returns false when there is no unused invitation with this id. */
  removeInvitation(id: string): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    people: PeopleStore;
  }
}
