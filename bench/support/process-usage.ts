import { readFile } from 'node:fs/promises';

/**
 * What a process has used of the processor so far; other programs do not make it longer. Linux counts in ticks of 10 ms, in
 * user's code and in its own. @returns ms
 */
export async function processorTimeOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8');
  // after the name, which may hold anything, in parentheses
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
