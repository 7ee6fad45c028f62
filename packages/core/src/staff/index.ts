export { acceptInvitation, cancelInvitation, findInvitation, inviteStaff } from './invitations.ts';
export type * from './people-store.ts';
export { changeRole, removePerson } from './people.ts';
export { mayDo, permissions, requireAction } from './permissions.ts';
