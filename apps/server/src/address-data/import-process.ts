// Reads address files in a separate process, so a large or broken file cannot slow down or end the server.
import { importAddresses, ImportError, previewImport, type Refusal } from '@doorstep/address-index';
import { createHomeFormOf } from '../lookup/form-knowledge.ts';
import type { ImportMessage, ImportTask } from './run-import.ts';

const controller = new AbortController();
const cancel = () => controller.abort();
process.once('message', (task: ImportTask) => void run(task));
process.once('disconnect', cancel);
process.once('SIGTERM', cancel);
process.on('SIGINT', () => undefined); // Ctrl-C also reaches the server, which decides

async function run(task: ImportTask): Promise<void> {
  const outcome = await outcomeOf(task);
  send(outcome, () => process.connected && process.disconnect());
}

async function outcomeOf(task: ImportTask): Promise<ImportMessage> {
  try {
    if (task.kind === 'preview') {
      const { error, ...preview } = await previewImport(task.path, task.reading);
      return { kind: 'previewed', preview, error: error === null ? null : failureOf(error) };
    }
    const { path, reading, ...options } = task;
    const summary = await importAddresses({
      ...options,
      ...reading,
      files: [path],
      formOf: createHomeFormOf(),
      signal: controller.signal,
      onProgress: (progress) => send({ kind: 'progress', progress }),
    });
    return { kind: 'imported', addresses: summary.addresses };
  } catch (error) {
    if (controller.signal.aborted) return { kind: 'cancelled' };
    if (error instanceof ImportError) return { kind: 'failed', error: failureOf(error) };
    throw error;
  }
}

function failureOf({ code, message, refused }: ImportError): {
  code: ImportError['code'];
  detail: string;
  refused: Refusal[];
} {
  return { code, detail: message, refused };
}

function send(message: ImportMessage, onSent = () => {}): void {
  if (process.connected) process.send?.(message, undefined, undefined, onSent);
}
