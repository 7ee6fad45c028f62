// The folders that each folder may import. docs/DESIGN.md has the picture.
const mayImport = {
  'packages/contract': [],
  'packages/messages': [],
  'packages/address-language': ['packages/contract'],
  'packages/core': ['packages/(contract|address-language|database)'],
  'packages/shipping': ['packages/(contract|address-language)'],
  'packages/database': ['packages/contract'],
  'packages/store': ['packages/(contract|core|database|address-language)'],
  'packages/address-lookup': [],
  'packages/address-index': ['packages/(contract|address-language|address-lookup|hmac)'], // two of them only for types: see below
  'packages/hmac': [],
  'packages/human-check': ['packages/hmac'],
  'packages/ui': [],
  'packages/address-field': ['packages/ui'],
  'packages/client': ['packages/contract'],
  'apps/server': [
    'packages/(contract|client|messages|core|database|store|shipping|address-index|address-language|address-lookup|hmac)',
    'packages/human-check/src/server',
  ],
  'apps/web': [
    'packages/(contract|messages|ui|address-lookup|address-field|client)',
    'packages/human-check/src/(browser|react)',
  ],
};

const layerRules = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder.replace('/', '-')}-imports`,
  severity: 'error',
  from: { path: `^${folder}/src/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(packages|apps|tools|bench|e2e)/',
    pathNot: [folder, ...allowed].map((place) => `^${place}/`),
  },
}));

// Inside the index, a folder may import only those before it.
const indexFolders = ['normalise', 'ingest', 'index-format', 'match', 'build', 'answer', 'threads', 'demo', 'fixtures'];

const indexRules = indexFolders.map((folder, at) => ({
  name: 'index-folders-import-one-way',
  severity: 'error',
  from: { path: `^packages/address-index/src/${folder}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^packages/address-index/src/(${indexFolders.slice(at + 1).join('|') || '(?!)'})/` },
}));

// The nouns of core, bottom up: a noun may import those listed before it; shared files in `src` import no noun.
const nouns = `audit staff alarm api-token lookup-key limit-group picture monitored-check service-day
  area stock offer insight home outbox webhook request verify
  batch packing collection claim privacy draw supply mail event`.split(/\s+/);

const nounRules = ['', ...nouns].map((noun, at) => ({
  name: 'nouns-import-one-way',
  severity: 'error',
  from:
    noun === ''
      ? { path: '^packages/core/src/[^/]+$', pathNot: '/index\\.ts$' }
      : { path: `^packages/core/src/${noun}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^packages/core/src/[^/]+/', pathNot: nouns.slice(0, at).map((place) => `^packages/core/src/${place}/`) },
}));

// Rules that decide from their arguments only: nothing they import, at any depth, knows the store.
const pure = [
  'area/is-in-area',
  'draw/rank-entries',
  'home/(canonical-address|home-keys)',
  'offer/(offer-effects|offer-phase|missing-for-publishing)',
  'request/(fingerprint|is-unedited|person-marks|request-transitions|validate-submission)',
  'request/gate/decide-submissions',
  'staff/permissions',
].map((file) => `^packages/core/src/${file}\\.ts$`);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    ...indexRules,
    ...nounRules,
    {
      name: 'pure-rules-reach-no-store',
      severity: 'error',
      from: { path: pure },
      to: { path: '^packages/(core/src/store|database/src/index)\\.ts$', reachable: true },
    },
    {
      name: 'the-index-takes-types-alone',
      severity: 'error',
      from: { path: '^packages/address-index/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/(contract|address-lookup)/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }, // type-only cycles count
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'pure-packages-have-no-node',
      severity: 'error',
      from: {
        path: '^packages/(contract|core|address-language|address-lookup|address-field|client|ui|messages)/src/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'an-index-of-core-is-for-others', // importing it would import every verb
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: '^packages/core/src/index\\.ts$' },
      to: { path: '^packages/core/src/.*index\\.ts$' },
    },
    {
      name: 'rows-know-no-verbs', // queries import only their noun's main file, other queries and instants
      severity: 'error',
      from: { path: '^packages/core/src/([a-z-]+)/[a-z-]+-rows\\.ts$' },
      to: {
        path: '^packages/core/src/',
        pathNot: ['^packages/core/src/$1/$1\\.ts$', '-rows\\.ts$', '^packages/core/src/instant\\.ts$'],
      },
    },
    {
      name: 'core-opens-no-connection',
      severity: 'error',
      from: { path: '^packages/core/src/' },
      to: { path: '^packages/database/src/open\\.ts$' },
    },
    {
      name: 'queries-need-no-node',
      severity: 'error',
      from: { path: '^packages/database/src/index\\.ts$' },
      to: { path: '^(async_hooks|crypto|fs|path|timers|worker_threads)|better-sqlite3|/pg/', reachable: true },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/console/features/([^/]+)/' },
      to: { path: '^apps/web/src/console/features/', pathNot: '^apps/web/src/console/features/$1/' },
    },
    {
      name: 'browsers-take-types-alone-of-the-operations', // their schemas would end up in every bundle
      severity: 'error',
      from: { path: '^(apps/web|packages/client)/src/' },
      to: { path: '^packages/contract/src/operations/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'public-pages-know-nothing-of-the-console',
      severity: 'error',
      from: { path: '^apps/web/src/(public|embed)/' },
      to: { path: '^apps/web/src/console/' },
    },
    {
      name: 'routes-call-verbs',
      severity: 'error',
      from: { path: '^apps/server/src/(routes|handlers|operations)/' },
      to: { path: '^packages/(store|database)/' },
    },
    {
      name: 'only-the-store-knows-kysely',
      severity: 'error',
      from: { pathNot: ['^(packages/(database|store|testing)|bench)/', '^packages/core/src/.*-rows\\.ts$'] },
      to: { path: 'node_modules/(kysely|better-sqlite3|pg)/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: {
        pathNot: [
          '\\.test\\.tsx?$',
          '^packages/testing/',
          '^packages/[^/]+/(test|examples)/',
          '^apps/[^/]+/test/',
          '^e2e/',
          '^bench/',
          '^tools/',
        ],
      },
      to: { path: '^packages/testing/' },
    },
  ],
  options: {
    parser: 'swc', // needs @swc/core: with only TypeScript 7 no module is read, and the run passes (the self-test detects that)
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/|^e2e/installed-packages/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
