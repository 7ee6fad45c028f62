// The team and its invitations, as the stand-in has them.
import {
  changeRoleSchema,
  newInvitationSchema,
  type OpenInvitation,
  type Role,
  type StaffPerson,
} from '@doorstep/contract';
import { byId, parse, Refusal, type Route } from './stand-in-call.ts';

export interface StandInPeople {
  people: StaffPerson[];
  invitations: OpenInvitation[];
}

const person = (name: string, role: Role): StaffPerson => ({
  id: `p-${role}`,
  name,
  email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@marling.example`,
  role,
  createdAt: '2026-10-01T08:00:00.000Z',
});

export const inventPeople = (): StandInPeople => ({
  people: [person('Olive Marchmain', 'owner'), person('Felix Tarrant', 'fulfiller'), person('Vera Quill', 'viewer')],
  invitations: [{ id: 'i-1', role: 'viewer', invitedBy: 'Olive Marchmain', expiresAt: '2026-11-27T08:00:00.000Z' }],
});

export const peopleRoutes: Route<StandInPeople>[] = [
  ['GET', /^\/api\/v1\/people$/, ({ people }) => people],
  [
    'PUT',
    /^\/api\/v1\/people\/([^/]+)\/role$/,
    (data, { body }, [id]) => {
      const changed = byId(data.people, id, 'person_not_found');
      const { role } = parse(changeRoleSchema, body);
      requireAnotherOwner(data, changed);
      changed.role = role;
      return data.people;
    },
  ],
  [
    'POST',
    /^\/api\/v1\/people\/([^/]+)\/remove$/,
    (data, _, [id]) => {
      const removed = byId(data.people, id, 'person_not_found');
      requireAnotherOwner(data, removed);
      data.people = data.people.filter((one) => one !== removed);
      return null;
    },
  ],
  ['GET', /^\/api\/v1\/open-invitations$/, ({ invitations }) => invitations],
  [
    'POST',
    /^\/api\/v1\/open-invitations$/,
    (data, { body }) => {
      const { role } = parse(newInvitationSchema, body);
      const expiresAt = '2026-11-29T08:00:00.000Z';
      const made = { id: `i-${data.invitations.length + 1}`, role, invitedBy: 'Olive Marchmain', expiresAt };
      data.invitations.unshift(made);
      return { ...made, url: 'https://doorstep.marling.example/staff/invitation/Zq3rT0fVh9mY' };
    },
  ],
  [
    'POST',
    /^\/api\/v1\/open-invitations\/([^/]+)\/cancel$/,
    (data, _, [id]) => {
      const cancelled = byId(data.invitations, id, 'invitation_invalid');
      data.invitations = data.invitations.filter((one) => one !== cancelled);
      return null;
    },
  ],
];

function requireAnotherOwner({ people }: StandInPeople, one: StaffPerson): void {
  if (one.role === 'owner' && people.filter(({ role }) => role === 'owner').length === 1)
    throw new Refusal('last_owner');
}
