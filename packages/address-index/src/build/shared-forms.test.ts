import { afterEach, beforeEach, expect, it } from 'vitest';
import { createImportFolder, type ImportFolder } from '../fixtures/import-folder.ts';
import { openAddressIndex } from '../open-address-index.ts';
import type { HomeFormOf, SharedForm } from '../normalise/home-form.ts';

let folder: ImportFolder;
beforeEach(() => {
  folder = createImportFolder();
});
afterEach(() => folder.remove());

const formOf: HomeFormOf = ({ countryCode, postcode, city, street, number, unit }) => ({
  country: countryCode,
  postcode,
  town: city.toLowerCase(),
  place: `${street.toLowerCase()}|${number}|`,
  unit,
});

/** Rows `number,street,unit,city,postcode,lat` at one longitude; 0.01° of latitude is 1.1 km. */
async function sharedOf(...rows: string[]): Promise<SharedForm[]> {
  const lines = rows.map((row) => {
    const [number, street, unit, city, postcode, lat] = row.split(',');
    return `-72.5,${lat},${number},${street},${unit},${city},,VT,${postcode},US`;
  });
  const head = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,COUNTRY';
  const { sharedForms } = await folder.import([head, ...lines].join('\n'), { formOf, country: 'US' });
  const index = openAddressIndex(`${folder.path}/index`, { secret: 'test' });
  const all = [...index.allSharedForms('test')];
  for (const { form } of all) expect(index.sharedForms(form)).toHaveLength(1);
  expect(index.sharedForms('US|00000|nowhere|1||')).toEqual([]);
  index.close();
  expect(sharedForms).toEqual({
    disambiguated: all.filter(({ needsTown, ambiguous }) => needsTown && ambiguous.length === 0).length,
    ambiguous: all.filter(({ ambiguous }) => ambiguous.length > 0).length,
    listedTwice: all.filter(({ also }) => also.length > 0).length,
  });
  return all;
}

it('the town distinguishes one form in two distant towns', async () => {
  const all = await sharedOf(
    '6,Oak St,,Hillton,05101,43.14',
    '6,Oak St,,Valley,05101,43.15',
    '7,Oak St,,Valley,05101,43.15',
  );
  expect(all).toMatchObject([{ form: 'US|05101|oak st|6||', needsTown: true, ambiguous: [], also: [] }]);
  expect(all[0]?.places.map(({ city }) => city).toSorted()).toEqual(['Hillton', 'Valley']);
});

it('a form that appears twice in one town stays ambiguous, even if the index keeps one row', async () => {
  const all = await sharedOf('9,Park Rd,,Valley,05101,43.14', '9,Park Rd,,Valley,05101,43.15');
  expect(all).toMatchObject([{ form: 'US|05101|park rd|9||', needsTown: false, ambiguous: [''] }]);
});

it('repeats within 300 m are one building', async () => {
  expect(await sharedOf('9,Park Rd,,Valley,05101,43.14', '9,Park Rd,,Valley,05101,43.1425')).toEqual([]);
});

it('a building under two towns or postcodes is listed under both', async () => {
  const all = await sharedOf('3,Mill Ln,,Hillton,,43.14', '3,Mill Ln,,Valley,,43.1405', '3,Mill Ln,,Faraway,,43.5');
  const byForm = all.toSorted((a, b) => (a.form < b.form ? -1 : 1));
  expect(byForm.map(({ form, also }) => [form, also])).toEqual([
    ['US|town hillton|mill ln|3||', [{ town: '', city: 'Valley', postcode: '', needsTown: false }]],
    ['US|town valley|mill ln|3||', [{ town: '', city: 'Hillton', postcode: '', needsTown: false }]],
  ]);
});

it('units of one building do not count as repeats of it', async () => {
  expect(await sharedOf('3,Mill Ln,1,Valley,05101,43.14', '3,Mill Ln,2,Valley,05101,43.15')).toEqual([]);
});
