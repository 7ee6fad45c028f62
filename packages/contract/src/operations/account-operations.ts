import {
  forgottenPasswordSchema,
  newPasswordSchema,
  passwordChangeSchema,
  passwordOnlySchema,
  secondFactorCodeSchema,
  secondFactorRuleSchema,
} from '../account.ts';
import {
  accountSchema,
  begunSecondFactorSchema,
  newPasswordLinkSchema,
  passwordLinkSchema,
  recoveryCodesSchema,
} from './account-answers.ts';
import type { OperationTable } from './operation.ts';

const own = { action: 'signed_in', about: 'neither', isForPeople: true, isInternal: true } as const;
const guessed = { ...own, isGuessable: true } as const;
const linked = { action: 'everybody', about: 'neither', isGuessable: true, isInternal: true } as const;
const manage = { action: 'people.manage', about: 'installation', isForPeople: true } as const;

export const accountOperations = {
  'GET /account': {
    ...own,
    id: 'getAccount',
    summary: 'The sessions and the second factor of who is signed in.',
    answer: accountSchema,
  },
  'POST /account/password': {
    ...guessed,
    id: 'changePassword',
    summary: 'Changes one’s own password, and signs out the other devices unless told not to.',
    body: passwordChangeSchema,
    answer: accountSchema,
  },
  'POST /account/confirm': {
    ...guessed,
    id: 'confirmPassword',
    summary: 'Checks one’s own password, so that what needs it is allowed for a while.',
    body: passwordOnlySchema,
  },
  'POST /account/sessions/:session/end': {
    ...guessed,
    id: 'endSession',
    summary: 'Signs out one of one’s own devices.',
    body: passwordOnlySchema,
    answer: accountSchema,
    errors: ['not_found'],
  },
  'POST /account/sessions/end-others': {
    ...guessed,
    id: 'endOtherSessions',
    summary: 'Signs out all of one’s own devices but this one.',
    body: passwordOnlySchema,
    answer: accountSchema,
  },
  'POST /account/second-factor/begin': {
    ...guessed,
    id: 'beginSecondFactor',
    summary: 'Makes a key for an authenticator app, and recovery codes; it counts once a code was confirmed.',
    body: passwordOnlySchema,
    answer: begunSecondFactorSchema,
    errors: ['state_conflict'],
  },
  'POST /account/second-factor/confirm': {
    ...guessed,
    id: 'confirmSecondFactor',
    summary: 'Turns it on, with a code of the app.',
    body: secondFactorCodeSchema,
    answer: accountSchema,
    errors: ['state_conflict'],
  },
  'POST /account/second-factor/off': {
    ...guessed,
    id: 'turnOffSecondFactor',
    summary: 'Turns it off.',
    body: passwordOnlySchema,
    answer: accountSchema,
  },
  'POST /account/second-factor/recovery-codes': {
    ...guessed,
    id: 'renewRecoveryCodes',
    summary: 'New recovery codes; the former ones end.',
    body: passwordOnlySchema,
    answer: recoveryCodesSchema,
    errors: ['state_conflict'],
  },
  'PUT /second-factor-rule': {
    ...manage,
    id: 'requireSecondFactor',
    isGrave: true,
    summary: 'Requires a second factor of everybody from a moment on, by who has one; null: of nobody.',
    body: secondFactorRuleSchema,
    errors: ['state_conflict'],
  },
  'POST /people/:person/password-link': {
    ...manage,
    id: 'makePasswordLink',
    isGrave: true,
    summary: 'Makes a link with which a person sets a new password, within an hour. It is shown this once.',
    answer: newPasswordLinkSchema,
    errors: ['person_not_found'],
  },
  'POST /password-links': {
    ...linked,
    id: 'mailPasswordLink',
    summary: 'Mails such a link to a person with this address. The answer is the same when there is none.',
    body: forgottenPasswordSchema,
  },
  'GET /password-links/:token': {
    ...linked,
    id: 'getPasswordLink',
    summary: 'Whose link it is.',
    answer: passwordLinkSchema,
    errors: ['link_invalid'],
  },
  'POST /password-links/use': {
    ...linked,
    id: 'usePasswordLink',
    summary: 'Sets a new password, and signs out every device.',
    body: newPasswordSchema,
    errors: ['link_invalid'],
  },
} as const satisfies OperationTable;
