// `npm run bench -- NAME`: one benchmark of `bench/`. Without a valid name: the list, with each one's question.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.ts';

const folder = join(import.meta.dirname, '..', 'bench');
const [name = '', ...words] = process.argv.slice(2);
const file = join(folder, `${name}.ts`);

if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  if (name !== '' && name !== '--help') console.error(`There is no benchmark "${name}".`);
  for (const each of readdirSync(folder).filter((entry) => entry.endsWith('.ts'))) {
    const [question = ''] = readFileSync(join(folder, each), 'utf8').split('\n', 1);
    console.log(`${each.replace(/\.ts$/, '').padEnd(18)} ${question.replace(/^\/\/ /, '')}`);
  }
  process.exit(name === '' || name === '--help' ? 0 : 1);
}
await buildIfStale({ log: console.error });
const { status } = spawnSync(process.execPath, ['--expose-gc', file, ...words], { stdio: 'inherit' });
process.exit(status ?? 1);
