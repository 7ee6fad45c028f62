import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftFromFields, fieldsOfDraft, searchFieldName } from './draft.ts';
import type { PublicQuestion } from './public-offer.ts';
import { submissionOfDraft } from './submission-of-draft.ts';
import { withoutControls } from './trimmed.ts';

const question = (id: string, kind: PublicQuestion['kind']): PublicQuestion => ({
  id,
  kind,
  label: { text: id, language: 'en' },
  help: null,
  required: false,
  options: [],
});
const item = (id: string) => ({
  id,
  name: { text: id, language: 'en' },
  maxPerRequest: 3,
  maxPerHome: null,
  remaining: { kind: 'hidden' as const, text: '' },
});
const offer = {
  items: [item('bin'), item('caddy')],
  questions: [question('colours', 'choices'), question('agree', 'consent'), question('why', 'long_text')],
};

it('a draft keeps the fields of a form, and leaves out tokens, honeypots and buttons', () => {
  const fields = [
    ['quantity.bin', '1'],
    ['answer.colours', 'green'],
    ['answer.colours', 'brown'],
    ['website', 'http://spam.example'],
    ['formToken', 'x'],
    ['step', 'find'],
    ['__proto__', 'x'],
  ] as const;
  expect(draftFromFields(fields)).toEqual({ 'quantity.bin': '1', 'answer.colours': 'green\nbrown' });
});

it('a draft includes the number next to a tick box only while the box is ticked', () => {
  const fields = [
    ['take.bin', 'yes'],
    ['count.bin', '2'],
    ['count.caddy', '3'],
  ] as const;
  expect(draftFromFields(fields)).toEqual({ 'quantity.bin': '2', 'quantity.caddy': '0' });
});

it('a draft keeps the text of the address search under its own name', () => {
  expect(draftFromFields([[searchFieldName, '12 elm']])).toEqual({ 'address.search': '12 elm' });
  expect(draftFromFields([[searchFieldName, 'x'.repeat(600)]])['address.search']).toHaveLength(500);
});

it('a draft survives a round trip through a form, whatever was typed', () => {
  const text = fc.string({ unit: 'grapheme' }).map(withoutControls);
  const drafts = fc.record({ 'contact.name': text, 'address.search': text, unit: text, 'answer.why': text });
  fc.assert(
    fc.property(drafts, fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }), (typed, colours) => {
      const draft = { ...typed, 'answer.colours': colours.join('\n') };
      expect(draftFromFields(fieldsOfDraft(draft, offer.questions))).toEqual(draft);
    }),
  );
});

it('a draft submits the chosen items, with answers in the shape of their questions', () => {
  const draft = {
    'quantity.bin': '2',
    'quantity.caddy': '0',
    'contact.name': 'Robin Sample',
    'answer.colours': 'green\r\nbrown',
    'answer.agree': 'yes',
    'address.way': 'find',
    'address.proof': 'abc.def',
    'address.line1': 'left over',
    unit: '2',
    ifShort: 'queue',
  };
  expect(submissionOfDraft(draft, offer)).toEqual({
    lines: [{ item: 'bin', quantity: 2 }],
    contact: { name: 'Robin Sample', email: '', phone: '' },
    answers: { colours: ['green', 'brown'], agree: true },
    address: { proof: 'abc.def' },
    unit: '2',
    language: '',
    ifShort: 'queue',
  });
});

it('a draft submits a typed address without an earlier proof, and a non-numeric quantity unchanged', () => {
  const submission = submissionOfDraft(
    { 'quantity.bin': 'two', 'address.way': 'typed', 'address.proof': 'abc.def', 'address.line1': '1 Sample Row' },
    offer,
  );
  expect(submission.address).toEqual({
    typed: { line1: '1 Sample Row', line2: '', city: '', region: '', postcode: '', country: '' },
  });
  expect(submission.lines).toEqual([{ item: 'bin', quantity: Number.NaN }]);
});

it('a draft submits an address without a proof by its id, with a copy usable as a typed address', () => {
  const copy = {
    line1: 'Flat 2',
    line2: '12 Sample Row',
    city: 'Larkham',
    region: '',
    postcode: 'LK1 2AB',
    country: 'GB',
  };
  const fields = Object.fromEntries(Object.entries(copy).map(([name, value]) => [`address.${name}`, value]));
  const found = { 'address.way': 'find', 'address.id': 'GB|XX|A|7', ...fields };
  const sent = (draft: Record<string, string>) => submissionOfDraft(draft, offer).address;
  expect(sent(found)).toEqual({ id: 'GB|XX|A|7', typed: copy });
  expect(sent({ ...found, 'address.proof': 'abc.def' })).toEqual({ proof: 'abc.def' });
  expect(sent({ ...found, 'address.country': '' })).toEqual({ id: 'GB|XX|A|7' });
  expect(sent({ ...found, 'address.line2': 'x'.repeat(201) })).toEqual({ id: 'GB|XX|A|7' });
  expect(sent({ ...found, 'address.way': 'typed' })).toEqual({ typed: copy });
});

it('a draft drops the controls that change the direction of a line, as saving does', () => {
  expect(draftFromFields([['contact.name', '\u202eRobin\u2069 Sample']])).toEqual({ 'contact.name': 'Robin Sample' });
});
