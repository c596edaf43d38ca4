import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { staleFiles } from './stale-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stale-'));
  await mkdir(join(folder, 'operations'));
  await writeFile(join(folder, 'schema.ts'), 'types');
  await writeFile(join(folder, 'operations', 'news.ts'), 'calls');
});

afterEach(() => rm(folder, { recursive: true }));

describe('generated files', () => {
  test('are up to date if they equal what would be generated', async () => {
    const expected = new Map([
      ['schema.ts', 'types'],
      ['operations/news.ts', 'calls'],
    ]);
    expect(await staleFiles(folder, expected)).toEqual([]);
  });

  test('are reported if they are changed, missing or obsolete', async () => {
    const expected = new Map([
      ['schema.ts', 'other types'],
      ['operations/comments.ts', 'calls'],
    ]);
    expect(await staleFiles(folder, expected)).toEqual([
      'schema.ts is out of date.',
      'operations/comments.ts is missing.',
      'operations/news.ts is no longer generated.',
    ]);
  });

  test('are all missing from a missing folder', async () => {
    const expected = new Map([['schema.ts', 'types']]);
    expect(await staleFiles(join(folder, 'none'), expected)).toEqual(['schema.ts is missing.']);
  });
});
