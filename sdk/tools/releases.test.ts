import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newestRelease, versionOf, writeNextRelease } from './releases.ts';
import { newsSchema, sampleContract, sampleWith } from './sample-contract.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(folder, { recursive: true }));

const version = (value: string) => [['info', 'version'], value] as const;
const withoutReads = [[...newsSchema, 'properties', 'reads'], undefined] as const;
const withWriter = [[...newsSchema, 'properties', 'writer'], { type: 'string' }] as const;

describe('releases of the contract', () => {
  test('start with a first one', async () => {
    const path = await writeNextRelease(folder, sampleContract());
    expect(path).toBe(join(folder, '1.2.3.json'));
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(sampleContract());
  });

  test('are ordered numerically', async () => {
    for (const name of ['1.9.0', '1.10.0', '0.99.0'])
      await writeFile(join(folder, `${name}.json`), JSON.stringify(sampleWith(version(name))));
    await writeFile(join(folder, 'README.md'), '');
    const { version: newest, contract } = await newestRelease(folder);
    expect(newest).toBe('1.10.0');
    expect(versionOf(contract)).toBe('1.10.0');
  });

  test('require a first one', async () => {
    await expect(newestRelease(join(folder, 'none'))).rejects.toThrow('npm run sdk -- --release');
  });

  test('are immutable', async () => {
    await writeNextRelease(folder, sampleContract());
    const described = sampleWith([[...newsSchema, 'description'], 'one story']);
    await expect(writeNextRelease(folder, described)).rejects.toThrow(
      '1.2.3 is already released: raise info.version first.',
    );
    expect((await newestRelease(folder)).contract).toEqual(sampleContract());
  });

  test('require a higher minor version for an addition', async () => {
    await writeNextRelease(folder, sampleContract());
    await expect(writeNextRelease(folder, sampleWith(withWriter, version('1.2.4')))).rejects.toThrow('1.3.0');
    await writeNextRelease(folder, sampleWith(withWriter, version('1.3.0')));
    expect((await newestRelease(folder)).version).toBe('1.3.0');
  });

  test('require a higher major version for a breaking change', async () => {
    await writeNextRelease(folder, sampleContract());
    await expect(writeNextRelease(folder, sampleWith(withoutReads, version('1.3.0')))).rejects.toThrow(
      '2.0.0',
    );
    await writeNextRelease(folder, sampleWith(withoutReads, version('2.0.0')));
    expect((await newestRelease(folder)).version).toBe('2.0.0');
  });
});
