import { execFile } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../../e2e/support/gateway.ts';
import { readJson } from './contract.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const readme = join(root, 'sdk', 'README.md');
/** ms, enough to pack, install and start a gateway on a busy machine */
const limit = 180_000;
/** of a program with a few calls, compressed */
const maxClientBytes = 5500;

const consumer = `
import { createGateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { getArticle, listSections } from 'qlwb-gateway-sdk/operations/news';
import type { components } from 'qlwb-gateway-sdk/schema';

type Section = components['schemas']['Section'];

export async function readNames(origin: string): Promise<string[]> {
  const data: OperationData<'listSections'> = await at(origin).data(listSections, {});
  return data.list.map((section: Section) => section.name);
}

export async function failure(origin: string): Promise<string> {
  try {
    await at(origin).data(getArticle, { body: { newsId: 'no-such-story' } });
    return 'none';
  } catch (error) {
    return error instanceof GatewayError ? error.message : 'another';
  }
}

function at(origin: string) {
  return createGateway({
    origin,
    page: () => ({}),
    device: () => ({ uuid: 'c0ffee00-0000-4000-8000-000000000001', userAgent: 'consumer/1.0' }),
    userToken: () => undefined,
  });
}

// @ts-expect-error a misspelt input
export const wrong = () => at('').data(listSections, { query: { cityID: 'jinan' } });
`;

interface Consumer {
  readNames(origin: string): Promise<string[]>;
  failure(origin: string): Promise<string>;
}

let temporary: string;
let workspace: string;
let project: string;
let gateway: RunningGateway;

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'sdk-pack-'));
  workspace = join(temporary, 'workspace');
  project = join(temporary, 'project');
  // one after the other: the compiler takes a whole processor, and the gateway has a limit for its start
  gateway = await startGateway();
  await packAndInstall();
}, limit);

afterAll(async () => {
  await gateway?.stop();
  await rm(temporary, { recursive: true, force: true });
});

/** Packs a copy of the workspace, because packing temporarily replaces its package.json. */
async function packAndInstall(): Promise<void> {
  await mkdir(workspace, { recursive: true });
  await writeFile(
    join(workspace, 'package.json'),
    '{ "name": "workspace", "private": true, "workspaces": ["sdk"] }',
  );
  await cp(join(root, 'tsconfig.base.json'), join(workspace, 'tsconfig.base.json'));
  const skipped = new Set(['node_modules', 'dist'].map((name) => join(root, 'sdk', name)));
  await cp(join(root, 'sdk'), join(workspace, 'sdk'), {
    recursive: true,
    filter: (source) => !skipped.has(source),
  });
  for (const modules of ['node_modules', 'sdk/node_modules'])
    await symlink(join(root, modules), join(workspace, modules), 'junction');
  await npm(workspace, 'pack', '-w', 'sdk', '--pack-destination', temporary);

  const packed = await archive();
  await mkdir(project, { recursive: true });
  await writeFile(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  await npm(project, 'install', '--prefer-offline', '--no-audit', '--no-fund', packed);
  await writeFile(join(project, 'consumer.ts'), consumer);
}

/** The packed file. */
async function archive(): Promise<string> {
  const archives = (await readdir(temporary)).filter((name) => name.endsWith('.tgz'));
  expect(archives).toHaveLength(1);
  return join(temporary, archives[0] ?? '');
}

/** @throws Error with npm's output */
async function npm(folder: string, ...words: string[]): Promise<void> {
  await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', words, {
    cwd: folder,
    // `npm test` passes its own folder and settings to child processes
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$/iu.test(name))),
    shell: process.platform === 'win32',
  });
}

/** Type-checks files of the project strictly and returns the compiler's output. */
async function check(moduleResolution: 'bundler' | 'nodenext', ...files: string[]): Promise<string> {
  const compiler = join(root, 'sdk', 'node_modules', 'typescript', 'bin', 'tsc');
  const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext';
  const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const setting = ['--target', 'es2022', '--lib', 'es2022,dom'];
  const modules = ['--module', module, '--moduleResolution', moduleResolution];
  const words = [compiler, ...flags, ...setting, ...modules, ...files];
  const { stdout } = await run(process.execPath, words, { cwd: project }).catch((error: unknown) => {
    // the compiler exits with 1 and writes its findings to stdout
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string')
      return { stdout: error.stdout };
    throw error;
  });
  return stdout;
}

describe('the packed SDK', () => {
  test('contains the build, its sources, README and licence, and no test or tool', async () => {
    const installed = join(project, 'node_modules', 'qlwb-gateway-sdk');
    expect((await readdir(installed)).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'client',
      'dist',
      'generated',
      'package.json',
    ]);
    const names = await readdir(installed, { recursive: true });
    expect(names.filter((name) => /\.test|test-support|type-test|tools/u.test(name))).toEqual([]);
    expect(names.filter((name) => /^dist.*(?<!\.d)\.ts$/u.test(name))).toEqual([]);
    expect(await readJson(join(installed, 'package.json'))).not.toHaveProperty('devDependencies');
  });

  test('has maps from the build and its declarations to the sources', async () => {
    const installed = join(project, 'node_modules', 'qlwb-gateway-sdk');
    for (const file of ['dist/client/gateway.js', 'dist/client/gateway.d.ts', 'dist/cjs/client/gateway.js']) {
      const { sources } = JSON.parse(await readFile(join(installed, `${file}.map`), 'utf8')) as {
        sources: readonly string[];
      };
      for (const source of sources) await access(join(installed, file, '..', source));
      expect(sources).toHaveLength(1);
    }
  });

  test('has no fault that publint knows', { timeout: limit }, async () => {
    const { messages, pkg } = await publint({
      pkgDir: join(project, 'node_modules', 'qlwb-gateway-sdk'),
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test(
    'has types that fit its modules, however they are resolved',
    async () => {
      const data = await readFile(await archive());
      const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(data)));
      // entries of Mock Service Worker are ES modules only, as it is; node10 knows no entries of a package
      const isExpected = ({
        kind,
        ...place
      }: {
        kind: string;
        entrypoint?: string;
        resolutionKind?: string;
      }) =>
        place.resolutionKind === 'node10' ||
        (kind === 'CJSResolvesToESM' && place.entrypoint?.includes('mock') === true);
      expect(
        analysis.types === false ? 'no types' : analysis.problems.filter((problem) => !isExpected(problem)),
      ).toEqual([]);
    },
    limit,
  );

  test('is loaded by require', { timeout: limit }, async () => {
    const script = `
      const { createGateway } = require('qlwb-gateway-sdk');
      const { listSections } = require('qlwb-gateway-sdk/operations/news');
      createGateway({ origin: process.argv[2] }).data(listSections, {}).then(({ list }) => console.log(list.length > 0));
    `;
    await writeFile(join(project, 'call.cjs'), script);
    const { stdout } = await run(process.execPath, ['call.cjs', gateway.origin], { cwd: project });
    expect(stdout.trim()).toBe('true');
  });

  test("leaves the workspace's package.json unchanged", async () => {
    const [own, copy] = await Promise.all(
      [root, workspace].map((folder) => readFile(join(folder, 'sdk', 'package.json'), 'utf8')),
    );
    expect(copy).toBe(own);
  });

  test(
    "restores the workspace's package.json after an interrupted run",
    async () => {
      const manifest = join(workspace, 'sdk', 'package.json');
      const own = await readFile(manifest, 'utf8');
      const script = join(workspace, 'sdk', 'tools', 'package.mjs');
      await run(process.execPath, [script, 'before']);
      expect(await readFile(manifest, 'utf8')).not.toBe(own);
      await run(process.execPath, [script, 'before']);
      await run(process.execPath, [script, 'after']);
      expect(await readFile(manifest, 'utf8')).toBe(own);
    },
    limit,
  );

  test.each(['bundler', 'nodenext'] as const)(
    'is typed where modules are resolved by %s',
    async (moduleResolution) => expect(await check(moduleResolution, 'consumer.ts')).toBe(''),
    limit,
  );

  test(
    'does what its README says, as far as types can tell',
    async () => {
      // an optional peer dependency, which a project that mocks installs
      const msw = join(project, 'node_modules', 'msw');
      await symlink(join(root, 'node_modules', 'msw'), msw, 'junction');
      const examples = [...(await readFile(readme, 'utf8')).matchAll(/```ts\n(.*?)```/gsu)];
      expect(examples.length).toBeGreaterThan(3);
      const names = examples.map((_, index) => `readme-${index}.ts`);
      await Promise.all(
        examples.map(([, code = ''], index) =>
          writeFile(join(project, `readme-${index}.ts`), `${code}\nexport {};\n`),
        ),
      );
      expect(await check('bundler', ...names)).toBe('');
    },
    limit,
  );

  test('calls a running gateway from Node', { timeout: limit }, async () => {
    const script = `
      import { createGateway } from 'qlwb-gateway-sdk';
      import { listSections } from 'qlwb-gateway-sdk/operations/news';
      import contract from 'qlwb-gateway-sdk/openapi.json' with { type: 'json' };
      const gateway = createGateway({
        origin: process.argv[2],
        page: () => ({}),
        device: () => ({ uuid: 'c0ffee00-0000-4000-8000-000000000001', userAgent: 'consumer/1.0' }),
        userToken: () => undefined,
      });
      const { list } = await gateway.data(listSections, {});
      console.log(JSON.stringify({ names: list.map(({ name }) => name), version: contract.info.version }));
    `;
    await writeFile(join(project, 'call.mjs'), script);
    const { stdout } = await run(process.execPath, ['call.mjs', gateway.origin], { cwd: project });
    const { version } = await readJson(join(root, 'sdk', 'package.json'));
    expect(JSON.parse(stdout)).toEqual({ names: expect.arrayContaining([expect.any(String)]), version });
  });

  test(
    'calls a running gateway from a bundle for browsers that imports nothing',
    async () => {
      await build({
        root: project,
        configFile: false,
        logLevel: 'error',
        build: { lib: { entry: 'consumer.ts', formats: ['es'], fileName: 'bundle' }, minify: true },
      });
      const bundle = join(project, 'dist', 'bundle.js');
      const code = await readFile(bundle, 'utf8');
      expect(code).not.toMatch(/\bimport\b|\brequire\b|\bBuffer\b|node:/u);
      expect(code).not.toContain('listHotEvents');
      expect(brotliCompressSync(code).length).toBeLessThanOrEqual(maxClientBytes);
      const { readNames, failure } = (await import(pathToFileURL(bundle).href)) as Consumer;
      expect((await readNames(gateway.origin)).length).toBeGreaterThan(0);
      expect(await failure(gateway.origin)).toBe('getArticle: http 404');
    },
    limit,
  );
});
