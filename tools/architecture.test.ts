// A parser that reads nothing reports nothing, so the rules also run on a tree that breaks each of them, and the run on
// the real tree must have read files.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps.ts';

const fixture = join(import.meta.dirname, 'architecture-fixture');
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

const seeded = [
  ['address-index-imports', 'packages/address-index/src/imports-core.ts'],
  ['address-language-imports', 'packages/address-language/src/imports-core.ts'],
  ['address-lookup-imports', 'packages/address-lookup/src/imports-contract.ts'],
  ['contract-imports', 'packages/contract/src/imports-messages.ts'],
  ['core-imports', 'packages/core/src/imports-testing.ts'],
  ['core-imports', 'packages/core/src/imports-the-store.ts'],
  ['database-imports', 'packages/database/src/imports-core.ts'],
  ['hmac-imports', 'packages/hmac/src/imports-contract.ts'],
  ['human-check-imports', 'packages/human-check/src/server/imports-contract.ts'],
  ['messages-imports', 'packages/messages/src/imports-contract.ts'],
  ['server-imports', 'apps/server/src/imports-ui.ts'],
  ['shipping-imports', 'packages/shipping/src/imports-core.ts'],
  ['store-imports', 'packages/store/src/imports-the-server.ts'],
  ['ui-imports', 'packages/ui/src/imports-contract.ts'],
  ['address-field-imports', 'packages/address-field/src/imports-contract.ts'],
  ['client-imports', 'packages/client/src/imports-ui.ts'],
  ['web-imports', 'apps/web/src/public/imports-the-server-check.ts'],
  ['an-index-of-core-is-for-others', 'packages/core/src/request/imports-an-index.ts'],
  ['core-opens-no-connection', 'packages/core/src/imports-connections.ts'],
  ['browsers-take-types-alone-of-the-operations', 'apps/web/src/console/imports-an-operation.ts'],
  ['features-do-not-know-each-other', 'apps/web/src/console/features/requests/imports-another-feature.ts'],
  ['index-folders-import-one-way', 'packages/address-index/src/ingest/imports-a-later-folder.ts'],
  ['no-cycles', 'packages/contract/src/circle-a.ts'],
  ['nouns-import-one-way', 'packages/core/src/home/imports-a-later-noun.ts'],
  ['nouns-import-one-way', 'packages/core/src/imports-a-noun.ts'],
  ['only-the-store-knows-kysely', 'packages/core/src/imports-kysely.ts'],
  ['pure-rules-reach-no-store', 'packages/core/src/request/gate/decide-submissions.ts'],
  ['public-pages-know-nothing-of-the-console', 'apps/web/src/public/imports-the-console.ts'],
  ['pure-packages-have-no-node', 'packages/core/src/imports-node.ts'],
  ['queries-need-no-node', 'packages/database/src/index.ts'],
  ['resolvable', 'packages/core/src/imports-nothing-there.ts'],
  ['rows-know-no-verbs', 'packages/core/src/home/home-rows.ts'],
  ['routes-call-verbs', 'apps/server/src/routes/imports-the-store.ts'],
  ['the-index-takes-types-alone', 'packages/address-index/src/imports-the-client.ts'],
  ['testing-is-for-tests', 'packages/core/src/imports-testing.ts'],
].map((pair) => pair.join(' '));

describe('the import rules', () => {
  it('catch each seeded violation, and nothing that is allowed', () => {
    const { summary } = cruise(fixture, ['packages', 'apps']);
    const caught = summary.violations.map(({ rule, from }) => `${rule.name.replace(/^(packages|apps)-/, '')} ${from}`);
    expect(caught.toSorted()).toEqual(seeded.toSorted());
  });

  it('each have one seeded violation', () => {
    const rules = config.forbidden.map(({ name }) => name.replace(/^(packages|apps)-/, ''));
    expect(rules.filter((rule) => !seeded.some((line) => line.startsWith(`${rule} `)))).toEqual([]);
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
