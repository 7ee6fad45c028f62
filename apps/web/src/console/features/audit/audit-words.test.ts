import { catalogueFor, createTranslator } from '@doorstep/messages';
import { expect, it } from 'vitest';
import { detailRows } from './audit-words.ts';

const french = createTranslator('fr', catalogueFor('fr', ['errors', 'staff']));

it.each([
  ['person.joined', { role: 'owner' }, ['rôle: Propriétaire']],
  ['person.role_changed', { from: 'viewer', to: 'packer' }, ['de: Consultation', 'à: Préparation']],
  ['request.held', { state: 'held' }, ['état: À vérifier']],
  [
    'requests.listed',
    { state: 'held lost', hasSearch: false },
    ['état: À vérifier; Perdue', 'avec une recherche: non'],
  ],
  ['offer.paused', { from: 'published', phase: 'paused' }, ['de: Publiée', 'désormais: Suspendue']],
  ['request.noted', { note: 'held', other: null }, ['note: held']],
  ['request.declined', { reason: 'queue jumper' }, ['motif: queue jumper']],
  ['home.merged', { sortOrder: 'held' }, ['sort order: held']],
])('the audit log describes %s %o in the reader’s language: %o', (action, detail, rows) => {
  const entry = { action, detail } as unknown as Parameters<typeof detailRows>[1];
  expect(detailRows(french, entry).map(({ label, value }) => `${label}: ${value}`)).toEqual(rows);
});
