import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import type { Finding } from './finding.ts';

const wrongBelowBytes = 200e6;
const noteBelowBytes = 1e9;

/** The data folder: whether it can be written, who else can read it, and how much room there is. */
export function folderFindings({ dataFolder }: Config): Finding[] {
  const about = 'data folder';
  const nearest = nearestFolder(dataFolder);
  try {
    accessSync(nearest, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [{ state: 'wrong', about, text: `${nearest} cannot be written by this user` }];
  }
  return [
    existsSync(dataFolder)
      ? { state: 'ok', about, text: dataFolder }
      : { state: 'note', about, text: `${dataFolder} is not there yet; the first start makes it` },
    permissions(dataFolder),
    disk(nearest),
  ];
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}

function permissions(dataFolder: string): Finding {
  const about = 'permissions';
  const open = ['secret', 'doorstep.db']
    .map((name) => join(dataFolder, name))
    .filter((file) => existsSync(file) && (statSync(file).mode & 0o077) !== 0);
  if (open.length > 0)
    return { state: 'wrong', about, text: `others on this machine may read ${open.join(' and ')}: chmod 600` };
  const isOpen = existsSync(dataFolder) && (statSync(dataFolder).mode & 0o077) !== 0;
  return isOpen
    ? { state: 'note', about, text: `others on this machine may look into ${dataFolder}: chmod 700` }
    : { state: 'ok', about, text: 'nobody else on this machine can read the data' };
}

function disk(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const state = free < wrongBelowBytes ? 'wrong' : free < noteBelowBytes ? 'note' : 'ok';
  return { state, about: 'disk', text: `${(free / 1e9).toFixed(1)} GB free` };
}
