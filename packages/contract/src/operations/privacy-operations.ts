import { personDataSchema, personSearchSchema } from '../privacy.ts';
import type { OperationTable } from './operation.ts';
import { erasedPersonSchema, erasureRunSchema, foundPersonSchema, retentionSchema } from './privacy-answers.ts';

const manage = { action: 'privacy.manage', about: 'installation' } as const;

export const privacyOperations = {
  'GET /privacy/retention': {
    ...manage,
    id: 'getRetention',
    summary: 'What personal data there is of each offer, when it goes, and the last runs that erased some.',
    answer: retentionSchema,
  },
  'POST /privacy/retention/run': {
    ...manage,
    id: 'runRetention',
    summary: 'Erases at once what retention has ended for; the server does so by itself within an hour.',
    answer: erasureRunSchema,
  },
  'POST /privacy/person': {
    ...manage,
    id: 'findPerson',
    summary: 'Requests and claims of one person, by email address or by the reference of one request.',
    body: personSearchSchema,
    answer: foundPersonSchema,
    audit: { action: 'person.searched', subject: 'store', id: 'privacy' },
  },
  'POST /privacy/person/data.json': {
    ...manage,
    id: 'exportPerson',
    summary: 'Everything that is kept about these requests and claims of one person.',
    body: personDataSchema,
    answer: { file: 'application/json; charset=utf-8' },
    audit: { action: 'requests.exported', subject: 'store', id: 'privacy' },
    errors: ['request_not_found', 'claim_not_found'],
  },
  'POST /privacy/person/erase': {
    ...manage,
    id: 'erasePerson',
    isGrave: true,
    summary: 'Erases these requests and claims of one person, all or none; open requests are withdrawn with it.',
    body: personDataSchema,
    isTriable: true,
    answer: erasedPersonSchema,
    errors: ['request_not_found', 'claim_not_found', 'state_conflict'],
  },
} as const satisfies OperationTable;
