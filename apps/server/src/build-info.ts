import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuildInfo {
  version: string;
  /** Absent in a checkout: `npm run release` adds both. */
  commit?: string;
  committedOn?: string;
}

/** The next folder up from the sources and from the build. */
const file = join(import.meta.dirname, '../package.json');

export const buildInfo = JSON.parse(readFileSync(file, 'utf8')) as Readonly<BuildInfo>;

export const isRelease = buildInfo.commit !== undefined;

export const commandLine = isRelease ? 'doorstep' : 'npm run -s doorstep --';

export function describeBuild({ version, commit, committedOn }: BuildInfo = buildInfo): string {
  return `doorstep ${version} (${commit === undefined ? 'from sources' : `${commit}, ${committedOn}`})`;
}
