// The packages as others get them: packed, installed without a network into a separate project, compiled and built
// there, and run on that site.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startHcaptchaStandIn, startTurnstileStandIn } from '@doorstep/testing';
import { build, type Rolldown } from 'vite';
import { buildPackage } from '../tools/packages/build-package.ts';
import { publishedPackages } from '../tools/packages/published-packages.ts';
import { readRepositoryFile } from '../tools/repository-files.ts';
import { root } from '../tools/steps.ts';
import { option } from './embedded-field.ts';
import { startInstallation, type Installation } from './installation.ts';
import { startIntegratorSite, type IntegratorSite, type SiteFiles } from './integrator-site.ts';
import { expect, test } from './journey.ts';
import { signInAsOwner } from './staff-api.ts';

const run = promisify(execFile);
const fixture = join(import.meta.dirname, 'installed-packages');
const versions = { 18: join(root, 'tools/react-18'), 19: join(root, 'packages/address-field') };
let folder: string;
let packed: string[];

test.use({ extraHTTPHeaders: {} });

// Building, packing, installing and checking take long on a busy machine.
const hookTimeoutMs = 300_000;

test.beforeAll(async () => {
  test.setTimeout(hookTimeoutMs);
  folder = mkdtempSync(join(tmpdir(), 'doorstep-packages-'));
  packed = [];
  for (const published of publishedPackages) packed.push(await buildPackage(published, folder));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each package describes itself correctly, and contains nothing else', async () => {
  test.setTimeout(hookTimeoutMs);
  const tool = (name: string, ...args: string[]) => run(process.execPath, [join(root, 'node_modules', name), ...args]);
  for (const file of packed) {
    // These tools fail on any finding.
    await tool(
      '@arethetypeswrong/cli/dist/index.js',
      file,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
    );
    await tool('publint/src/cli.js', 'run', file, '--strict');
    const { stdout } = await run('tar', ['-tzf', file]);
    const expected = /^package\/(?:[\w-]+\.(?:js|d\.ts)|styles\.css|package\.json|README\.md|LICENSE)$/;
    expect(
      stdout
        .trim()
        .split('\n')
        .filter((name) => !expected.test(name)),
      file,
    ).toEqual([]);
  }
});

for (const [version, from] of Object.entries(versions)) {
  test.describe(`with React ${version}, the installed packages`, () => {
    let site: IntegratorSite;
    /** Without Trusted Types, which block workers started by URL. */
    let plainSite: IntegratorSite;
    /** Lets the site frame its offers. */
    let framed: Installation;
    let project: string;

    test.beforeAll(async ({ installation, staff }) => {
      test.setTimeout(hookTimeoutMs);
      const made = await installation.doorstep('keys', 'create', 'lookup', '--name', `packages ${version}`);
      const key = made.stdout.trim();
      project = await installedProject(join(folder, `react-${version}`), {
        react: from,
        key,
        doorstep: installation.url,
      });
      const place = `<div id="page" data-url="${installation.url}" data-lookup-key="${key}"></div>`;
      const challenge = await fetch(
        `${installation.url}/api/offers/${(await staff.publishOffer()).input.slug}/human-check`,
      );
      const paths = ['/component', '/headless', '/element', '/shadow', '/check', '/search', '/vue', '/guide'];
      const documents = [...paths.map((path) => [path, place]), ['/dialog', `<dialog>${place}</dialog>`]];
      const given = {
        doorstep: installation.url,
        pages: {} as Record<string, string>,
        frames: [] as string[],
        files: {
          ...(await builtFiles(project)),
          ...Object.fromEntries(
            documents.map(([path = '', body = '']) => [path, { type: 'text/html', body: documentOf(body) }]),
          ),
          '/challenge.json': { type: 'application/json', body: await challenge.text() },
        },
      };
      site = await startIntegratorSite(given);
      plainSite = await startIntegratorSite({ ...given, allowsScriptsOfAnyKind: true });
      framed = await startInstallation({ store: 'sqlite' }, { DOORSTEP_EMBED_ORIGINS: site.url });
      const { input } = await (await signInAsOwner(framed)).publishOffer();
      given.frames.push(framed.url);
      given.pages['/offer'] =
        `<div id="page" data-framed="${framed.url}" data-offer="${input.slug}"></div><script type="module" src="/page.js"></script>`;
    });
    test.afterAll(async () => {
      await framed?.stop();
      await site?.close();
      await plainSite?.close();
    });

    test('compile in strict TypeScript, their own declarations too', async () => {
      test.setTimeout(hookTimeoutMs);
      const compiled = await run(process.execPath, [
        join(root, 'node_modules/typescript/bin/tsc'),
        '-p',
        project,
      ]).catch((error: { stdout: string }) => error);
      expect(compiled.stdout).toBe('');
    });

    for (const path of ['/component', '/element', '/shadow', '/dialog', '/vue'])
      test(`find an address under a strict policy: ${path}`, async ({ page }) => {
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
        await page.goto(`${site.url}${path}`);
        await page.getByRole('combobox').pressSequentially('12 quay street', { delay: 10 });
        await option(page, /^12 Quay Street/).click();
        await expect(page.getByLabel('Chosen')).toHaveText('12 Quay Street');
        expect(complaints).toEqual([]);
      });

    test('work as in the guide to the React component', async ({ page }) => {
      await page.goto(`${site.url}/guide`);
      await page.getByRole('combobox').pressSequentially('12 quay street', { delay: 10 });
      await option(page, /^12 Quay Street/).click();
      await expect(page.getByLabel('Address line 1')).toHaveValue('12 Quay Street');
    });

    test('show an offer once in a page that mounts everything twice', async ({ page }) => {
      await page.goto(`${site.url}/offer`);
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(1);
      await expect(page.getByLabel('Heard')).toHaveText(/^\S+$/);
    });

    test('find an address in a frame', async ({ page }) => {
      await page.setContent(`<iframe title="frame" width="600" height="500" src="${site.url}/element"></iframe>`);
      const frame = page.frameLocator('iframe');
      await frame.getByRole('combobox').pressSequentially('12 quay street', { delay: 10 });
      await frame
        .getByRole('option', { name: /^12 Quay Street/ })
        .first()
        .click();
      await expect(frame.getByLabel('Chosen')).toHaveText('12 Quay Street');
    });

    test('search without styles, and without a component', async ({ page }) => {
      await page.goto(`${site.url}/headless`);
      await page.getByLabel('Headless').pressSequentially('12 quay street', { delay: 10 });
      await expect(page.getByRole('button', { name: '12 Quay Street' })).toBeVisible();
      await page.goto(`${site.url}/search`);
      await expect(page.getByText('12 Quay Street; true')).toBeVisible();
    });

    test('do the proof of work in a worker', async ({ page }) => {
      await page.goto(`${plainSite.url}/check`);
      await expect(page.getByRole('status')).toHaveText('Passed');
    });

    for (const [path, start] of [
      ['/hcaptcha', startHcaptchaStandIn],
      ['/turnstile', startTurnstileStandIn],
    ] as const)
      test(`get a token of the captcha: ${path}`, async ({ page }) => {
        const service = await start();
        const captchaSite = await startIntegratorSite({
          doorstep: service.origin,
          pages: {},
          files: {
            ...(await builtFiles(project)),
            [path]: {
              type: 'text/html',
              body: documentOf(
                `<div id="page" data-captcha="${service.origin}" data-site-key="${service.siteKey}"></div>`,
              ),
            },
          },
          allowsScriptsOfAnyKind: true,
        });
        try {
          await page.goto(`${captchaSite.url}${path}`);
          await expect(page.getByRole('status')).toHaveText('Ready');
          await page.getByRole('button', { name: 'Send' }).click();
          await expect(page.getByRole('status')).toHaveText('Passed');
          const response = await page.locator('[name=check]').inputValue();
          const body = new URLSearchParams({ secret: service.secret, response });
          const verified = await fetch(service.verifyUrl, { method: 'POST', body });
          expect(await verified.json()).toMatchObject({ success: true });
        } finally {
          await captchaSite.close();
          await service.close();
        }
      });

    test('call the API from a program', async ({ installation, staff }) => {
      const offer = await staff.publishOffer();
      const token = await staff.makeToken(['offers.read', 'requests.read']);
      await staff.enterRequest(offer, {
        name: `Ada ${version}`,
        email: `ada${version}@example.org`,
        street: `${version} Quay Street`,
      });
      const { stdout } = await run(process.execPath, [join(project, 'program.ts'), installation.url, token]);
      const result = JSON.parse(stdout) as { total: number; names: string[] };
      expect(result).toMatchObject({ missing: 'request_not_found', wrong: [401, 'token_invalid'], limit: 'token' });
      expect(result.names).toContain(`Ada ${version}`);
      expect(result.names).toHaveLength(result.total);
    });
  });
}

/** A project outside of the workspace, installed without a network. */
async function installedProject(
  project: string,
  { react, key, doorstep }: { react: string; key: string; doorstep: string },
): Promise<string> {
  mkdirSync(project, { recursive: true });
  cpSync(fixture, project, { recursive: true });
  const [, guide = ''] =
    /```tsx\n((?:(?!```)[\s\S])*<AddressField[\s\S]*?)```/.exec(readRepositoryFile('docs/guides/address-field.md')) ??
    [];
  writeFileSync(
    join(project, 'guide.tsx'),
    guide.replaceAll('https://doorstep.example', doorstep).replaceAll('AA11-AA11-AA11-AA11', key),
  );
  const human = join(root, 'packages/human-check');
  const wanted: [name: string, from: string][] = [
    ...['react', 'react-dom', '@types/react', '@types/react-dom'].map((name): [string, string] => [name, react]),
    ...['altcha-lib', '@noble/hashes'].map((name): [string, string] => [name, human]),
    ['vue', join(root, 'apps/web')],
  ];
  const found = new Map<string, string>();
  for (const [name, from] of wanted) collect(name, from, found);
  const { stdout } = await run(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', project, ...found.values()],
    { cwd: project },
  );
  const files = stdout
    .trim()
    .split('\n')
    .map((file) => join(project, file));
  const names = [...found.keys()];
  const ours = publishedPackages.map(({ name }, index) => [name, `file:${packed[index]}`]);
  const dependencies = Object.fromEntries([
    ...ours,
    ...names.map((name, index) => [name, `file:${files[index]}`]),
  ]) as Record<string, string>;
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'shop', private: true, type: 'module', dependencies }),
  );
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        allowImportingTsExtensions: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2022', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        types: [],
      },
      include: ['page.tsx', 'guide.tsx', 'vue-page.ts', 'globals.d.ts', 'program.ts'],
    }),
  );
  writeFileSync(join(project, 'globals.d.ts'), "declare module '*.css';\ndeclare const process: { argv: string[] };\n");
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: project });
  return project;
}

/** One of our packages as it is on disk, and all its dependencies. */
function collect(name: string, from: string, found: Map<string, string>): void {
  if (found.has(name)) return;
  const path = createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    ?.map((place) => join(place, name))
    .find((place) => isPackage(place));
  if (path === undefined) throw new Error(`${name} is not installed`);
  found.set(name, path);
  const { dependencies = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const next of Object.keys(dependencies)) collect(next, path, found);
}

function isPackage(path: string): boolean {
  try {
    return readFileSync(join(path, 'package.json')).length > 0;
  } catch {
    return false;
  }
}

/** The project's page, built by Vite with default settings. */
async function builtFiles(project: string): Promise<SiteFiles> {
  const built = (await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    // Strict Mode mounts twice only in development.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(project, 'page.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    built.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk'
        ? { type: 'text/javascript', body: file.code }
        : { type: file.fileName.endsWith('.css') ? 'text/css' : 'text/javascript', body: String(file.source) },
    ]),
  );
}

const documentOf = (body: string): string => `<!doctype html>
<html lang="en-GB">
  <head><meta charset="utf-8"><title>A shop</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"></head>
  <body>${body}<script type="module" src="/page.js"></script></body>
</html>`;
