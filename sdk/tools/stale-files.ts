import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Differences between a folder and its expected files, one sentence each. */
export async function staleFiles(folder: string, expected: ReadonlyMap<string, string>): Promise<string[]> {
  const present = new Set(await listFiles(folder));
  const faults: string[] = [];
  for (const [name, content] of expected) {
    if (!present.has(name)) faults.push(`${name} is missing.`);
    else if ((await readFile(join(folder, name), 'utf8')) !== content) faults.push(`${name} is out of date.`);
  }
  for (const name of present) if (!expected.has(name)) faults.push(`${name} is no longer generated.`);
  return faults;
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, '/'),
      );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
