import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');
const notOurs = new Set(['node_modules', 'generated', 'dist', '.cache', 'fixture']);

export interface SourceFile {
  /** path from the repository root, with `/` */
  readonly name: string;
  readonly text: string;
}

/** The project's own source files below a folder of the repository. */
export function filesBelow(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll(sep, '/'))
    .filter((name) => /\.(ts|tsx|mjs|cjs|css)$/.test(name) && !name.endsWith('.gen.ts'))
    .filter((name) => !name.split('/').some((part) => notOurs.has(part)))
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
}

export const isTest = (name: string) => /\.(test|spec|type-test)\.tsx?$/.test(name);
