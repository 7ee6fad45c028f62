import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const listening = /^Listening on (http:\/\/\S+)$/m;

export interface StartServerOptions {
  dataFolder: string;
  /** Added to an empty environment: the caller's own settings do not reach the server. */
  env?: Record<string, string>;
  port?: number;
  /** Time until `/readyz` must answer 200. */
  readyWithinMs?: number;
  /** Limits the size of each file that the server writes: a full disk for one process. Needs a POSIX shell. */
  maxFileBytes?: number;
  checkout?: string;
}

export interface RunningServer {
  url: string;
  pid: number;
  output(): string;
  /** Ends the server, by default like Ctrl-C. Resolves with the exit code, or null if killed after 12 s. */
  stop(signal?: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): Promise<number | null>;
  kill(): Promise<void>;
}

/** @throws Error with the server's output when it exits or is not ready in time. */
export async function startServer(options: StartServerOptions): Promise<RunningServer> {
  const { readyWithinMs = 60_000 } = options;
  const child = spawnDoorstep(['serve'], options);
  child.stdin?.end();
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  void ended.then(() => process.off('exit', killAtExit));

  const until = performance.now() + readyWithinMs;
  let url = '';
  while (url === '' || !(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended:\n${output}`);
    if (performance.now() > until) {
      child.kill('SIGKILL');
      const awaited = url === '' ? 'the line “Listening on …”' : `${url}/readyz to answer 200`;
      throw new Error(`Waited ${readyWithinMs / 1000} s for ${awaited}. The server wrote:\n${output}`);
    }
    url = listening.exec(output)?.[1] ?? '';
    await new Promise((resolve) => setTimeout(resolve, 25));
  }

  return {
    url,
    pid: child.pid ?? -1,
    output: () => output,
    stop: async (signal = 'SIGINT') => {
      const force = setTimeout(() => child.kill('SIGKILL'), 12_000);
      child.kill(signal);
      const code = await ended;
      clearTimeout(force);
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export type CommandOptions = Omit<StartServerOptions, 'port' | 'readyWithinMs'>;

export interface RunningCommand {
  write(text: string): void;
  endInput(): void;
  signal(signal: NodeJS.Signals): void;
  result: Promise<CommandResult>;
}

export function startCommand(words: string[], options: CommandOptions): RunningCommand {
  const child = spawnDoorstep(words, options);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdin?.on('error', () => undefined); // the command may exit before it has read everything
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  return {
    write: (text) => child.stdin?.write(text),
    endInput: () => child.stdin?.end(),
    signal: (signal) => child.kill(signal),
    result: new Promise((resolve) => {
      child.once('close', (code) => {
        process.off('exit', killAtExit);
        resolve({ code, stdout, stderr });
      });
    }),
  };
}

export async function runDoorstep(words: string[], options: CommandOptions): Promise<CommandResult> {
  const command = startCommand(words, options);
  command.endInput();
  return command.result;
}

function spawnDoorstep(words: string[], options: StartServerOptions): ChildProcess {
  const main = mainFile(options);
  const command = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=8',
    main,
    ...words,
  ];
  const [program = '', ...args] =
    options.maxFileBytes === undefined
      ? command
      : // In blocks of 512 bytes; `exec` keeps the process id.
        ['/bin/sh', '-c', 'ulimit -S -f "$0" && exec "$@"', String(Math.floor(options.maxFileBytes / 512)), ...command];
  return spawn(program, args, {
    env: {
      PATH: process.env['PATH'],
      MALLOC_ARENA_MAX: '1',
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      HOME: process.env['HOME'],
      NO_COLOR: '1',
      PORT: String(options.port ?? 0),
      DOORSTEP_DATA: options.dataFolder,
      ...options.env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** The build; the sources if the checkout has no build or a guard is to be removed. */
function mainFile({ checkout = root, env }: StartServerOptions): string {
  const server = join(checkout, 'apps', 'server');
  const built = join(server, 'dist', 'main.js');
  return env?.['TAKE_OUT'] === undefined && existsSync(built) ? built : join(server, 'src', 'main.ts');
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
