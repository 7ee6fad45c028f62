// Rules for the whole repository: names, sizes, and forbidden content.
import { basename } from 'node:path';
import { captchaNames } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const files = repositoryFiles();
const written = files.filter((file) => /\.(ts|tsx|mjs|cjs|css|md|json|html|sh|yml)$/.test(file) || /^\.\w/.test(file));
const sources = files.filter((file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file));

const maxLines = 400;
/** Exceptions to the maximum length, with reasons. */
const longFiles: Record<string, string> = {};

const bannedNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'types', 'constants', 'manager'];

describe('the repository', () => {
  it('is read completely', () => {
    expect(files).toContain('package.json');
    expect(files).toContain('.npmrc');
    expect(sources.length).toBeGreaterThan(50);
  });

  it('keeps versions exact and download addresses out of the lock file', () => {
    const npmrc = readRepositoryFile('.npmrc');
    expect(npmrc).toContain('save-exact=true');
    expect(npmrc).toContain('omit-lockfile-registry-resolved=true');
    expect(npmrc).not.toMatch(/registry\s*=|_auth/);
    expect(readRepositoryFile('package-lock.json')).not.toMatch(/"resolved": "https?:/);
    for (const file of files.filter((name) => basename(name) === 'package.json')) {
      const manifest = JSON.parse(readRepositoryFile(file)) as Record<string, Record<string, string> | undefined>;
      const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((part) =>
        Object.entries(manifest[part] ?? {}),
      );
      const loose = wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
      expect([file, ...loose]).toEqual([file]);
    }
  });

  it('has the same version everywhere', () => {
    const { version } = JSON.parse(readRepositoryFile('package.json')) as { version: string };
    const written = (file: string, pattern: RegExp) =>
      [...readRepositoryFile(file).matchAll(pattern)].map(([, found = '']) => `${file} ${found}`);
    const manifests = files.filter((name) => basename(name) === 'package.json');
    const ofManifests = manifests.flatMap((file) => written(file, /"(?:version|@doorstep\/[\w-]+)": "([^"]+)"/g));
    const elsewhere: [string, RegExp][] = [
      ['package-lock.json', /"name": "(?:@doorstep\/[\w-]+|doorstep)",\s*"version": "([^"]+)"/g],
      ['deploy/Containerfile', /(?:doorstep:|VERSION=)(\d[\d.]+)/g],
      ['deploy/compose.yaml', /doorstep:(\d+\.[\d.]+)/g],
      ['docs/guides/install.md', /doorstep-(\d[\d.]+)-/g],
      ['docs/guides/packages.md', /doorstep-client-([\d.]+)\.tgz/g],
      ['packages/human-check/src/browser/hcaptcha/error-reports.ts', /release = '([^']+)'/g],
      ['README.md', /\*\*Status\*\*: ([\d.]+),/g],
    ];
    const found = elsewhere.map(([file, pattern]) => written(file, pattern));
    expect(found.filter((each) => each.length === 0)).toEqual([]);
    const [newest] = written('CHANGELOG.md', /^## (.+)$/gm);
    const all = [...ofManifests, ...found.flat(), newest ?? ''];
    expect(manifests.length).toBeGreaterThan(15);
    expect(all.filter((each) => !each.endsWith(` ${version}`))).toEqual([]);
  });

  it('contains every file that package.json scripts run', () => {
    const { scripts } = JSON.parse(readRepositoryFile('package.json')) as { scripts: Record<string, string> };
    const run = Object.values(scripts).flatMap((script) => script.match(/[\w./-]+\.(?:ts|mjs)\b/g) ?? []);
    expect(run.length).toBeGreaterThan(5);
    expect(run.filter((file) => !files.includes(file))).toEqual([]);
  });

  it(`has no source of more than ${maxLines} lines`, () => {
    const long = sources.filter((file) => readRepositoryFile(file).split('\n').length - 1 > maxLines);
    expect(long).toEqual(Object.keys(longFiles));
  });

  it('mentions a captcha only in its own folders and table rows', () => {
    const isProduct = (file: string) =>
      /^(packages|apps)\/.*\/src\/.*\.(tsx?|css)$/.test(file) && !/\.test\.|^packages\/(messages|testing)\//.test(file);
    const names = new RegExp(captchaNames.join('|'), 'i');
    const isOfOne = (file: string) => file.split('/').some((folder) => captchaNames.some((name) => name === folder));
    const namedIn = files.filter((file) => isProduct(file) && !isOfOne(file) && names.test(readRepositoryFile(file)));
    expect(namedIn).toEqual([
      'apps/server/src/human-check/captcha-setups.ts',
      'apps/web/src/public/check/check-of.ts',
      'packages/contract/src/captchas.ts',
      'packages/human-check/src/browser/index.ts',
      'packages/human-check/src/server/index.ts',
    ]);
  });

  it('reads allocation-specific behaviour only from its table', () => {
    const isProduct = (file: string) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\./.test(file);
    const compares = (file: string) => /\ballocation\s*[!=]==\s*'/.test(readRepositoryFile(file));
    expect(files.filter((file) => isProduct(file) && compares(file))).toEqual([]);
  });

  it('names files and folders after their content', () => {
    const isBanned = (part: string) => bannedNames.includes(part.replace(/\..*$/, ''));
    expect(sources.filter((file) => file.split('/').some(isBanned))).toEqual([]);
    expect(sources.filter((file) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(basename(file)))).toEqual([]);
  });

  it('lets the index.ts of a package only re-export', () => {
    const entries = files.filter((file) => /^packages\/[^/]+\/src\/(.*\/)?index\.ts$/.test(file));
    const ownCode = entries.filter((file) =>
      /^(export )?(const|let|function|class|async) /m.test(readRepositoryFile(file)),
    );
    expect(ownCode).toEqual([]);
  });

  it('mentions no folder of a developer’s machine and no package registry', () => {
    const places = ['home', 'root', 'Users', 'work', 'tmp', 'private', 'var/folders'];
    const machine = new RegExp(`(?<![\\w.:)}/-])(/(${places.join('|')})/[\\w.-]+|[A-Z]:\\\\\\\\?Users)`);
    const registry = new RegExp(['registry', 'npmjs', 'org'].join('\\.'));
    const found = written.flatMap((file) =>
      readRepositoryFile(file)
        .split('\n')
        .map((line, index) => ({ place: `${file}:${index + 1}`, line }))
        .filter(({ line }) => machine.test(line) || registry.test(line))
        .map(({ place, line }) => `${place} ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
