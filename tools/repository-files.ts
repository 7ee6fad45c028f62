import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

const left = new Set(['node_modules', '.git', '.cache', 'dist', 'test-results', 'playwright-report']);

/** Every file of the project, relative to its root with `/`, without installed, built or downloaded files. */
export function repositoryFiles(): string[] {
  const entries = globSync('**/*', {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => left.has(entry.name) || (entry.name === 'data' && entry.parentPath === root),
  });
  const hidden = globSync(['.*', '.ci/*'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => left.has(entry.name),
  });
  return [...entries, ...hidden]
    .filter((entry) => entry.isFile() && !left.has(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

export function readRepositoryFile(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
