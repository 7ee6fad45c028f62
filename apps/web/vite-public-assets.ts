import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const entry = 'virtual:public-assets';

/**
 * Tells the renderer the hashed files of the public build, which must have been made before it.
 * `import { assets } from 'virtual:public-assets'`.
 * @param folder The public build, seen from the root of this build.
 */
export function publicAssets(folder: string): Plugin {
  let root = '';
  return {
    name: 'doorstep:public-assets',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === entry ? `\0${entry}` : null),
    load(id) {
      if (id !== `\0${entry}`) return null;
      const manifest = JSON.parse(readFileSync(join(root, folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      const assets = assetsOf(manifest);
      const styleText = readFileSync(join(root, folder, assets.style), 'utf8').trim();
      if (styleText.includes('</')) throw new Error('the look of the public pages cannot stand in a document');
      return `export const assets = ${JSON.stringify({ ...assets, styleText })}`;
    },
  };
}

/** Puts a file into a build that no source of it names, such as the icon, which only the document links to. */
export function emittedFile(path: string): Plugin {
  let root = '';
  return {
    name: 'doorstep:emitted-file',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      const source = readFileSync(join(root, path));
      this.emitFile({ type: 'asset', name: basename(path), originalFileName: path, source });
    },
  };
}

function assetsOf(manifest: Manifest) {
  const browser = manifest['src/public/browser.tsx'];
  const look = manifest['src/public/look.css'];
  if (browser === undefined || look === undefined) throw new Error('the public build has no browser entry or no look');
  const address = (file: string) => `/${file}`;
  const asset = (name: string) => {
    const found = Object.values(manifest).find(({ src }) => src?.endsWith(name));
    if (found === undefined) throw new Error(`the public build has no ${name}`);
    return address(found.file);
  };
  const messages = Object.entries(manifest)
    .filter(([, { name, isDynamicEntry }]) => isDynamicEntry === true && name !== undefined)
    .map(([key, { file }]) => [/virtual:messages\/(.+)$/.exec(key)?.[1], address(file)] as const)
    .filter(([tag]) => tag !== undefined);
  return {
    script: address(browser.file),
    imports: (browser.imports ?? []).map((key) => address(manifest[key]?.file ?? key)),
    style: address(look.file),
    font: asset('atkinson-hyperlegible-next-latin-wght-normal.woff2'),
    icon: asset('mark.svg'),
    messages: Object.fromEntries(messages) as Record<string, string>,
  };
}
