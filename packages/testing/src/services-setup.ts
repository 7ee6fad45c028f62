// Runs once before the files of the vitest project `services`: removes what killed runs left, builds stale pages, and
// starts PostgreSQL unless the whole run has one already. Without PostgreSQL the tests that need it fail and say what is
// missing; none is skipped.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { removeForgottenDataFolders } from './data-folder.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

const build = join(import.meta.dirname, '..', '..', '..', 'tools', 'build.ts');

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  removeForgottenDataFolders();
  // Copies of the checkout for guards contain built pages and no tools.
  if (existsSync(build))
    execFileSync(process.execPath, [build, '--if-stale'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const isUp = (process.env['DOORSTEP_TEST_POSTGRES'] ?? '') !== '';
  if (isUp || process.env['DOORSTEP_TEST_POSTGRES_PROBLEM'] !== undefined) return undefined;
  try {
    const cluster = await startPostgresCluster();
    console.log(`Tests run on ${cluster.source}.`);
    process.env['DOORSTEP_TEST_POSTGRES'] = cluster.url;
    const endAfterSignal = () => void cluster.stop().then(() => process.exit(130));
    process.once('SIGINT', endAfterSignal);
    process.once('SIGTERM', endAfterSignal);
    return () => cluster.stop();
  } catch (error) {
    process.env['DOORSTEP_TEST_POSTGRES_PROBLEM'] = error instanceof Error ? error.message : String(error);
    return undefined;
  }
}
