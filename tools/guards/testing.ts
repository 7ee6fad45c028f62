import type { Guard } from './guard.ts';

const cluster = 'packages/testing/src/postgres-cluster.ts';
const clusterTests = ['packages/testing/test/postgres-cluster.test.ts'];

/** The test ground itself: a PostgreSQL that forgets, or a proxy that favours one server, would prove nothing. */
export const testingGuards: Guard[] = [
  {
    name: 'the PostgreSQL of the tests commits durably',
    file: cluster,
    find: `synchronous_commit: 'on'`,
    replace: `synchronous_commit: 'off'`,
    tests: clusterTests,
  },
  {
    name: 'a stopped PostgreSQL leaves no folder behind',
    file: cluster,
    find: `if (server !== undefined) await endServer(server);
        removeFolder(folder);`,
    replace: `if (server !== undefined) await endServer(server);`,
    tests: clusterTests,
  },
  {
    name: 'the proxy takes its servers in turn',
    file: 'packages/testing/src/start-proxy.ts',
    find: `turn += 1;`,
    replace: ``,
    tests: ['packages/testing/test/start-proxy.test.ts'],
  },
];
