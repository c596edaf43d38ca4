import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRedoclyDiff } from '../../sdk/tools/compare/run-redocly-diff.ts';
import { asObject, readJson, type JsonObject } from '../../sdk/tools/contract.ts';
import { findFaults } from '../../sdk/tools/find-faults.ts';
import { generateFiles, writeFiles } from '../../sdk/tools/generate.ts';
import { generatedFolder, sdkFolder } from '../../sdk/tools/paths.ts';
import { versionOf } from '../../sdk/tools/releases.ts';
import { median, round, type Bench } from '../row.ts';

const rounds = 3;
/** the schema that most operations use */
const sharedSchema = 'Picture';
const expected = `: response 200: data.list[].covers[].focus is new, in schema ${sharedSchema}.`;

/** `npm run sdk:check` after an optional field was added to the most shared schema. */
export const releaseGate: Bench = {
  name: 'release-gate',
  async measure() {
    const released = await readJson(join(generatedFolder, 'openapi.json'));
    const contract = withField(released);
    const folder = await mkdtemp(join(tmpdir(), 'bench-gate-'));
    try {
      const places = {
        contract: join(folder, 'openapi.json'),
        generated: join(folder, 'generated'),
        releases: join(folder, 'releases'),
        manifest: join(sdkFolder, 'package.json'),
      };
      await mkdir(places.releases);
      await writeFile(join(places.releases, `${versionOf(released)}.json`), JSON.stringify(released));
      await writeFile(places.contract, JSON.stringify(contract));
      await writeFiles(places.generated, await generateFiles(contract));
      const own: number[] = [];
      const redocly: number[] = [];
      for (let turn = 0; turn < rounds; turn += 1) {
        const start = performance.now();
        const { faults } = await findFaults(places);
        const between = performance.now();
        if (!faults.some((fault) => fault.endsWith(expected)))
          throw new Error(`the field was not found: ${faults.join(' ')}`);
        await runRedoclyDiff(released, contract);
        own.push(between - start);
        redocly.push(performance.now() - between);
      }
      return [
        {
          row: `release gate after a field added to ${sharedSchema}`,
          value: round(median(own) / 1000),
          unit: 's',
          atMost: 10,
          peers: { 'redocly diff, the comparison alone': round(median(redocly) / 1000) },
        },
      ];
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

function withField(contract: JsonObject): JsonObject {
  const copy = structuredClone(contract);
  const path = ['components', 'schemas', sharedSchema, 'properties'];
  const properties = path.reduce((at, key) => asObject(at[key], key), copy);
  properties.focus = { type: 'string' };
  return copy;
}
