// Draws labels and posters on a thread: 10,000 labels take seconds, which would block visitors.
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { drawCard } from '../poster/draw-poster.ts';
import { toSvg } from '../poster/drawing.ts';
import { posterPdf } from '../poster/poster-pdf.ts';
import { checkLabels } from './check-labels.ts';
import type { FromLabelThread, LabelThreadData, ToLabelThread } from './label-messages.ts';
import type { Label } from './label.ts';
import { writeLabels } from './write-labels.ts';

const port = parentPort;
if (port === null) throw new Error('This file is the source of a thread');
const work = workerData as LabelThreadData;

function report(message: FromLabelThread): void {
  port?.postMessage(message);
}

async function* received(): AsyncGenerator<Label> {
  for (;;) {
    const next = once(port as NonNullable<typeof port>, 'message');
    report({ kind: 'more' });
    const [{ labels }] = (await next) as [ToLabelThread];
    if (labels === null) return;
    yield* labels;
  }
}

if (work.task === 'poster') {
  report({ kind: 'bytes', bytes: await posterPdf(work.poster, work.paper, work.madeAt) });
} else if (work.task === 'card') {
  report({ kind: 'bytes', bytes: Buffer.from(toSvg(await drawCard(work.poster))) });
} else if (work.task === 'print') {
  const sink = new Writable({
    write(bytes: Uint8Array, _, done) {
      report({ kind: 'bytes', bytes });
      done();
    },
  });
  await writeLabels(received(), work.options, sink);
} else {
  for await (const problem of checkLabels(received(), work.options)) report({ kind: 'problem', problem });
}
report({ kind: 'done' });
port.close();
