// A step that stores were made with never changes: they know its checksum.
import { expect, it } from 'vitest';
import made from './migrations/made.json' with { type: 'json' };
import { allSteps, checksumOf } from './migrate.ts';

it('the migration steps match their recorded checksums', () => {
  const checksums = allSteps.map((step) => [
    step.name,
    { sqlite: checksumOf(step, 'sqlite'), postgres: checksumOf(step, 'postgres') },
  ]);
  // A released step never changes: write another. A new step gets its line in `migrations/made.json`.
  expect(Object.fromEntries(checksums)).toEqual(made);
});
