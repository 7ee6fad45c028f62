import { DoorstepError, type Role } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Invitation, Person } from './people-store.ts';
import { requireAction } from './permissions.ts';

const invitationLifeMs = 7 * 86_400_000;

export interface NewInvitation {
  token: string;
  invitation: Invitation;
}

/**
 * Creates an invitation link for one person.
 * @param role  Null for the first-run link: while there are no people, it makes the owner and expires once there is
 * one; afterwards it is an owner's invitation. A link with a role keeps it, even if it is made before there is an
 * owner.
 */
export async function inviteStaff(context: Context, role: Role | null): Promise<NewInvitation> {
  requireAction(context.actor, 'people.manage');
  return context.store.transaction(async (tx) => {
    const at = await tx.now();
    const token = context.secrets.newToken();
    const invitation: Invitation = {
      id: context.secrets.newId(),
      tokenHash: context.secrets.hash(token),
      role: role ?? 'owner',
      isFirstRun: role === null && (await tx.people.count()) === 0,
      invitedBy: context.actor.kind === 'person' ? context.actor.id : null,
      expiresAt: at + invitationLifeMs,
      usedAt: null,
    };
    await tx.people.insertInvitation(invitation);
    await recordAudit(context, tx, {
      at,
      action: 'person.invited',
      subjectKind: 'invitation',
      subjectId: invitation.id,
      detail: { role: invitation.role },
    });
    return { token, invitation };
  });
}

/** Revokes an unused invitation. @throws DoorstepError `invitation_invalid`, `not_allowed`. */
export async function cancelInvitation(context: Context, { id }: { id: string }): Promise<void> {
  requireAction(context.actor, 'people.manage');
  await context.store.transaction(async (tx) => {
    if (!(await tx.people.removeInvitation(id))) throw new DoorstepError('invitation_invalid');
    await recordAudit(context, tx, {
      at: await tx.now(),
      action: 'person.invitation_cancelled',
      subjectKind: 'invitation',
      subjectId: id,
    });
  });
}

/**
 * @throws DoorstepError `invitation_invalid` if it is used, expired, or a first-run link after the first run;
 * `owner_missing` while there are no people and it does not make an owner.
 */
export async function findInvitation(context: Context, token: string): Promise<Invitation> {
  const invitation = await context.store.people.findInvitation(context.secrets.hash(token));
  if (invitation === null || invitation.usedAt !== null || invitation.expiresAt < (await context.store.now())) {
    throw new DoorstepError('invitation_invalid');
  }
  const isAnybodyThere = (await context.store.people.count()) > 0;
  if (invitation.isFirstRun && isAnybodyThere) throw new DoorstepError('invitation_invalid');
  if (!isAnybodyThere && invitation.role !== 'owner') throw new DoorstepError('owner_missing');
  return invitation;
}

/**
 * Creates the person of an invitation, for an account that can already sign in.
 * @throws DoorstepError as `findInvitation`.
 */
export async function acceptInvitation(
  context: Context,
  { token, accountId, name, email }: { token: string; accountId: string; name: string; email: string },
): Promise<Person> {
  const invitation = await findInvitation(context, token);
  return context.store.transaction(async (tx) => {
    const at = await tx.now();
    if (!(await tx.people.useInvitation(invitation.tokenHash, at))) throw new DoorstepError('invitation_invalid');
    const person: Person = {
      id: context.secrets.newId(),
      accountId,
      name,
      email,
      role: invitation.role,
      version: 1,
      createdAt: at,
    };
    // Two first-run links used at the same moment: the store accepts one first person.
    const firstPerson = await tx.settings.putOnce('first_person', person.id);
    if (invitation.isFirstRun && firstPerson !== person.id) throw new DoorstepError('invitation_invalid');
    await tx.people.insert(person);
    await recordAudit(context, tx, {
      at,
      action: 'person.joined',
      subjectKind: 'person',
      subjectId: person.id,
      detail: { role: person.role },
    });
    return person;
  });
}
