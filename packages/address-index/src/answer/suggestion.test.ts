import { afterEach, beforeEach, expect, test } from 'vitest';
import { createImportFolder, type ImportFolder } from '../fixtures/import-folder.ts';

let folder: ImportFolder;
beforeEach(() => {
  folder = createImportFolder();
});
afterEach(() => folder.remove());

const header = 'LON,LAT,NUMBER,STREET,CITY,REGION,POSTCODE\n';
const row = (number: number, street: string, more = 'Larkspur,XN,00214', at = '-68.6,41'): string =>
  `${at},${number},${street},${more}\n`;

test('an address in two data sets is shown once, as written in the larger data set', async () => {
  await folder.import(header + row(12, 'Main St') + row(14, 'Main St'), { dataset: 'county' });
  await folder.import(header + row(12, 'MAIN STREET') + row(14, 'Main St') + row(16, 'Main St'), { dataset: 'state' });
  expect(folder.find('12 main')).toEqual(['12 Main Street, Larkspur, XN 00214']);
  expect(folder.find('main st')).toEqual(['Main Street, Larkspur, XN - 3 Addresses']);
  expect(folder.find('larkspur')).toEqual(['Larkspur, XN - 3 Addresses', 'Main Street, Larkspur, XN - 3 Addresses']);
});

test('an address with fewer details in one of two data sets is shown once, if both are nearby', async () => {
  await folder.import(header + row(12, 'Main St'), { dataset: 'county' });
  await folder.import(header + row(12, 'Main St', 'Larkspur,,'), { dataset: 'old' });
  expect(folder.find('12 main')).toEqual(['12 Main St, Larkspur, XN 00214']);
  await folder.import(header + row(12, 'Main St', 'Larkspur,,', '-75,41'), { dataset: 'old' });
  expect(folder.find('12 main').toSorted()).toEqual(['12 Main St, Larkspur', '12 Main St, Larkspur, XN 00214']);
});

test('two addresses that only look alike are both shown', async () => {
  await folder.import(header + row(12, 'Main St'), { dataset: 'county' });
  await folder.import(header + row(12, 'Main St', 'Larkspur,XN,00215') + row(12, 'Main Rd'), { dataset: 'state' });
  expect(folder.find('12 main')).toHaveLength(3);
});
