import { expect, test } from 'vitest';
import { addressTexts as texts } from '../../ui/examples/texts.ts';
import { initialAddressField, nextAddressField, type AddressFieldEvent } from './address-field-state.ts';
import { announcementFor } from './announcement.ts';

const street = { Id: 's', Type: 'Street', Text: 'Heron Street', Highlight: '', Description: 'Larkmere - 20 Addresses' };
const house = { Id: 'h', Type: 'Address', Text: '1 Heron Street', Highlight: '', Description: 'Larkmere' };
const building = {
  Id: 'b',
  Type: 'BuildingName',
  Text: 'Tern Court',
  Highlight: '',
  Description: 'Larkmere - 60 Addresses',
};
const flats = ['1', '2', '3'].map((number) => ({ ...house, Id: number, Text: `Flat ${number}, Tern Court` }));
const typed: AddressFieldEvent = { kind: 'typed', text: 'heron' };
const answered = (number: number, ...suggestions: (typeof street)[]): AddressFieldEvent => ({
  kind: 'answered',
  number,
  suggestions,
  isFull: false,
});
const opened: AddressFieldEvent = { kind: 'container-opened', container: street };
const buildingOpened: AddressFieldEvent = { kind: 'container-opened', container: building };

test.each<[string | undefined, AddressFieldEvent[]]>([
  [undefined, []],
  ['Looking for addresses…', [typed]],
  ['2 addresses found', [typed, answered(1, street, house)]],
  ["We can't find that in our address list.", [typed, answered(1)]],
  [texts.unavailable, [typed, { kind: 'failed', number: 1, issue: 'unavailable' }]],
  ['Heron Street: 1 to choose from', [typed, answered(1, street), opened, answered(2, house)]],
  [
    'Heron Street: the first 1 to choose from',
    [typed, answered(1, street), opened, { kind: 'answered', number: 2, suggestions: [house], isFull: true }],
  ],
  ['60 homes in 1 building', [typed, answered(1, building)]],
  ['120 homes in 2 buildings', [typed, answered(1, building, { ...building, Id: 'c', Type: 'BuildingNumber' })]],
  ['2 addresses found', [typed, answered(1, building, house)]],
  ['3 homes in Tern Court', [typed, answered(1, building), buildingOpened, answered(2, ...flats)]],
  ['Tern Court: 1 to choose from', [typed, answered(1, building), buildingOpened, answered(2, flats[1]!, building)]],
  ["We can't find that in Heron Street.", [typed, answered(1, street), opened, answered(2)]],
  ['Heron Street, Larkmere - 20 Addresses. 1 of 1', [typed, answered(1, street), { kind: 'moved', by: 1 }]],
  ['Type the address yourself', [typed, answered(1, street), { kind: 'moved', by: -1 }]],
  ['Back to all results', [typed, answered(1, street), opened, answered(2, house), { kind: 'moved', by: 1 }]],
  ['Loading the address…', [typed, answered(1, house), { kind: 'address-chosen', choice: house }]],
  [
    texts.retrieveFailed,
    [
      typed,
      answered(1, house),
      { kind: 'address-chosen', choice: house },
      { kind: 'address-failed', issue: 'unavailable' },
    ],
  ],
  [
    'Address chosen: 1 Heron Street, Larkmere',
    [
      typed,
      answered(1, house),
      { kind: 'address-chosen', choice: house },
      { kind: 'address-loaded', text: '1 Heron Street, Larkmere' },
    ],
  ],
])('the field announces %j', (message, events) => {
  const state = events.reduce(nextAddressField, initialAddressField('', 1));
  expect(announcementFor(state, texts)?.message).toBe(message);
});
