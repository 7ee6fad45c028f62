import { DoorstepError, type Role } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Repositories } from '../store.ts';
import type { Person } from './people-store.ts';
import { requireAction } from './permissions.ts';

/**
 * Changes a person's role, effective from their next request.
 * @throws DoorstepError `version_conflict`, `last_owner`, `person_not_found`, `not_allowed`.
 */
export async function changeRole(
  context: Context,
  { id, version, role }: { id: string; version: number; role: Role },
): Promise<Person> {
  requireAction(context.actor, 'people.manage');
  return context.store.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (person.role === role) return person;
    if (person.role === 'owner') await requireAnotherOwner(tx, id);
    if (!(await tx.people.setRole({ id, version, role }))) throw new DoorstepError('version_conflict');
    await recordAudit(context, tx, {
      at: await tx.now(),
      action: 'person.role_changed',
      subjectKind: 'person',
      subjectId: id,
      detail: { from: person.role, to: role },
    });
    return { ...person, version: version + 1, role };
  });
}

/**
 * Removes a person and their account, with all sessions and unused invitations. Their actions stay in the history under
 * their name.
 * @throws DoorstepError `last_owner`, `person_not_found`, `not_allowed`.
 */
export async function removePerson(context: Context, { id }: { id: string }): Promise<void> {
  requireAction(context.actor, 'people.manage');
  await context.store.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (person.role === 'owner') await requireAnotherOwner(tx, id);
    await tx.people.remove(id);
    await recordAudit(context, tx, {
      at: await tx.now(),
      action: 'person.removed',
      subjectKind: 'person',
      subjectId: id,
      detail: { name: person.name, role: person.role },
    });
  });
}

/**
 * Records that an owner signed a person out of every device.
 * @throws DoorstepError `person_not_found`, `not_allowed`.
 */
export async function signOutPerson(context: Context, { id }: { id: string }): Promise<Person> {
  requireAction(context.actor, 'people.manage');
  return context.store.transaction(async (tx) => {
    const person = await tx.people.find(id);
    if (person === null) throw new DoorstepError('person_not_found');
    await recordAudit(context, tx, {
      at: await tx.now(),
      action: 'person.sessions_ended',
      subjectKind: 'person',
      subjectId: id,
    });
    return person;
  });
}

/** Locks the owners first, so that two of them cannot remove each other at the same moment. */
async function lockPerson(tx: Repositories, id: string): Promise<Person> {
  await tx.people.lockOwners();
  const person = await tx.people.find(id);
  if (person === null) throw new DoorstepError('person_not_found');
  return person;
}

async function requireAnotherOwner(tx: Repositories, id: string): Promise<void> {
  const owners = await tx.people.lockOwners();
  if (!owners.some((owner) => owner !== id)) throw new DoorstepError('last_owner');
}
