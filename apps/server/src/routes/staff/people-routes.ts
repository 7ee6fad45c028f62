import {
  changeRoleSchema,
  newInvitationSchema,
  type NewInvitation,
  type OpenInvitation,
  type StaffPerson,
} from '@doorstep/contract';
import {
  cancelInvitation,
  changeRole,
  inviteStaff,
  removePerson,
  requireAction,
  toIso,
  type Context,
  type Invitation,
  type Person,
} from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../../http/parse-body.ts';
import type { StaffContext } from './staff-context.ts';

interface ById {
  Params: { id: string };
}

/** The team, as owners look after it: roles, leavers, and invitations that nobody has used yet. */
export function addPeopleRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  app.get('/api/staff/people', async (request): Promise<StaffPerson[]> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'people.manage');
    return listPeople(context);
  });

  app.put<ById>('/api/staff/people/:id/role', async (request): Promise<StaffPerson[]> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'people.manage');
    const { role } = parseBody(changeRoleSchema, request.body);
    await changeRole(context, { id: request.params.id, role });
    return listPeople(context);
  });

  app.post<ById>('/api/staff/people/:id/remove', async (request, reply) => {
    await removePerson(await contextOf(request), { id: request.params.id });
    return reply.code(204).send();
  });

  app.get('/api/staff/open-invitations', async (request): Promise<OpenInvitation[]> => {
    const { store, actor } = await contextOf(request);
    requireAction(actor, 'people.manage');
    const people = await store.people.list();
    const open = await store.people.openInvitations(await store.now());
    return open.map((invitation) => presentInvitation(invitation, people));
  });

  app.post('/api/staff/open-invitations', async (request, reply) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'people.manage');
    const { role } = parseBody(newInvitationSchema, request.body);
    const { token, invitation } = await inviteStaff(context, role);
    const made: NewInvitation = {
      ...presentInvitation(invitation, await context.store.people.list()),
      url: `${context.baseUrl}/staff/invitation/${token}`,
    };
    return reply.code(201).header('Cache-Control', 'no-store').send(made);
  });

  app.post<ById>('/api/staff/open-invitations/:id/cancel', async (request, reply) => {
    await cancelInvitation(await contextOf(request), { id: request.params.id });
    return reply.code(204).send();
  });
}

async function listPeople({ store }: Pick<Context, 'store'>): Promise<StaffPerson[]> {
  return (await store.people.list()).map(({ id, name, email, role, createdAt }) => ({
    id,
    name,
    email,
    role,
    createdAt: toIso(createdAt),
  }));
}

function presentInvitation({ id, role, invitedBy, expiresAt }: Invitation, people: Person[]): OpenInvitation {
  const name = people.find((person) => person.id === invitedBy)?.name ?? '';
  return { id, role, invitedBy: name, expiresAt: toIso(expiresAt) };
}
