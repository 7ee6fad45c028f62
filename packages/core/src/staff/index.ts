export { acceptInvitation, findInvitation, inviteStaff } from './invitations.ts';
export { mayDo, permissions, requireAction } from './permissions.ts';
