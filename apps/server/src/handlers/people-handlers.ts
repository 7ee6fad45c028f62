import { staffActions, type OpenInvitation, type StaffPerson, type StaffSession } from '@doorstep/contract';
import type { peopleOperations } from '@doorstep/contract/operations';
import {
  cancelInvitation,
  changeRole,
  inviteStaff,
  mayDo,
  removePerson,
  signOutPerson,
  toIso,
  DoorstepError,
  type Invitation,
  type Person,
} from '@doorstep/core';
import type { FindCurrentPerson } from '../auth/current-person.ts';
import type { StaffAccounts } from '../auth/staff-accounts.ts';
import { isSecondFactorRequired } from '../operations/identify.ts';
import type { Handlers } from '../operations/handlers.ts';
import type { createInvitationHandlers } from './invitation-handlers.ts';

interface PeopleParts {
  accounts: StaffAccounts;
  currentPerson: FindCurrentPerson;
  canSendMail: boolean;
  tiles: StaffSession['tiles'];
  embedOrigins: readonly string[];
}

export function createPeopleHandlers({
  accounts,
  currentPerson,
  canSendMail,
  tiles,
  embedOrigins,
}: PeopleParts): Omit<Handlers<typeof peopleOperations>, keyof ReturnType<typeof createInvitationHandlers>> {
  return {
    async 'GET /session'({ context, request }) {
      const { actor } = context;
      const { id, name, email, role, hasSecondFactor } = await currentPerson(request);
      return {
        person: { id, name, email, role },
        actions: staffActions.filter((action) => mayDo(actor, action)),
        mustSetUpSecondFactor: !hasSecondFactor && (await isSecondFactorRequired(context)),
        sendsEmails: canSendMail,
        tiles,
        embedOrigins: [...embedOrigins],
      };
    },
    async 'GET /people'({ context, query }) {
      const { rows, next } = await context.store.people.part(query);
      return { rows: rows.map(present), next };
    },
    async 'GET /people/:person'({ context, params }) {
      const person = await context.store.people.find(params.person);
      if (person === null) throw new DoorstepError('person_not_found');
      return present(person);
    },
    'PUT /people/:person/role': async ({ context, params, body }) =>
      present(await changeRole(context, { ...body, id: params.person })),
    'POST /people/:person/remove': ({ context, params }) => removePerson(context, { id: params.person }),
    async 'POST /people/:person/sessions/end'({ context, params }) {
      const { accountId } = await signOutPerson(context, { id: params.person });
      await accounts.endSessions(accountId);
    },
    async 'GET /open-invitations'({ context: { store } }) {
      const people = await store.people.list();
      const open = await store.people.openInvitations(await store.now());
      return open.map((invitation) => presentInvitation(invitation, people));
    },
    async 'POST /open-invitations'({ context, body: { role }, site }) {
      const { token, invitation } = await inviteStaff(context, role);
      const presented = presentInvitation(invitation, await context.store.people.list());
      return { ...presented, url: `${site}/staff/invitation/${token}` };
    },
    'POST /open-invitations/:invitation/cancel': ({ context, params }) =>
      cancelInvitation(context, { id: params.invitation }),
  };
}

function present({ id, name, email, role, version, createdAt }: Person): StaffPerson {
  return { id, name, email, role, version, createdAt: toIso(createdAt) };
}

function presentInvitation({ id, role, invitedBy, expiresAt }: Invitation, people: Person[]): OpenInvitation {
  const name = people.find((person) => person.id === invitedBy)?.name ?? '';
  return { id, role, invitedBy: name, expiresAt: toIso(expiresAt) };
}
