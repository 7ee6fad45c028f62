// The pages on which something is put right, in every state.
import type { ChangePage, PublicPage, PutRightPage } from '@doorstep/contract';
import { offer } from './offer-fixture.ts';

const draft = {
  'quantity.bin': '1',
  'contact.name': 'Robin Sample',
  'contact.email': 'robin@sample.example',
  'answer.garden': 'shared',
};

const list: PutRightPage = {
  kind: 'put_right',
  offer,
  reference: 'DS-7K4M-Q2XP',
  draft,
  addressLines: ['Flat 2, 12 Sample Row', 'Larkham, LK1 2AB'],
  canChangeItems: true,
  newEmail: '',
  packedBy: 'Thursday 10 December',
  done: null,
};

const change: ChangePage = {
  kind: 'change',
  offer,
  reference: 'DS-7K4M-Q2XP',
  field: 'email',
  draft,
  email: 'robin@sample.example',
  errors: [],
  problem: null,
};

export const putRightPages: Record<string, PublicPage> = {
  'put-right': list,
  'put-right-email-waits': { ...list, newEmail: 'robin@elsewhere.example', done: 'sent' },
  'change-email': change,
  'change-name-error': {
    ...change,
    field: 'name',
    draft: { ...draft, 'contact.name': '' },
    errors: [{ field: 'contact.name', code: 'required' }],
  },
  'change-items-error': {
    ...change,
    field: 'items',
    errors: [{ field: 'lines', code: 'too_many_in_total', values: { max: 3 } }],
  },
  'change-items-short': {
    ...change,
    field: 'items',
    problem: { code: 'sold_out', left: [{ item: 'bin', left: 1 }] },
  },
};
