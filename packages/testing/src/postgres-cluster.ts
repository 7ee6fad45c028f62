// A throwaway PostgreSQL for tests and benchmarks.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { forgottenFolders, isRunning } from './forgotten-folders.ts';
import { freePort } from './free-port.ts';
import { findDebianPostgres, findNpmPostgres, type PostgresBinaries } from './postgres-binaries.ts';
import { executeOn, dropTemplates } from './test-database.ts';
import { mountSmallDisk, type SmallDisk, unmount } from './small-disk.ts';

export interface PostgresCluster {
  /** URL of the maintenance database, with a user who may create databases. */
  url: string;
  source: string;
  /** Stops it and removes its folder; a cluster from DATABASE_URL_TEST keeps running. */
  stop(): Promise<void>;
}

export interface SmallDiskCluster extends PostgresCluster {
  disk: SmallDisk;
  /** Resolves once PostgreSQL has ended, which it does when it cannot write its log. */
  hasEnded(): Promise<void>;
  startAgain(): Promise<void>;
}

export interface ReplicatedCluster extends PostgresCluster {
  /** Of the maintenance database of the replica, which streams from the primary and confirms each commit. */
  replicaUrl: string;
  /** Ends the primary without a checkpoint, as a crash does. */
  killPrimary(): Promise<void>;
}

interface Owner {
  uid?: number;
  gid?: number;
}

const folderPrefix = 'doorstep-postgres-';
const readyWithinMs = 30_000;
/** Dropping a database waits a second for the disk otherwise. */
const withoutFsync = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/**
 * The PostgreSQL for tests: from DATABASE_URL_TEST, else Debian's, else npm's.
 * @param isOwn Starts a separate cluster, which the test may break.
 * @param isDurable With fsync, as in production. Tests do without: they kill processes, but do not cut the power.
 * @throws Error that says what is missing, or PostgreSQL's output when it did not start.
 */
export async function startPostgresCluster({ isOwn = false, isDurable = false } = {}): Promise<PostgresCluster> {
  const given = isOwn ? undefined : process.env['DATABASE_URL_TEST'];
  if (given !== undefined && given !== '') {
    await waitUntilReady(given, () => '');
    return { url: given, source: 'the PostgreSQL of DATABASE_URL_TEST', stop: () => dropTemplates(given) };
  }
  return startOwnCluster(findBinaries(), { isDurable });
}

/** For tests of a full disk. @throws Error when this user may not mount a disk: that needs Linux and root. */
export async function startPostgresOnSmallDisk(bytes: number): Promise<SmallDiskCluster> {
  let disk: SmallDisk | undefined;
  const cluster = await startOwnCluster(findBinaries(), {
    prepare: (folder) => (disk = mountSmallDisk(folder, bytes)),
  });
  if (disk === undefined) throw new Error('No disk was mounted.');
  return { ...cluster, disk };
}

/** A primary and its synchronous replica. */
export async function startReplicatedPostgres(): Promise<ReplicatedCluster> {
  const { addReplica, ...cluster } = await startOwnCluster(findBinaries());
  try {
    return { ...cluster, ...(await addReplica()) };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

function findBinaries(): PostgresBinaries {
  const binaries = findDebianPostgres() ?? findNpmPostgres();
  if (binaries !== null) return binaries;
  throw new Error(
    'No PostgreSQL for the tests: DATABASE_URL_TEST is not set, Debian’s package "postgresql" is not installed, ' +
      `and npm has none for ${process.platform} on ${process.arch}.`,
  );
}

async function startOwnCluster(
  binaries: PostgresBinaries,
  { prepare, isDurable = false }: { prepare?: (folder: string) => unknown; isDurable?: boolean } = {},
): Promise<Omit<SmallDiskCluster, 'disk'> & { addReplica(): Promise<Omit<ReplicatedCluster, keyof PostgresCluster>> }> {
  removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  let server: ChildProcess | undefined;
  let replica: ChildProcess | undefined;
  const removeNow = () => {
    server?.kill('SIGQUIT');
    replica?.kill('SIGQUIT');
    removeFolder(folder);
  };
  process.once('exit', removeNow);
  try {
    prepare?.(folder);
    const owner = chooseOwner();
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
    chmodSync(folder, 0o755);
    const programs = owner.uid !== undefined && binaries.isFromNpm ? copyPrograms(binaries, folder) : binaries.folder;
    const password = randomBytes(12).toString('hex');
    const data = join(folder, 'data');
    initialise({ programs, data, folder, owner, password });
    const port = await freePort();
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const launch = (where: { data: string; port: number }, settings: string[] = []) => {
      const log: string[] = [];
      const all = [...serverArguments({ ...where, folder }), ...(isDurable ? [] : withoutFsync), ...settings];
      const started = spawn(join(programs, 'postgres'), all, {
        ...owner,
        cwd: folder,
        // A separate process group: Ctrl-C reaches only the tests, which stop PostgreSQL in order.
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      started.stdout.on('data', (chunk: Buffer) => log.push(chunk.toString()));
      started.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
      started.unref();
      return { started, whyEnded: () => (started.exitCode === null ? '' : log.join('')) };
    };
    const start = async () => {
      const { started, whyEnded } = launch({ data, port });
      server = started;
      await waitUntilReady(url, whyEnded);
    };
    await start();
    const addReplica = async () => {
      if (server !== undefined) await endServer(server);
      const copy = join(folder, 'replica');
      execFileSync('cp', ['-a', data, copy], owner);
      writeFileSync(join(copy, 'standby.signal'), '');
      await start();
      const replicaPort = await freePort();
      const replicaUrl = url.replace(`:${port}/`, `:${replicaPort}/`);
      const { started, whyEnded } = launch({ data: copy, port: replicaPort }, [
        '-c',
        `primary_conninfo=host=127.0.0.1 port=${port} user=postgres password=${password}`,
      ]);
      replica = started;
      await waitUntilReady(replicaUrl, whyEnded);
      await executeOn(url, `alter system set synchronous_standby_names = '*'`);
      await executeOn(url, 'select pg_reload_conf()');
      return {
        replicaUrl,
        killPrimary: async () => {
          const killed = server;
          if (killed === undefined) return;
          const ended = once(killed, 'exit');
          killed.kill('SIGQUIT');
          await ended;
        },
      };
    };
    return {
      url,
      source: binaries.name,
      hasEnded: async () => {
        if (server !== undefined && server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      },
      startAgain: start,
      addReplica,
      stop: async () => {
        process.off('exit', removeNow);
        for (const each of [server, replica]) if (each !== undefined) await endServer(each);
        removeFolder(folder);
      },
    };
  } catch (error) {
    process.off('exit', removeNow);
    removeNow();
    throw error;
  }
}

/** PostgreSQL refuses to run as root: runs it as Debian's `postgres`, else `nobody`. */
function chooseOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const read = (flag: string) =>
        Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
      return { uid: read('-u'), gid: read('-g') };
    } catch {
      // no such user here
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".');
}

/** The unprivileged user may not be able to read the checkout, but it can read the temporary folder. */
function copyPrograms(binaries: PostgresBinaries, folder: string): string {
  const source = dirname(binaries.folder);
  const copy = join(folder, 'native');
  cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, basename(binaries.folder));
}

function initialise(where: { programs: string; data: string; folder: string; owner: Owner; password: string }): void {
  const passwordFile = join(where.folder, 'password');
  writeFileSync(passwordFile, where.password);
  chmodSync(passwordFile, 0o644); // in its own folder; the password protects a short-lived port
  mkdirSync(where.data, { mode: 0o700 });
  if (where.owner.uid !== undefined && where.owner.gid !== undefined) {
    chownSync(where.data, where.owner.uid, where.owner.gid);
  }
  const settings = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
  try {
    execFileSync(join(where.programs, 'initdb'), [`--pgdata=${where.data}`, `--pwfile=${passwordFile}`, ...settings], {
      ...where.owner,
      cwd: where.folder,
      stdio: 'pipe',
    });
  } catch (error) {
    const output = (error as { stderr?: Buffer }).stderr?.toString() ?? String(error);
    throw new Error(`PostgreSQL could not make its folder: ${output.trim()}`, { cause: error });
  }
  rmSync(passwordFile);
}

function serverArguments(where: { data: string; folder: string; port: number }): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(where.port),
    unix_socket_directories: process.platform === 'win32' ? '' : where.folder,
    max_connections: '200',
    synchronous_commit: 'on',
    log_min_messages: 'error',
  };
  return ['-D', where.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function waitUntilReady(url: string, whyEnded: () => string): Promise<void> {
  const until = performance.now() + readyWithinMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const ended = whyEnded();
      if (ended !== '') throw new Error(`PostgreSQL ended at once: ${ended.trim()}`, { cause: error });
      if (performance.now() > until)
        throw new Error(`Waited ${readyWithinMs / 1000} s for PostgreSQL to take a connection: ${String(error)}`, {
          cause: error,
        });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => server.kill('SIGQUIT'), 5000);
    server.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    server.kill('SIGINT'); // "fast": closes connections and shuts down in order
  });
}

function removeLeftovers(): void {
  for (const folder of forgottenFolders(tmpdir(), folderPrefix)) {
    endForgotten(folder);
    removeFolder(folder);
  }
}

function removeFolder(folder: string): void {
  unmount(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function endForgotten(folder: string): void {
  try {
    const pid = Number(execFileSync('head', ['-n', '1', join(folder, 'data', 'postmaster.pid')], { stdio: 'pipe' }));
    if (pid > 1 && isRunning(pid)) process.kill(pid, 'SIGQUIT');
  } catch {
    // already ended
  }
}
