import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const rulesFolder = fileURLToPath(new URL('../../rules/think-tank', import.meta.url));

/** Folder of the sectors' data files. */
export const sectorFolder = join(rulesFolder, 'sectors');

const notice =
  '// Generated from the files in sectors/ by tools/think-tank/sector-modules.ts; do not edit.\n';

const text = v.pipe(v.string(), v.nonEmpty());
const key = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'is no lower camel case key'));
const hasUniqueKeys = (rows: readonly { readonly key: string }[]) =>
  new Set(rows.map((row) => row.key)).size === rows.length;
const twice = 'names a key twice';
const column = v.strictObject({ key, label: text, unit: v.optional(text) });

// the names of blocks, kinds and templates are checked by the compiler in the generated module
const sectorFile = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{2,40}$/, 'is no name of a sector')),
  label: text,
  unit: text,
  order: v.pipe(v.number(), v.integer()),
  template: text,
  jsonLdType: text,
  blocks: v.array(text),
  facts: v.pipe(
    v.array(v.strictObject({ key, label: text, kind: text, unit: v.optional(text) })),
    v.minLength(6, 'has fewer than six facts'),
    v.check((rows) => hasUniqueKeys(rows), twice),
  ),
  table: v.strictObject({
    key,
    title: text,
    columns: v.pipe(
      v.array(column),
      v.minLength(2, 'has fewer than two columns'),
      v.check((rows) => hasUniqueKeys(rows), twice),
    ),
  }),
  dimensions: v.pipe(
    v.array(v.strictObject({ key, label: text, weight: v.number() })),
    v.check((rows) => hasUniqueKeys(rows), twice),
    v.check(
      (dimensions) => dimensions.reduce((sum, { weight }) => sum + weight, 0) === 100,
      'has weights that do not sum to 100',
    ),
  ),
});

type SectorFile = v.InferOutput<typeof sectorFile>;

/**
 * Writes the modules that list the sectors, as far as they differ from what is there.
 * @throws Error that names the file, the field and the rule
 */
export async function writeSectorModules(folder = rulesFolder): Promise<void> {
  for (const [file, content] of await outdated(folder)) await writeFile(join(folder, file), content);
}

/** Names of the generated modules that differ from the data files. */
export async function staleSectorModules(folder = rulesFolder): Promise<string[]> {
  return (await outdated(folder)).map(([file]) => file);
}

async function outdated(folder: string): Promise<(readonly [file: string, content: string])[]> {
  const modules = sectorModules(await readSectors(join(folder, 'sectors')));
  const present = await Promise.all(
    modules.map(async ([file]) => {
      const path = join(folder, file);
      return existsSync(path) ? readFile(path, 'utf8') : undefined;
    }),
  );
  return modules.filter(([, content], index) => present[index] !== content);
}

async function readSectors(folder: string): Promise<SectorFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const sectors = await Promise.all(files.map((file) => readSector(folder, file)));
  return sectors.toSorted((left, right) => left.order - right.order || (left.name < right.name ? -1 : 1));
}

async function readSector(folder: string, file: string): Promise<SectorFile> {
  const parsed = v.safeParse(sectorFile, parseJson(file, await readFile(join(folder, file), 'utf8')));
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'} ${issue.message}`);
    throw new Error(`${file}: ${faults.join('; ')}`);
  }
  if (parsed.output.name !== basename(file, '.json'))
    throw new Error(`${file}: name is ${parsed.output.name} and has to be that of the file`);
  return parsed.output;
}

function parseJson(file: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw new Error(`${file}: is no JSON`, { cause });
  }
}

/** The names alone are in the scripts of every page, the layouts in those of the think-tank, the rest in none. */
function sectorModules(sectors: readonly SectorFile[]): (readonly [file: string, content: string])[] {
  const names = sectors.map(({ name }) => name);
  const layouts = sectors.map(({ name, label, unit, template, jsonLdType, blocks }) => [
    name,
    { label, unit, template, jsonLdType, blocks },
  ]);
  const all = sectors.map((sector) => [sector.name, sector]);
  const record = (type: string, constant: string, entries: readonly (readonly unknown[])[]) =>
    `${notice}import type { ${type} } from './sector.ts';\n` +
    "import type { SectorName } from './sector-names.gen.ts';\n\n" +
    `export const ${constant}: Readonly<Record<SectorName, ${type}>> = {\n` +
    entries.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`).join('') +
    '};\n';
  return [
    [
      'sector-names.gen.ts',
      `${notice}export const sectorNames = [\n${names.map((name) => `  ${JSON.stringify(name)},\n`).join('')}] as const;\n\n` +
        'export type SectorName = (typeof sectorNames)[number];\n',
    ],
    ['sector-layouts.gen.ts', record('SectorLayout', 'sectorLayouts', layouts)],
    ['sectors.gen.ts', record('Sector', 'sectors', all)],
  ];
}
