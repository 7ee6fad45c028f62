import { fork } from 'node:child_process';
import type { ColumnMapping, ImportErrorCode, ImportPreview, ImportProgress, Refusal } from '@doorstep/address-index';

export interface Reading {
  country?: string;
  encoding?: string;
  mapping?: ColumnMapping;
}

export type ImportTask =
  | { kind: 'preview'; path: string; reading: Reading }
  | {
      kind: 'import';
      path: string;
      reading: Reading;
      dataset: string;
      indexFolder: string;
      replace: boolean;
      licence?: string;
      attribution?: string;
    };

/** `process_ended`: killed, or out of memory. */
export interface ImportFailure {
  code: ImportErrorCode | 'process_ended';
  detail: string;
  refused: Refusal[];
}

export type ImportMessage =
  | { kind: 'progress'; progress: ImportProgress }
  | { kind: 'previewed'; preview: Omit<ImportPreview, 'error'>; error: ImportFailure | null }
  | { kind: 'imported'; addresses: number }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: ImportFailure };

export type ImportOutcome = Exclude<ImportMessage, { kind: 'progress' }>;

const lastWordsBytes = 2000;

/** Never rejects: a process that ends early counts as failed. An abort cancels the import. */
export async function runImport(
  task: ImportTask,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (progress: ImportProgress) => void },
): Promise<ImportOutcome> {
  const child = fork(new URL('import-process.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const cancel = () => void child.kill('SIGTERM');
  signal.addEventListener('abort', cancel, { once: true });
  let outcome: ImportOutcome | null = null;
  let lastWords = '';
  child.stderr?.on('data', (bytes: Buffer) => (lastWords = (lastWords + String(bytes)).slice(-lastWordsBytes)));
  child.on('message', (message: ImportMessage) => {
    if (message.kind === 'progress') onProgress?.(message.progress);
    else outcome = message;
  });
  try {
    return await new Promise<ImportOutcome>((resolve) => {
      const ended = (detail: string) =>
        resolve(
          outcome ??
            (signal.aborted
              ? { kind: 'cancelled' }
              : { kind: 'failed', error: { code: 'process_ended', detail, refused: [] } }),
        );
      child.once('error', (error) => ended(error.message));
      // Not `exit`, which may come before the last message.
      child.once('close', () => ended(lastWords));
      child.send(task, () => undefined); // if the process has ended, `close` reports it
      if (signal.aborted) cancel();
    });
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
