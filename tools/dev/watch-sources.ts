import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** On other systems Node.js 24 emulates `recursive`, and stops reporting a file after another one is renamed over it. */
const canWatchTrees = process.platform === 'darwin' || process.platform === 'win32';

/**
 * Reports changes at any depth, possibly repeatedly. @param report  receives the path relative to the folder, with `/`.
 */
export function watchSources(top: string, report: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function reportSource(path: string): void {
    const names = relative(top, path).split(sep);
    if (!names.some(isSkipped)) report(names.join('/'));
  }

  function add(folder: string, isNew: boolean): void {
    try {
      if (!lstatSync(folder).isDirectory()) return;
      const watcher = watch(folder, { recursive: canWatchTrees }, (event, name) => {
        const path = join(folder, name ?? '');
        if (event === 'rename' && !canWatchTrees && !isSkipped(name ?? '')) {
          // The watcher of a renamed or replaced folder still watches the old one.
          remove(path);
          add(path, true);
        }
        reportSource(path);
      });
      watchers.set(folder, watcher);
      if (canWatchTrees) return;
      // Read after the watcher was added, so that no file is created unseen in between.
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (isSkipped(entry.name)) continue;
        const path = join(folder, entry.name);
        if (entry.isDirectory()) add(path, isNew);
        else if (isNew) reportSource(path);
      }
    } catch (error) {
      // The path was deleted in the meantime; the watcher of its parent folder reports that.
      if (!isNotFound(error)) throw error;
    }
  }

  function remove(folder: string): void {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(folder + sep)) continue;
      watcher.close();
      watchers.delete(path);
    }
  }

  add(top, false);
  return () => remove(top);
}

function isSkipped(name: string): boolean {
  return name === 'node_modules' || name === 'dist' || name.startsWith('.');
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
