// One import at a time, outside the request that starts it. Its state is a file next to the data, so all processes of
// this machine report the same state, and a restart finds an interrupted import.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DoorstepError } from '@doorstep/core';
import { runImport, type ImportFailure, type ImportOutcome, type ImportTask } from './run-import.ts';

export interface ImportState {
  id: string;
  dataset: string;
  file: string;
  state: 'running' | 'done' | 'failed' | 'cancelled' | 'interrupted';
  startedAt: number;
  startedBy: string;
  endedAt: number | null;
  phase: 'reading' | 'writing';
  rowsRead: number;
  share: number | null;
  failure: ImportFailure | null;
}

interface Owner {
  host: string;
  pid: number;
  /** Tells a restarted process from an earlier one with the same pid. */
  start: string;
  seenAt: number;
}

export type StartedImport = Extract<ImportTask, { kind: 'import' }> & { file: string; startedBy: string };

export interface AddressImports {
  current(): ImportState | null;
  /**
   * @throws DoorstepError `state_conflict` while another import runs.
   * @param onEnd Called once, also after a failure.
   */
  start(started: StartedImport, onEnd: (outcome: ImportOutcome) => Promise<void>): ImportState;
  /**
   * Takes effect within a second, whichever process runs the import.
   * @throws DoorstepError `state_conflict` where none runs.
   */
  cancel(): void;
  stop(): Promise<void>;
}

const writtenEveryMs = 1000;
/** A process that has not written its state for this long counts as gone. */
const goneAfterMs = 30_000;

export function createAddressImports(folder: string, report: (error: unknown) => void): AddressImports {
  const statePath = join(folder, '.last-import.json');
  const cancelPath = join(folder, '.cancel-import');
  const me = { host: hostname(), pid: process.pid, start: randomUUID() };
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let cancelling = new AbortController();

  const write = (state: ImportState): void => {
    mkdirSync(folder, { recursive: true });
    const part = `${statePath}.${me.start}`;
    writeFileSync(part, JSON.stringify({ ...state, owner: { ...me, seenAt: Date.now() } }));
    renameSync(part, statePath);
  };

  const isGone = ({ host, pid, start, seenAt }: Owner): boolean => {
    if (start === me.start) return false;
    if (Date.now() - seenAt > goneAfterMs) return true;
    return host === me.host && (pid === me.pid || !isRunning(pid));
  };

  const current = (): ImportState | null => {
    const found = readState(statePath);
    if (found === null) return null;
    const { owner, ...state } = found;
    return state.state === 'running' && isGone(owner) ? { ...state, state: 'interrupted' } : state;
  };

  const run = async (
    { file: _file, startedBy: _startedBy, ...task }: StartedImport,
    begun: ImportState,
    onEnd: (outcome: ImportOutcome) => Promise<void>,
  ): Promise<void> => {
    let state = begun;
    const beat = setInterval(() => {
      try {
        write(state);
      } catch (error) {
        report(error);
      }
      if (existsSync(cancelPath)) cancelling.abort();
    }, writtenEveryMs);
    const outcome = await runImport(task, {
      signal: AbortSignal.any([cancelling.signal, stopping.signal]),
      onProgress: ({ phase, rowsRead, share }) => (state = { ...state, phase, rowsRead, share }),
    });
    clearInterval(beat);
    write({
      ...state,
      state: stateOf(outcome, stopping.signal.aborted),
      endedAt: Date.now(),
      failure: outcome.kind === 'failed' ? outcome.error : null,
    });
    rmSync(cancelPath, { force: true });
    await onEnd(outcome);
  };

  return {
    current,
    start(started, onEnd) {
      if (current()?.state === 'running' || stopping.signal.aborted) throw new DoorstepError('state_conflict');
      const { dataset, file, startedBy } = started;
      const begun: ImportState = {
        id: randomUUID(),
        dataset,
        file,
        state: 'running',
        startedAt: Date.now(),
        startedBy,
        endedAt: null,
        phase: 'reading',
        rowsRead: 0,
        share: null,
        failure: null,
      };
      rmSync(cancelPath, { force: true });
      cancelling = new AbortController();
      write(begun);
      running = run(started, begun, onEnd).catch(report);
      return begun;
    },
    cancel() {
      if (current()?.state !== 'running') throw new DoorstepError('state_conflict');
      cancelling.abort();
      writeFileSync(cancelPath, ''); // another process may be running it
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function stateOf({ kind }: ImportOutcome, isStopping: boolean): ImportState['state'] {
  if (kind === 'imported') return 'done';
  if (kind === 'cancelled') return isStopping ? 'interrupted' : 'cancelled';
  return 'failed';
}

function readState(path: string): (ImportState & { owner: Owner }) | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ImportState & { owner: Owner };
  } catch {
    return null; // none, or cut short by a full disk
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0); // signal 0 only checks for existence
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
