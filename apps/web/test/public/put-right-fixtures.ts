// The pages for corrections and confirmations, in every state.
import type { ChangePage, ConfirmOutcome, ConfirmPage, PublicPage, PutRightPage } from '@doorstep/contract';
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

const confirmPage = (outcome: ConfirmOutcome | null): ConfirmPage => ({
  kind: 'confirm',
  offer,
  reference: 'DS-7K4M-Q2XP',
  action: '/confirm/token',
  confirms: 'request',
  outcome,
  until: '2026-11-21T10:04:00Z',
});

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
  confirm: confirmPage(null),
  'confirm-sold-out': confirmPage('sold_out'),
  'confirm-fewer-left': confirmPage('fewer_left'),
  'confirm-already-asked': confirmPage('already_asked'),
  'confirm-expired': confirmPage('expired'),
  'confirm-email': { ...confirmPage(null), confirms: 'email' },
};
