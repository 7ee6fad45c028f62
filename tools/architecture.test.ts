// A parser that reads nothing reports nothing, so the rules also run on a small tree that breaks each of them, and the run
// on the real tree must have read files.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from './steps.ts';

const configFile = join(import.meta.dirname, 'architecture.cjs');
const config = createRequire(import.meta.url)(configFile) as { forbidden: { name: string }[] };

interface Cruise {
  summary: { totalCruised: number; violations: { from: string; rule: { name: string } }[] };
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

function cruise(folder: string, places: string[]): Cruise {
  const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const done = spawnSync(process.execPath, [program, '--config', configFile, '--output-type', 'json', ...places], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(done.stdout) as Cruise;
}

/** Each rule, a file that breaks it, and what that file imports. */
const seeded: [rule: string, file: string, imported: string][] = [
  ['address-index-imports', 'packages/address-index/src/imports-core.ts', 'packages/core/src/index.ts'],
  ['address-language-imports', 'packages/address-language/src/imports-core.ts', 'packages/core/src/index.ts'],
  ['address-lookup-imports', 'packages/address-lookup/src/imports-contract.ts', 'packages/contract/src/index.ts'],
  ['contract-imports', 'packages/contract/src/imports-messages.ts', 'packages/messages/src/index.ts'],
  ['core-imports', 'packages/core/src/imports-testing.ts', 'packages/testing/src/index.ts'],
  ['core-imports', 'packages/core/src/imports-the-store.ts', 'packages/store/src/index.ts'],
  ['database-imports', 'packages/database/src/imports-core.ts', 'packages/core/src/allowed.ts'],
  ['hmac-imports', 'packages/hmac/src/imports-contract.ts', 'packages/contract/src/index.ts'],
  ['human-check-imports', 'packages/human-check/src/server/imports-contract.ts', 'packages/contract/src/index.ts'],
  ['messages-imports', 'packages/messages/src/imports-contract.ts', 'packages/contract/src/index.ts'],
  ['server-imports', 'apps/server/src/imports-ui.ts', 'packages/ui/src/index.ts'],
  ['shipping-imports', 'packages/shipping/src/imports-core.ts', 'packages/core/src/index.ts'],
  ['store-imports', 'packages/store/src/imports-the-server.ts', 'apps/server/src/index.ts'],
  ['ui-imports', 'packages/ui/src/imports-contract.ts', 'packages/contract/src/index.ts'],
  ['address-field-imports', 'packages/address-field/src/imports-contract.ts', 'packages/contract/src/index.ts'],
  ['client-imports', 'packages/client/src/imports-ui.ts', 'packages/ui/src/index.ts'],
  ['web-imports', 'apps/web/src/public/imports-the-server-check.ts', 'packages/human-check/src/server/index.ts'],
  [
    'an-index-of-core-is-for-others',
    'packages/core/src/request/imports-an-index.ts',
    'packages/core/src/home/index.ts',
  ],
  ['core-opens-no-connection', 'packages/core/src/imports-connections.ts', 'packages/database/src/open.ts'],
  [
    'browsers-take-types-alone-of-the-operations',
    'apps/web/src/console/imports-an-operation.ts',
    'packages/contract/src/operations/operation.ts',
  ],
  [
    'features-do-not-know-each-other',
    'apps/web/src/console/features/requests/imports-another-feature.ts',
    'apps/web/src/console/features/offers/inner.ts',
  ],
  [
    'index-folders-import-one-way',
    'packages/address-index/src/ingest/imports-a-later-folder.ts',
    'packages/address-index/src/build/entry.ts',
  ],
  ['no-cycles', 'packages/contract/src/circle-a.ts', 'type packages/contract/src/circle-b.ts'],
  ['nouns-import-one-way', 'packages/core/src/home/imports-a-later-noun.ts', 'packages/core/src/request/allowed.ts'],
  ['nouns-import-one-way', 'packages/core/src/imports-a-noun.ts', 'packages/core/src/home/inner.ts'],
  ['only-the-store-knows-kysely', 'packages/core/src/imports-kysely.ts', 'kysely'],
  [
    'pure-rules-reach-no-store',
    'packages/core/src/request/gate/decide-submissions.ts',
    'packages/core/src/request/reads-the-store.ts',
  ],
  [
    'public-pages-know-nothing-of-the-console',
    'apps/web/src/public/imports-the-console.ts',
    'apps/web/src/console/features/offers/inner.ts',
  ],
  ['pure-packages-have-no-node', 'packages/core/src/imports-node.ts', 'node:fs'],
  ['queries-need-no-node', 'packages/database/src/index.ts', 'packages/database/src/reads-a-file.ts'],
  ['resolvable', 'packages/core/src/imports-nothing-there.ts', 'packages/core/src/gone.ts'],
  ['rows-know-no-verbs', 'packages/core/src/home/home-rows.ts', 'packages/core/src/home/inner.ts'],
  ['routes-call-verbs', 'apps/server/src/routes/imports-the-store.ts', 'packages/store/src/index.ts'],
  [
    'the-index-takes-types-alone',
    'packages/address-index/src/imports-the-client.ts',
    'packages/address-lookup/src/client.ts',
  ],
  ['testing-is-for-tests', 'packages/core/src/imports-testing.ts', 'packages/testing/src/index.ts'],
];

const allowed: [file: string, ...imported: string[]][] = [
  ['apps/server/src/allowed.ts', 'packages/human-check/src/server/index.ts', 'packages/store/src/index.ts'],
  ['apps/web/src/public/allowed.ts', 'packages/human-check/src/browser/index.ts', 'packages/ui/src/index.ts'],
  ['packages/address-index/src/allowed.ts', 'type packages/address-lookup/src/protocol.ts'],
  ['packages/contract/src/circle-b.ts', 'type packages/contract/src/circle-a.ts'],
  ['packages/core/src/allowed.test.ts', 'packages/testing/src/index.ts'],
  ['packages/core/src/allowed.ts', 'packages/address-language/src/index.ts', 'packages/contract/src/index.ts'],
  ['packages/core/src/home/index.ts', 'packages/core/src/home/inner.ts'],
  ['packages/core/src/request/allowed.ts', 'packages/core/src/home/inner.ts'],
  ['packages/core/src/request/reads-the-store.ts', 'type packages/core/src/store.ts'],
  ['packages/core/src/request/request-rows.ts', 'packages/core/src/request/request.ts'],
  ['packages/database/src/reads-a-file.ts', 'node:fs'],
  ['packages/store/src/allowed.ts', 'kysely', 'packages/core/src/index.ts'],
];

/** A tree below the checkout, where its packages are found. */
function writeTree(): string {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const tree = mkdtempSync(join(cache, 'architecture-'));
  onTestFinished(() => rmSync(tree, { recursive: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  };
  write('tsconfig.json', '{ "extends": "../../tsconfig.base.json", "include": ["packages", "apps"] }');
  const files = [...seeded.map(([, file, imported]) => [file, imported]), ...allowed] as [string, ...string[]][];
  const targets = files.flatMap(([, ...imported]) => imported.map((name) => name.replace('type ', '')));
  for (const target of targets)
    if (target.includes('/') && !target.endsWith('/gone.ts')) write(target, 'export type Value = number;\n');
  for (const [file, ...imported] of files) write(file, imported.map((name) => importLine(file, name)).join(''));
  return tree;
}

function importLine(file: string, name: string): string {
  const [, type, target = ''] = /^(type )?(.*)$/.exec(name) ?? [];
  const from = target.includes('/') ? `./${relative(dirname(file), target)}` : target;
  return type === undefined ? `export * from '${from}';\n` : `export type { Value } from '${from}';\n`;
}

describe('the import rules', () => {
  it('catch each seeded violation, and nothing that is allowed', () => {
    const { summary } = cruise(writeTree(), ['packages', 'apps']);
    const caught = summary.violations.map(({ rule, from }) => `${rule.name.replace(/^(packages|apps)-/, '')} ${from}`);
    expect(caught.toSorted()).toEqual(seeded.map(([rule, file]) => `${rule} ${file}`).toSorted());
  });

  it('each have one seeded violation', () => {
    const rules = config.forbidden.map(({ name }) => name.replace(/^(packages|apps)-/, ''));
    expect(rules.filter((rule) => !seeded.some(([seededRule]) => seededRule === rule))).toEqual([]);
  });

  it('hold for the real tree, whose files were read', () => {
    const { summary, modules } = cruise(root, ['packages', 'apps', 'bench', 'e2e']);
    expect(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`)).toEqual([]);
    expect(summary.totalCruised).toBeGreaterThan(40);
    // Our package names must resolve to sources: rules do not apply to unresolved names.
    const test = modules.find(({ source }) => source === 'packages/messages/src/catalogue.test.ts');
    expect(test?.dependencies.map(({ resolved }) => resolved)).toContain('packages/contract/src/index.ts');
  }, 300_000);
});
