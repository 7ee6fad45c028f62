export { acceptInvitation, cancelInvitation, findInvitation, inviteStaff } from './invitations.ts';
export { findPasswordLink, mailPasswordLink, makePasswordLink, usePasswordLink } from './password-links.ts';
export type * from './people-store.ts';
export { changeRole, removePerson, signOutPerson } from './people.ts';
export { requireSecondFactor, secondFactorRequiredFrom } from './second-factor.ts';
export { limitedTo, mayDo, permissions, reachesOffer, requireAction } from './permissions.ts';
