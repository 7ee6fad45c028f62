// `node read-only-store.ts FILE`: prints the store's state before and after its file becomes read-only.
import { chmodSync, chownSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openStore } from '../src/index.ts';

const nobody = 65_534;
const [file = ''] = process.argv.slice(2);
const { store } = await openStore(file);
const readAll = () =>
  store.check().then(
    () => 'ready',
    (error: unknown) => String(error),
  );
// Root may write to read-only files, so another user tries.
if (process.getuid?.() === 0) {
  const folder = dirname(file);
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    chownSync(path, nobody, nobody);
  process.setgid?.(nobody);
  process.setuid?.(nobody);
}
const before = await readAll();
chmodSync(file, 0o444);
console.log(JSON.stringify([before, await readAll()]));
await store.close();
