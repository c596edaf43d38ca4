import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from './contract.ts';
import { findFaults, type Places } from './find-faults.ts';
import { generateFiles, writeFiles } from './generate.ts';
import { listOperation, newsSchema, sampleContract, sampleWith } from './sample-contract.ts';

let folder: string;
let places: Places;

/** Creates an SDK of version 1.2.3 whose contract, generated files and release agree. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faults-'));
  places = {
    contract: join(folder, 'openapi.json'),
    generated: join(folder, 'generated'),
    releases: join(folder, 'releases'),
    manifest: join(folder, 'package.json'),
  };
  await mkdir(places.releases);
  await writeFile(join(places.releases, '1.2.3.json'), JSON.stringify(sampleContract()));
  await writeFile(places.manifest, '{ "version": "1.2.9" }');
  await write(sampleContract());
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes a contract and its generated files. */
async function write(contract: JsonObject): Promise<void> {
  await writeFile(places.contract, JSON.stringify(contract));
  await writeFiles(places.generated, await generateFiles(contract));
}

const writer = [...newsSchema, 'properties', 'writer'];
const reads = [...newsSchema, 'properties', 'reads'];

describe('a contract check before a release', () => {
  test('finds nothing if everything agrees', async () => {
    expect((await findFaults(places)).faults).toEqual([]);
  });

  test('reports lint errors, and nothing else then', async () => {
    await writeFile(
      places.contract,
      JSON.stringify(sampleWith([[...listOperation, 'summary'], undefined], [reads, undefined])),
    );
    expect((await findFaults(places)).faults).toEqual(['post /listNews.do: has no summary.']);
  });

  test("reports what Redocly's recommended rules find, such as an example that is not valid", async () => {
    const example = [...listOperation, 'requestBody', 'content', 'application/json', 'example'];
    await writeFile(places.contract, JSON.stringify(sampleWith([example, { sectionId: 135 }])));
    expect((await findFaults(places)).faults).toEqual([
      expect.stringMatching(/`sectionId` property type must be string.*no-invalid-media-type-examples/u),
    ]);
  });

  test('reports stale generated files and how to regenerate them', async () => {
    await writeFile(join(places.generated, 'operations', 'news.ts'), 'by hand');
    expect((await findFaults(places)).faults).toEqual([
      'sdk/generated/operations/news.ts is out of date.',
      'Run `npm run sdk` and commit the result.',
    ]);
  });

  test('requires a higher minor version after an addition', async () => {
    await write(sampleWith([writer, { type: 'string' }]));
    expect((await findFaults(places)).faults).toEqual([
      'listNews: response 200: data.list[].writer is new.',
      'This adds to 1.2.3: raise info.version from 1.2.3 to 1.3.0.',
    ]);
  });

  test('requires a higher major version after a breaking change', async () => {
    await write(sampleWith([reads, undefined], [['info', 'version'], '1.3.0']));
    expect((await findFaults(places)).faults).toEqual([
      'listNews: response 200: data.list[].reads is removed: clients may read it.',
      'This breaks clients of 1.2.3: undo it, or raise info.version from 1.3.0 to 2.0.0.',
      'sdk/package.json has version 1.2.9: its major and minor version must match 1.3.0.',
    ]);
  });

  test('requires a higher minor version after a warning, and repeats it when the version is raised', async () => {
    const deprecated = [...listOperation, 'deprecated'];
    const warning = 'listNews: is deprecated: clients should stop using it.';
    await write(sampleWith([deprecated, true]));
    expect(await findFaults(places)).toEqual({
      faults: [warning, 'This adds to 1.2.3: raise info.version from 1.2.3 to 1.3.0.'],
      warnings: [warning],
    });
    await write(sampleWith([deprecated, true], [['info', 'version'], '1.3.0']));
    await writeFile(places.manifest, '{ "version": "1.3.0" }');
    expect(await findFaults(places)).toEqual({ faults: [], warnings: [warning] });
  });

  test('passes if the version matches the changes', async () => {
    await write(sampleWith([reads, undefined], [['info', 'version'], '2.0.0']));
    await writeFile(places.manifest, '{ "version": "2.0.0" }');
    expect((await findFaults(places)).faults).toEqual([]);
  });

  test('requires a previous release', async () => {
    await rm(places.releases, { recursive: true });
    await expect(findFaults(places)).rejects.toThrow('contains no release: create the first');
  });
});
