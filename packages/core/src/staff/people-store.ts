import type { Role } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface Person {
  id: string;
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
  lockOwners(): Promise<string[]>;
  insert(person: Person): Promise<void>;
  setRole(id: string, role: Role): Promise<void>;
  /** Removes the person, their account and sessions, and their unused invitations. */
  remove(id: string): Promise<void>;
  /** The hash of a link for a new password; one that is there already stays as it is. Forgets links of days ago. */
  putPasswordLink(link: { tokenHash: string; personId: string; expiresAt: Instant }, at: Instant): Promise<void>;
  findByPasswordLink(tokenHash: string, at: Instant): Promise<Person | null>;
  usePasswordLink(tokenHash: string, personId: string, at: Instant): Promise<boolean>;
  insertInvitation(invitation: Invitation): Promise<void>;
  findInvitation(tokenHash: string): Promise<Invitation | null>;
  /** Unused and not expired, the newest first. First-run links are left out. */
  openInvitations(at: Instant): Promise<Invitation[]>;
  useInvitation(tokenHash: string, at: Instant): Promise<boolean>;
  removeInvitation(id: string): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    people: PeopleStore;
  }
}
