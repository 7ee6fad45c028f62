export { acceptInvitation, cancelInvitation, findInvitation, inviteStaff } from './invitations.ts';
export type * from './people-store.ts';
export { changeRole, removePerson } from './people.ts';
export { limitedTo, mayDo, permissions, reachesOffer, requireAction } from './permissions.ts';
