import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** Visits every folder once and skips dot files. @returns `unread`: dangling links, and links to visited folders. */
export function walkFolder(path: string): { files: string[]; unread: string[] } {
  const files: string[] = [];
  const unread: string[] = [];
  const seen = new Set<string>();
  const enter = (folder: string): void => {
    const real = realpathSync(folder);
    if (seen.has(real)) {
      unread.push(folder);
      return;
    }
    seen.add(real);
    const links: Dirent[] = [];
    for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted(byName)) {
      if (entry.name.startsWith('.')) continue;
      if (entry.isSymbolicLink()) links.push(entry);
      else if (entry.isDirectory()) enter(join(folder, entry.name));
      else if (entry.isFile()) files.push(join(folder, entry.name));
    }
    // Follow links last, so that files inside the folder keep their own paths.
    for (const { name } of links) follow(join(folder, name));
  };
  const follow = (link: string): void => {
    const target = targetOf(link);
    if (target === null) unread.push(link);
    else if (target.isDirectory()) enter(link);
    else if (target.isFile()) files.push(link);
  };
  enter(path);
  return { files: files.toSorted(), unread };
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : 1;
}

/** Null for a dangling or circular link. */
function targetOf(link: string): Stats | null {
  try {
    return statSync(link);
  } catch {
    return null;
  }
}
