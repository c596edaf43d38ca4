import { readFile } from 'node:fs/promises';

/**
 * CPU time of a process so far, which other programs do not affect. Linux counts user and system time in ticks of 10 ms.
 * @returns ms
 */
export async function cpuTimeMs(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8');
  // after the process name in parentheses, which may contain anything
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process in MB. */
export async function residentMemoryMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
