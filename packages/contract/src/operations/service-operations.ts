import * as v from 'valibot';
import { partEntries, searchEntry } from '../list-part.ts';
import type { OperationTable } from './operation.ts';
import {
  alarmsSchema,
  humanCheckServiceSchema,
  mailsSchema,
  servicesSchema,
  serviceTestSchema,
} from './service-answers.ts';

const test = {
  action: 'services.manage',
  about: 'installation',
  answer: serviceTestSchema,
} as const;

export const serviceOperations = {
  'GET /alarms': {
    id: 'listAlarms',
    summary:
      'Open issues of services, and offers without address data. What a provider says is for who looks after services.',
    action: 'alarms.read',
    about: 'installation',
    answer: alarmsSchema,
  },
  'GET /mails': {
    id: 'listMails',
    summary:
      'Emails that were sent, wait, or are kept because no mail server is set, the newest first; `search` finds them by recipient.',
    action: 'mails.read',
    about: 'installation',
    query: v.object({ ...partEntries, search: searchEntry }),
    answer: mailsSchema,
    audit: { action: 'mails.listed', subject: 'store', id: 'mails' },
  },
  'GET /services': {
    id: 'getServices',
    summary: 'Third-party services in use, and their issues. Never a secret.',
    action: 'services.manage',
    about: 'installation',
    answer: servicesSchema,
  },
  'GET /services/human-check': {
    id: 'getHumanCheck',
    summary: 'Which human check decides, and how the one that is only measured did.',
    action: 'offers.read',
    about: 'installation',
    answer: humanCheckServiceSchema,
  },
  'POST /services/human-check/test': {
    ...test,
    id: 'testHumanCheck',
    summary: 'Asks the human check, and says what came.',
  },
  'POST /services/address-lookup/test': { ...test, id: 'testLookup', summary: 'Asks the lookup, and says what came.' },
  'POST /services/mail/test': { ...test, id: 'testMail', summary: 'Asks the mail server; no email is sent.' },
  'POST /services/mail/message': {
    ...test,
    id: 'sendTestMessage',
    summary: 'Sends the person who asks a test message, and says what the mail server answered.',
    isForPeople: true,
  },
} as const satisfies OperationTable;
