// Preloaded into a server (`node --import`): changes sources while they are loaded, so that a test can show what fails
// without a guard, in a process of its own and without a second checkout. TAKE_OUT contains the changes as JSON.
import { registerHooks } from 'node:module';

export interface TakenOut {
  file: string;
  find: string;
  replace: string;
}

// oxlint-disable-next-line node/no-process-env -- the only way into a process that is starting
const changes = JSON.parse(process.env['TAKE_OUT'] ?? '[]') as TakenOut[];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const ofFile = changes.filter(({ file }) => url.endsWith(`/${file}`));
    if (ofFile.length === 0) return loaded;
    let source = Buffer.from(loaded.source as Uint8Array).toString('utf8');
    for (const { file, find, replace } of ofFile) {
      const places = source.split(find).length - 1;
      if (places !== 1) throw new Error(`What is to be taken out stands ${places} times in ${file}, not once: ${find}`);
      source = source.replace(find, () => replace);
    }
    return { ...loaded, source };
  },
});
