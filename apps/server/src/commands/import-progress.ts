import type { WriteStream } from 'node:tty';
import type { ImportProgress } from '@doorstep/address-index';

const barLength = 24;
const quietMs = 5000;

/** Shows how far an import is: a bar that redraws itself in a terminal, else a line every few seconds. */
export function showProgress(out: WriteStream): { show: (progress: ImportProgress) => void; end: () => void } {
  let lastLineAt = performance.now();
  let hasBar = false;
  return {
    show(progress) {
      if (out.isTTY) {
        out.write(`\r${progressLine(progress)}\u001B[K`);
        hasBar = true;
      } else if (performance.now() - lastLineAt >= quietMs) {
        lastLineAt = performance.now();
        out.write(`${progressLine(progress)}\n`);
      }
    },
    end() {
      if (hasBar) out.write('\r\u001B[K');
    },
  };
}

/** `reading  [########----------------]  33 %  86,000 rows`; without the bar when nobody knows how much there is. */
function progressLine({ phase, rowsRead, bytesRead, bytesTotal }: ImportProgress): string {
  const rows = `${rowsRead.toLocaleString('en')} rows`;
  if (phase === 'writing') return `writing  ${rows}`;
  if (bytesTotal === null || bytesTotal === 0) return `reading  ${rows}`;
  const share = Math.min(1, bytesRead / bytesTotal);
  const full = Math.round(share * barLength);
  const bar = '#'.repeat(full) + '-'.repeat(barLength - full);
  return `reading  [${bar}]  ${Math.floor(share * 100)} %  ${rows}`;
}
