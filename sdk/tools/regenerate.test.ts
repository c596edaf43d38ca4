import { spawn } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleContract, sampleWith } from './sample-contract.ts';

/** ms; each run of the tool is a process, which compiles all that it imports */
const timeout = 60_000;
const command = fileURLToPath(new URL('regenerate.ts', import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regenerate-'));
  await writeFile(join(folder, 'spec.json'), JSON.stringify(sampleContract()));
});
afterEach(() => rm(folder, { recursive: true }));

interface Outcome {
  readonly code: number | null;
  readonly output: string;
  readonly complaint: string;
}

const regenerate = (...words: string[]) => runTool(command, ...words);

function runTool(...words: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, words, { cwd: folder });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, complaint }));
  });
}

const read = (path: string) => readFile(join(folder, path), 'utf8');

describe('regenerating from a copy of the contract', { timeout }, () => {
  test('writes a self-contained SDK with the client and without its tests', async () => {
    expect(await regenerate('--spec', 'spec.json', '--out', 'sdk')).toMatchObject({ code: 0, complaint: '' });
    expect(JSON.parse(await read('sdk/generated/openapi.json'))).toEqual(sampleContract());
    expect(await read('sdk/generated/schema.ts')).toContain('export interface operations');
    expect(await read('sdk/generated/operations/news.ts')).toContain(
      "export const listNews = /* @__PURE__ */ defineOperation('listNews', 'post', '/listNews.do', {",
    );
    expect(await read('sdk/client/gateway.ts')).toContain('export function createGateway');
    await expect(access(join(folder, 'sdk/client/gateway.test.ts'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  test('lists all operations as added to an empty folder, and nothing as removed', async () => {
    const { output } = await regenerate('--spec', 'spec.json', '--out', 'sdk');
    expect(output.split('\n').slice(0, 3)).toEqual([
      'added   listNews: POST /gateway/listNews.do',
      'added   likeNews: POST /gateway/x/news/like',
      '2 added, 0 changed, 0 removed',
    ]);
  });

  test('refuses Swagger 2.0 with the rule', async () => {
    await writeFile(join(folder, 'old.json'), '{ "swagger": "2.0", "paths": {} }');
    const { code, complaint } = await regenerate('--spec', 'old.json', '--out', 'sdk');
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /old\.json breaks the rule openapi-version, 3\.0 or 3\.1 is required: it is Swagger 2\.0; convert it first/u,
    );
  });

  test('lists the changes since the folder was last written', async () => {
    await regenerate('--spec', 'spec.json', '--out', 'sdk');
    const reads = ['components', 'schemas', 'News', 'properties', 'reads'];
    const next = sampleWith([['paths', '/x/news/like'], undefined], [reads, { type: 'string' }]);
    await writeFile(join(folder, 'spec.json'), JSON.stringify(next));
    const { code, output } = await regenerate('--spec', 'spec.json', '--out', 'sdk');
    expect(code).toBe(0);
    expect(output.split('\n')).toEqual([
      'changed listNews: response 200: data.list[].reads is string and was integer',
      'removed likeNews: is removed',
      '0 added, 1 changed, 1 removed',
      'sdk/generated: 5 files written',
      '',
    ]);
  });

  test('escapes summaries and paths in the generated source', async () => {
    const hostile = sampleWith(
      [['paths', '/x/news/like', 'post', 'summary'], 'end */ throw 1; /*\nthrow 2'],
      [['servers'], [{ url: "/a', server: '/b" }]],
    );
    await writeFile(join(folder, 'spec.json'), JSON.stringify(hostile));
    expect(await regenerate('--spec', 'spec.json', '--out', 'sdk')).toMatchObject({ code: 0 });
    const { likeNews } = (await import(join(folder, 'sdk/generated/operations/news.ts'))) as {
      likeNews: { server: string };
    };
    expect(likeNews.server).toBe("/a', server: '/b");
  });
});

test('--help shows the options and writes nothing', { timeout }, async () => {
  const { code, output, complaint } = await regenerate('--help');
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  for (const option of ['--spec', '--out', '--draft', '--release']) expect(output).toContain(option);
  expect(await readdir(folder)).toEqual(['spec.json']);
});

test('without node_modules it says what to run', { timeout }, async () => {
  await cp(join(command, '..'), join(folder, 'sdk/tools'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  for (const tool of ['regenerate.ts', 'check-contract.ts']) {
    const { code, complaint } = await runTool(join(folder, 'sdk/tools', tool));
    expect(code).toBe(1);
    expect(complaint).toMatch(/^\S+ is not installed: run `npm ci` in the project's folder\.\n$/u);
  }
});

describe('an invalid call', { timeout }, () => {
  const refused = async (...words: string[]) => {
    const { code, output, complaint } = await regenerate(...words);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(complaint).not.toMatch(/^\s+at /mu);
    return complaint;
  };

  test('reports a missing file', async () => {
    expect(await refused('--spec', 'none.yaml', '--out', 'sdk')).toMatch(
      /none\.yaml cannot be read: file not found/u,
    );
  });

  test('reports an operation without an operationId', async () => {
    const nameless = sampleWith([['paths', '/x/news/like', 'post', 'operationId'], undefined]);
    await writeFile(join(folder, 'spec.json'), JSON.stringify(nameless));
    expect(await refused('--spec', 'spec.json', '--out', 'sdk')).toBe(
      'post /x/news/like: operationId: expected a string\n',
    );
  });

  test('writes no file outside its folder, whatever a tag contains', async () => {
    await writeFile(
      join(folder, 'spec.json'),
      JSON.stringify(sampleWith([['paths', '/x/news/like', 'post', 'tags'], ['../../../away']])),
    );
    expect(await regenerate('--spec', 'spec.json', '--out', 'sdk')).toMatchObject({ code: 0 });
    expect(await read('sdk/generated/operations/away.ts')).toContain('export const likeNews');
    expect((await readdir(folder)).toSorted()).toEqual(['sdk', 'spec.json']);
  });

  test('does not overwrite a folder with other files', async () => {
    await mkdir(join(folder, 'sdk/generated'), { recursive: true });
    await writeFile(join(folder, 'sdk/generated/thesis.txt'), 'years of work');
    expect(await refused('--spec', 'spec.json', '--out', 'sdk')).toContain('contains other files');
    expect(await read('sdk/generated/thesis.txt')).toBe('years of work');
  });

  test('reports an unknown option with the usage', async () => {
    expect(await refused('--specs', 'spec.json')).toMatch(/'--specs'[\s\S]*Usage: npm run sdk/u);
  });

  test('does not release a copy', async () => {
    expect(await refused('--release', '--spec', 'spec.json')).toContain('Only openapi/ is released.');
  });
});
