// A guard whose text no longer exists would remove nothing, so its failing test would prove nothing.
import { expect, it } from 'vitest';
import { guards } from './guards/all-guards.ts';
import { readRepositoryFile } from './repository-files.ts';

it.each(guards.map((guard) => [guard.name, guard] as const))('“%s” occurs in its file exactly once', (_, guard) => {
  expect(readRepositoryFile(guard.file).split(guard.find).length - 1).toBe(1);
});

it.each(guards.filter(({ named }) => named !== undefined))('“$name” names titles that its tests have', (guard) => {
  const texts = guard.tests.map(readRepositoryFile);
  // The rest of a pattern may come from placeholders: a database in a block's title, or a value after a colon.
  const [title = ''] = (guard.named ?? '').split('.*').slice(-1);
  const pieces = title.split(/[()|]/).map((piece) => piece.replaceAll('\\', '').replace(/: .*/, '').trim());
  expect(pieces.filter((piece) => !texts.some((text) => text.includes(piece)))).toEqual([]);
});

it('guard names are unique', () => {
  expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length);
});

it('CONTRIBUTING describes every file of guards', () => {
  const [, table = ''] = readRepositoryFile('CONTRIBUTING.md').split('\n## Guards\n');
  const rows = table.split('\n## ')[0]?.match(/^\| `.*?\|/gm) ?? [];
  const described = rows.flatMap((row) => [...row.matchAll(/`(.*?)`/g)].map(([, file = '']) => file));
  expect(described.toSorted()).toEqual([...new Set(guards.map(({ part }) => part))].toSorted());
});
