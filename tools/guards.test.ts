// A guard whose text is not there any more would be taken out of nothing, and its red test would prove nothing.
import { expect, it } from 'vitest';
import { guards } from './guards/all-guards.ts';
import { readRepositoryFile } from './repository-files.ts';

it.each(guards.map((guard) => [guard.name, guard] as const))('“%s” stands in its file once', (_, guard) => {
  expect(readRepositoryFile(guard.file).split(guard.find).length - 1).toBe(1);
});

it('no two guards have one name', () => {
  expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length);
});

it('CONTRIBUTING says of every file of guards what it holds', () => {
  const [, table = ''] = readRepositoryFile('CONTRIBUTING.md').split('\n## Guards\n');
  const rows = table.split('\n## ')[0]?.match(/^\| `.*?\|/gm) ?? [];
  const described = rows.flatMap((row) => [...row.matchAll(/`(.*?)`/g)].map(([, file = '']) => file));
  expect(described.toSorted()).toEqual([...new Set(guards.map(({ part }) => part))].toSorted());
});
