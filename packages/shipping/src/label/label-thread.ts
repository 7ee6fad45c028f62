// Draws labels, packing papers and posters on a thread: 10,000 labels take seconds, which would block visitors.
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { drawCard, posterPdf } from '../poster/draw-poster.ts';
import { toSvg } from '../poster/drawing.ts';
import { checkLabels } from './check-labels.ts';
import type { FromLabelThread, LabelThreadData, ParcelPaper, ToLabelThread } from './label-messages.ts';
import type { Label } from './label.ts';
import { writePackingSlips, type PackingSlip } from '../paper/packing-slips.ts';
import { writePickList, type PickRow } from '../paper/pick-list.ts';
import { writeLabels } from './write-labels.ts';

const port = parentPort;
if (port === null) throw new Error('This file is the source of a thread');
const work = workerData as LabelThreadData;

function report(message: FromLabelThread): void {
  port?.postMessage(message);
}

async function* received<Paper extends ParcelPaper>(): AsyncGenerator<Paper> {
  for (;;) {
    const next = once(port as NonNullable<typeof port>, 'message');
    report({ kind: 'more' });
    const [{ parcels }] = (await next) as [ToLabelThread];
    if (parcels === null) return;
    yield* parcels as readonly Paper[];
  }
}

if (work.task === 'poster') {
  report({ kind: 'bytes', bytes: await posterPdf(work.poster, work.paper, work.madeAt) });
} else if (work.task === 'card') {
  report({ kind: 'bytes', bytes: Buffer.from(toSvg(await drawCard(work.poster))) });
} else if (work.task === 'check') {
  for await (const problem of checkLabels(received<Label>(), work.options)) report({ kind: 'problem', problem });
} else {
  const sink = new Writable({
    write(bytes: Uint8Array, _, done) {
      report({ kind: 'bytes', bytes });
      done();
    },
  });
  if (work.task === 'print') await writeLabels(received<Label>(), work.options, sink);
  else if (work.task === 'pick-list') await writePickList(received<PickRow>(), work.options, sink);
  else await writePackingSlips(received<PackingSlip>(), work.options, sink);
}
report({ kind: 'done' });
port.close();
