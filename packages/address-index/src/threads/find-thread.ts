import { parentPort, workerData } from 'node:worker_threads';
import { foundItems } from '../answer/find-item.ts';
import { LookupIdError } from '../answer/item-id.ts';
import { IndexFileError } from '../index-format/index-file-error.ts';
import { openAddressIndex } from '../open-address-index.ts';
import type { FindThreadData, FromFindThread, ToFindThread } from './find-messages.ts';

const { folder, secret, tables } = workerData as FindThreadData;
const index = openAddressIndex(folder, { secret, tables });
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
const send = (message: FromFindThread): void => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToFindThread) => {
  if (message.kind === 'prepare') index.prepare(message.tables);
  else if (message.kind === 'adopt') index.adopt();
  else send(answer(message));
});
send({ kind: 'ready', builds: index.tables().map(({ build }) => build) });

function answer({ number, query, of }: ToFindThread & { kind: 'find' }): FromFindThread {
  try {
    const data = of === 'current' ? index : (index.prepared() ?? index);
    return { kind: 'found', number, ...foundItems(data.find(query)) };
  } catch (error) {
    if (error instanceof LookupIdError) return { kind: 'bad_id', number, code: error.code };
    if (error instanceof IndexFileError) {
      const { code, path, detail } = error;
      return { kind: 'bad_file', number, code, path, detail };
    }
    return { kind: 'failed', number, error };
  }
}
