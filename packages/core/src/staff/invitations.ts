import type { Role } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { DoorstepError } from '../errors.ts';
import { recordAudit } from '../record-audit.ts';
import type { Invitation, Person } from './people-store.ts';
import { requireAction } from './permissions.ts';

const invitationLifeMs = 7 * 86_400_000;

/** A link that makes one person: the owner while there is nobody yet, else somebody with the role given. */
export async function inviteStaff(
  context: Context,
  role: Role,
): Promise<{ token: string; role: Role; isFirstRun: boolean }> {
  requireAction(context.actor, 'people.manage');
  return context.store.transaction(async (tx) => {
    const isFirstRun = (await tx.people.count()) === 0;
    const at = await tx.now();
    const token = context.secrets.newToken();
    const invited = { role: isFirstRun ? ('owner' as const) : role, isFirstRun };
    await tx.people.insertInvitation({
      tokenHash: context.secrets.hash(token),
      ...invited,
      expiresAt: at + invitationLifeMs,
      usedAt: null,
    });
    await recordAudit(context, tx, {
      at,
      action: 'person.invited',
      subjectKind: 'person',
      subjectId: '',
      detail: { role: invited.role },
    });
    return { token, ...invited };
  });
}

/** @throws DoorstepError `invitation_invalid` when it is used, too old, or a first-run link after the first run. */
export async function findInvitation(context: Context, token: string): Promise<Invitation> {
  const invitation = await context.store.people.findInvitation(context.secrets.hash(token));
  if (invitation === null || invitation.usedAt !== null || invitation.expiresAt < (await context.store.now())) {
    throw new DoorstepError('invitation_invalid');
  }
  if (invitation.isFirstRun && (await context.store.people.count()) > 0) throw new DoorstepError('invitation_invalid');
  return invitation;
}

/**
 * Makes the person of an invitation, for an account that can sign in already.
 * @throws DoorstepError `invitation_invalid`.
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
      createdAt: at,
    };
    // Two first-run links used at the same moment: the store knows one first person.
    if (invitation.isFirstRun && (await tx.settings.putOnce('first_person', person.id)) !== person.id)
      throw new DoorstepError('invitation_invalid');
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
