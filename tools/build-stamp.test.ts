import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuildStale, pagesPart, serverPart, takeBuildStamp } from './build-stamp.ts';

let root = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doorstep-stamp-'));
  write('package-lock.json', '{}');
  write('apps/web/src/page.tsx', 'page');
  write('packages/ui/src/index.ts', 'ui');
  write('packages/store/src/index.ts', 'store');
  for (const file of [
    'public/.vite/manifest.json',
    'server/render.js',
    'console/index.html',
    'embed/embed.js',
    'embed/embed-address.js',
  ]) {
    write(`apps/web/dist/${file}`, 'built');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the stamp of the page build', () => {
  it('is missing before the first build', () => {
    expect(isBuildStale(root, pagesPart)).toBe(true);
  });

  it('stays valid while nothing but file times changes', () => {
    takeBuildStamp(root, pagesPart).keep();
    expect(isBuildStale(root, pagesPart)).toBe(false);
    utimesSync(join(root, 'apps/web/src/page.tsx'), new Date(0), new Date(0));
    expect(isBuildStale(root, pagesPart)).toBe(false);
  });

  it.each(['apps/web/src/page.tsx', 'packages/ui/src/index.ts', 'package-lock.json', 'apps/web/src/new.css'])(
    'is invalidated by a change of %s',
    (file) => {
      takeBuildStamp(root, pagesPart).keep();
      write(file, 'other');
      expect(isBuildStale(root, pagesPart)).toBe(true);
    },
  );

  it('is invalidated by a change during the build, and by a missing output', () => {
    const stamp = takeBuildStamp(root, pagesPart);
    write('apps/web/src/page.tsx', 'saved during the build');
    stamp.keep();
    expect(isBuildStale(root, pagesPart)).toBe(true);
    takeBuildStamp(root, pagesPart).keep();
    rmSync(join(root, 'apps/web/dist/server'), { recursive: true });
    expect(isBuildStale(root, pagesPart)).toBe(true);
  });

  it('of a quick build serves a start, but no full build, and one of a full build serves both', () => {
    const quick = { ...pagesPart, isQuick: true };
    takeBuildStamp(root, quick).keep();
    utimesSync(join(root, 'apps/web/src/page.tsx'), new Date(0), new Date(0));
    expect([isBuildStale(root, quick), isBuildStale(root, pagesPart)]).toEqual([false, true]);
    takeBuildStamp(root, pagesPart).keep();
    expect([isBuildStale(root, quick), isBuildStale(root, pagesPart)]).toEqual([false, false]);
  });

  it('ignores sources that are not part of any page', () => {
    takeBuildStamp(root, pagesPart).keep();
    write('packages/store/src/index.ts', 'other');
    write('packages/ui/src/index.test.ts', 'a test');
    expect(isBuildStale(root, pagesPart)).toBe(false);
  });
});

describe('the stamp of the server build', () => {
  beforeEach(() => {
    write('apps/server/dist/main.js', 'built');
    takeBuildStamp(root, serverPart).keep();
  });

  it('ignores sources that are not part of the server', () => {
    write('packages/ui/src/index.ts', 'other');
    write('packages/testing/src/index.ts', 'other');
    write('apps/web/src/page.tsx', 'other');
    expect(isBuildStale(root, serverPart)).toBe(false);
  });

  it.each(['packages/store/src/index.ts', 'apps/server/src/main.ts', 'apps/server/vite.config.ts'])(
    'is invalidated by a change of %s',
    (file) => {
      write(file, 'other');
      expect(isBuildStale(root, serverPart)).toBe(true);
    },
  );
});
