import { readFileSync } from 'node:fs';

// The kernel counts hundredths of a second (USER_HZ) on all Linux platforms of Node.
const tickMs = 10;

/** CPU time of all threads of a process so far, in milliseconds. NaN except on Linux. */
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

/** A process's current memory in megabytes. NaN except on Linux. */
export function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
