import { readFileSync } from 'node:fs';

// The kernel counts in hundredths of a second (USER_HZ) on every Linux that Node runs on.
const tickMs = 10;

/** Computing time that a process has had so far, all its threads, in milliseconds. Linux alone; elsewhere NaN. */
export function cpuTimeMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return Number.NaN;
  }
}

/** Memory that a process holds now, in megabytes. Linux alone; elsewhere NaN. */
export function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
