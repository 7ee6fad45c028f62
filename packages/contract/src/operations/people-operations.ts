import { partQuerySchema } from '../list-part.ts';
import { acceptInvitationSchema, changeRoleSchema, newInvitationSchema } from '../staff.ts';
import type { OperationTable } from './operation.ts';
import {
  invitationSchema,
  newInvitationAnswerSchema,
  openInvitationsSchema,
  peopleSchema,
  personSchema,
  sessionSchema,
} from './people-answers.ts';

const manage = { action: 'people.manage', about: 'installation', isForPeople: true } as const;
const invited = { action: 'everybody', about: 'neither', isGuessable: true, errors: ['invitation_invalid'] } as const;

/** For people only: programs cannot let anyone in. */
export const peopleOperations = {
  'GET /session': {
    id: 'getSession',
    summary: 'Who is signed in, and what they may do.',
    action: 'signed_in',
    about: 'neither',
    isForPeople: true,
    answer: sessionSchema,
    isInternal: true,
  },
  'GET /people': {
    ...manage,
    id: 'listPeople',
    summary: 'Everybody who may sign in, the oldest account first.',
    query: partQuerySchema,
    answer: peopleSchema,
  },
  'GET /people/:person': {
    ...manage,
    id: 'getPerson',
    summary: 'One person who may sign in.',
    versionedBy: 'version',
    answer: personSchema,
    errors: ['person_not_found'],
  },
  'PUT /people/:person/role': {
    ...manage,
    id: 'changeRole',
    isGrave: true,
    summary: 'Gives another role, which counts from the next call on. The last owner keeps theirs.',
    body: changeRoleSchema,
    versionedBy: 'version',
    answer: personSchema,
    errors: ['person_not_found', 'last_owner', 'version_conflict'],
  },
  'POST /people/:person/remove': {
    ...manage,
    id: 'removePerson',
    isGrave: true,
    summary: 'Removes a person with account, sessions and open invitations. The last owner stays.',
    errors: ['person_not_found', 'last_owner'],
  },
  'POST /people/:person/sessions/end': {
    ...manage,
    id: 'endSessionsOfPerson',
    summary: 'Signs a person out of every device; their password stays.',
    errors: ['person_not_found'],
  },
  'GET /open-invitations': {
    ...manage,
    id: 'listInvitations',
    summary: 'Invitations that nobody has used yet, without their links.',
    answer: openInvitationsSchema,
  },
  'POST /open-invitations': {
    ...manage,
    id: 'inviteStaff',
    once: 'taken',
    isGrave: true,
    summary: 'Makes an invitation. Its link is shown this once.',
    body: newInvitationSchema,
    status: 201,
    answer: newInvitationAnswerSchema,
  },
  'POST /open-invitations/:invitation/cancel': {
    ...manage,
    id: 'cancelInvitation',
    summary: 'Ends an invitation that nobody has used.',
    errors: ['invitation_invalid'],
  },
  'GET /invitations/:token': {
    ...invited,
    id: 'getInvitation',
    summary: 'What an invitation or the first-run link is for.',
    answer: invitationSchema,
    isInternal: true,
  },
  'POST /invitations/accept': {
    ...invited,
    id: 'acceptInvitation',
    summary: 'Makes the person, and signs them in.',
    body: acceptInvitationSchema,
    isInternal: true,
    errors: ['invitation_invalid', 'owner_missing'],
  },
} as const satisfies OperationTable;
