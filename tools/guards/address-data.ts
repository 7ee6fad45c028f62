import type { Guard } from './guard.ts';

const refreshTests = ['packages/address-index/src/refresh.test.ts'];
const farTests = ['packages/address-index/src/index-format/far-offsets.test.ts'];

/** Address data as large as a country's, and data that is replaced while visitors type. */
export const addressDataGuards: Guard[] = [
  {
    name: 'a street beyond 4 GiB of its file is read where it lies',
    file: 'packages/address-index/src/index-format/index-reader.ts',
    find: `(documentOffsetHigh[street] ?? 0) * offsetsPerHigh + (documentOffset[street] ?? 0)`,
    replace: `(documentOffsetHigh.length * 0 + (documentOffset[street] ?? 0)) % offsetsPerHigh`,
    tests: farTests,
    named: 'lies beyond',
  },
  {
    name: 'a street that is written beyond 4 GiB is said to lie there',
    file: 'packages/address-index/src/build/assemble-index.ts',
    find: `sections.documentOffsetHigh[document] = Math.floor(offset / offsetsPerHigh);`,
    replace: `sections.documentOffsetHigh[document] = 0;`,
    tests: farTests,
    named: 'has written 4 GiB',
  },
  {
    name: 'texts of an earlier map keep their numbers',
    file: 'packages/address-index/src/build/number-table.ts',
    find: `for (const map of this.#maps) {`,
    replace: `for (const map of this.#maps.slice(-1)) {`,
    tests: ['packages/address-index/src/build/columns.test.ts'],
    named: 'one map does not take',
  },
  {
    name: 'new address data holds nobody up while it is read',
    file: 'packages/address-index/src/index-format/read-tables.ts',
    find: `const { bytesRead } = await readLater(file, into, 0, into.length, position);`,
    replace: `const bytesRead = readSync(file, into, 0, into.length, position);`,
    tests: refreshTests,
    named: 'piece by piece',
  },
  {
    name: 'address data that was replaced while it was read is not opened',
    file: 'packages/address-index/src/open-address-index.ts',
    find: `opened.find((file) => file.path === path && file.identity === identity)`,
    replace: `opened.find((file) => file.path === path && identity !== '')`,
    tests: refreshTests,
    named: 'replaced twice',
  },
  {
    name: 'a misspelling is looked for where no data set has the word',
    file: 'packages/address-index/src/match/gather-documents.ts',
    find: `searched.every(({ reader }) => searchMemory(reader).matcher(token, 0).isEmpty())`,
    replace: `searched.some(({ reader }) => searchMemory(reader).matcher(token, 0).isEmpty())`,
    tests: ['packages/address-index/src/answer/many-datasets.test.ts'],
  },
];
