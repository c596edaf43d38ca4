import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chartDocument } from '../../machines/proof/chart-document.ts';
import { machines } from '../../machines/registry.ts';
import { replayTable } from './replay-table.ts';

const chartFolder = fileURLToPath(new URL('../../docs/machines', import.meta.url));
const documents = new Map<string, string>([
  ...machines.map((proof) => [`${proof.name}.md`, chartDocument(proof)] as const),
  ['README.md', replayTable()] as const,
]);

/** Writes a chart for every machine of the registry and the table of replayed paths, and removes all others. */
export async function writeCharts(folder = chartFolder): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [file, text] of documents) await writeFile(join(folder, file), text);
  for (const file of await readCharts(folder)) if (!documents.has(file)) await rm(join(folder, file));
}

/** Names of charts that are outdated, missing or without a machine. */
export async function staleCharts(folder = chartFolder): Promise<string[]> {
  const present = await readCharts(folder);
  const differing = await Promise.all(
    [...documents].map(async ([file, text]) =>
      present.includes(file) && (await readFile(join(folder, file), 'utf8')) === text ? [] : [file],
    ),
  );
  return [...differing.flat(), ...present.filter((file) => !documents.has(file))];
}

async function readCharts(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return (await readdir(folder)).filter((file) => file.endsWith('.md'));
}
