import { readFile } from 'node:fs/promises';

const contract = new URL('../../../docs/contracts/commonweal.md', import.meta.url);

/** The first cells of the table below a heading of the contract, one for each row. */
export async function rowsOf(heading: string): Promise<string[]> {
  const text = await readFile(contract, 'utf8');
  const part = text.split(/^## /m).find((begun) => begun.startsWith(`${heading}\n`)) ?? '';
  const [, , ...rows] = part.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => row.split(' | ')[0]?.slice('| '.length).trim() ?? '');
}
