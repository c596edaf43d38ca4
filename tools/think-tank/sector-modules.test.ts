import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staleSectorModules, writeSectorModules } from './sector-modules.ts';

const rules = fileURLToPath(new URL('../../rules/think-tank', import.meta.url));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sectors-'));
  await cp(rules, folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

const readSector = async (name: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(folder, 'sectors', `${name}.json`), 'utf8'));

const writeSector = (file: string, content: object) =>
  writeFile(join(folder, 'sectors', `${file}.json`), JSON.stringify(content));

test('the modules list the data files as they are', async () => {
  expect(await staleSectorModules()).toEqual([]);
});

test('a sector is added by one data file', async () => {
  await writeSector('library', { ...(await readSector('edu')), name: 'library', label: '图书馆', order: 15 });
  expect(await staleSectorModules(folder)).toHaveLength(3);
  await writeSectorModules(folder);
  expect(await staleSectorModules(folder)).toEqual([]);

  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
  const { sectorNames } = await load('sector-names.gen.ts');
  expect(sectorNames).toHaveLength(18);
  expect(sectorNames[1]).toBe('library');
  expect((await load('sector.ts')).isSectorName('library')).toBe(true);
  expect((await load('sector-layouts.gen.ts')).sectorLayouts.library).toMatchObject({
    label: '图书馆',
    template: 'four',
  });
  expect((await load('sectors.gen.ts')).sectors.library.facts.length).toBeGreaterThanOrEqual(6);
});

test.each([
  [{ facts: [] }, 'facts has fewer than six facts'],
  [{ dimensions: [{ key: 'a', label: '一', weight: 90 }] }, 'dimensions has weights that do not sum to 100'],
  [{ name: 'other' }, 'name is other and has to be that of the file'],
  [{ table: { key: 't', title: '表', columns: [{ key: 'A b', label: '列' }] } }, 'table.columns.0.key is no'],
])('a data file with %j is refused with its name, the field and the rule', async (wrong, message) => {
  await writeSector('edu', { ...(await readSector('edu')), ...wrong });
  await expect(writeSectorModules(folder)).rejects.toThrow(`edu.json: ${message}`);
});
