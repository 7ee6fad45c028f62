import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const entry = 'virtual:public-assets';

/**
 * Gives the renderer the hashed names of the public build's files. The public build must come first.
 * `import { assets } from 'virtual:public-assets'`.
 * @param folder The public build, relative to this build's root.
 * @param parts Entry of each part of the pages.
 */
export function publicAssets(folder: string, parts: Record<string, string>): Plugin {
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
      const assets = assetsOf(manifest, parts);
      const textOf = (file: string): string => {
        const text = readFileSync(join(root, folder, file), 'utf8').trim();
        if (text.includes('</')) throw new Error('the look of the public pages cannot stand in a document');
        return text;
      };
      const texts = { styleText: textOf(assets.style), firstStyleText: textOf(assets.firstStyle) };
      return `export const assets = ${JSON.stringify({ ...assets, ...texts })}`;
    },
  };
}

/** Adds a file that no source imports, such as the icon, which only the document links. */
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

function assetsOf(manifest: Manifest, parts: Record<string, string>) {
  const browser = manifest['src/public/browser.tsx'];
  const look = manifest['src/public/look.css'];
  const first = manifest['src/public/look/first.css'];
  if (browser === undefined || look === undefined || first === undefined)
    throw new Error('the public build has no browser entry or no look');
  const address = (file: string) => `/${file}`;
  const asset = (name: string) => {
    const found = Object.values(manifest).find(({ src }) => src?.endsWith(name));
    if (found === undefined) throw new Error(`the public build has no ${name}`);
    return address(found.file);
  };
  const texts: Record<string, Record<string, string>> = {};
  for (const [key, { file }] of Object.entries(manifest)) {
    const [, tag, part] = /virtual:page-texts\/(.+)\/(.+)$/.exec(key) ?? [];
    if (tag !== undefined && part !== undefined) texts[tag] = { ...texts[tag], [part]: address(file) };
  }
  const imports = filesOf(manifest, browser.imports ?? []);
  const ofParts = Object.entries(parts).map(([part, source]): [string, string[]] => {
    if (manifest[source] === undefined) throw new Error(`the public build has no ${source}`);
    const files = filesOf(manifest, [source]).filter((file) => file !== browser.file && !imports.includes(file));
    return [part, files.map(address)];
  });
  return {
    script: address(browser.file),
    imports: imports.map(address),
    parts: Object.fromEntries(ofParts),
    texts,
    style: address(look.file),
    firstStyle: address(first.file),
    font: asset('atkinson-hyperlegible-next-latin-wght-normal.woff2'),
    icon: asset('mark.svg'),
  };
}

/** The files of some chunks and of their static imports. */
function filesOf(manifest: Manifest, keys: string[], files = new Set<string>()): string[] {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) continue;
    files.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], files);
  }
  return [...files];
}
