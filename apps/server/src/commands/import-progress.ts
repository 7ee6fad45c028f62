import type { WriteStream } from 'node:tty';
import type { ImportProgress } from '@doorstep/address-index';

const barLength = 24;
const quietMs = 5000;
/** Below this share the remaining time cannot be estimated. */
const minShare = 0.02;

export function showProgress(out: WriteStream): { show: (progress: ImportProgress) => void; end: () => void } {
  const startedAt = performance.now();
  let phaseStartedAt = startedAt;
  let phase: ImportProgress['phase'] = 'reading';
  let lastLineAt = startedAt;
  let hasBar = false;
  return {
    show(progress) {
      const now = performance.now();
      if (progress.phase !== phase) {
        phase = progress.phase;
        phaseStartedAt = now;
      }
      const line = () => progressLine(progress, (now - phaseStartedAt) / 1000);
      if (out.isTTY) {
        out.write(`\r${line()}\u001B[K`);
        hasBar = true;
      } else if (now - lastLineAt >= quietMs) {
        lastLineAt = now;
        out.write(`${line()}\n`);
      }
    },
    end() {
      if (hasBar) out.write('\r\u001B[K');
    },
  };
}

/** `reading  [####----]  33 %  86,000 rows  21,500 rows/s  0:08 left`; shorter if the size is unknown. */
export function progressLine({ phase, rowsRead, share }: ImportProgress, seconds: number): string {
  const count = (value: number): string => Math.round(value).toLocaleString('en');
  const rows = [`${count(rowsRead)} rows`];
  if (phase === 'reading' && seconds >= 1) rows.push(`${count(rowsRead / seconds)} rows/s`);
  if (share === null) return [phase, ...rows].join('  ');
  const full = Math.round(share * barLength);
  const bar = `[${'#'.repeat(full)}${'-'.repeat(barLength - full)}]`;
  if (share >= minShare && seconds >= 1) rows.push(`${clock((seconds / share) * (1 - share))} left`);
  return [phase, bar, `${Math.floor(share * 100)} %`, ...rows].join('  ');
}

/** `1:05` for 65 seconds; `2:00:00` for two hours. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}
