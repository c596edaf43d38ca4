import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeChanges } from '../compare/change.ts';
import { compareContracts } from '../compare/compare-contracts.ts';
import { asObject, type JsonObject } from '../contract.ts';
import { generateFiles } from '../generate.ts';
import { listChanges } from '../list-changes.ts';
import { loadContract } from '../load-contract.ts';
import { writeSdk } from '../write-sdk.ts';
import { consumers } from './consumers.ts';
import { deepReferences } from './deep-references.ts';
import { fileTransfer } from './file-transfer.ts';
import { manyOperations } from './many-operations.ts';
import { nonAsciiNames } from './non-ascii-names.ts';
import { payments } from './payments.ts';
import { petShop } from './pet-shop.ts';

const contracts: Readonly<Record<string, JsonObject>> = {
  'pet-shop': petShop,
  payments,
  'file-transfer': fileTransfer,
  'deep-references': deepReferences,
  'many-operations': manyOperations(),
  'non-ascii-names': nonAsciiNames,
};
const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
/** ms, for five megabytes on a busy machine */
const limit = 60_000;

let folder: string;
const loaded = new Map<string, JsonObject>();
const generated = new Map<string, ReadonlyMap<string, string>>();

/** Writes an SDK of each contract, as `npm run sdk -- --spec <file> --out <folder>` does. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'public-contracts-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [name, contract] of Object.entries(contracts)) {
    const file = join(folder, `${name}.json`);
    await writeFile(file, JSON.stringify(contract));
    const bundled = await loadContract(file);
    loaded.set(name, bundled);
    await mkdir(join(folder, name));
    const files = await generateFiles(bundled);
    generated.set(name, files);
    await writeSdk(join(folder, name), files);
    await writeFile(join(folder, name, 'consumer.ts'), consumers[name] ?? '');
  }
}, limit);

afterAll(() => rm(folder, { recursive: true }));

interface Sent {
  readonly method: string;
  /** as in the address bar, without percent codes of letters */
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
}

type Operation = { readonly id: string };
interface Client {
  createGateway(options: object): {
    call(operation: Operation | undefined, input: object): Promise<unknown>;
    data(operation: Operation | undefined, input: object): Promise<unknown>;
  };
}

/** A client of one contract whose requests are recorded and answered with a response. */
async function clientOf(name: string, domain: string, answer: () => Response) {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(folder, name, path)).href);
  const { createGateway } = (await load('client/gateway.ts')) as Client;
  const operations = (await load(`generated/operations/${domain}.ts`)) as Record<string, Operation>;
  const sent: Sent[] = [];
  const gateway = createGateway({
    origin: 'https://origin.test',
    device: () => ({ uuid: 'device-1', userAgent: 'reader/1' }),
    fetch: async (input: Request) => {
      const { method, url, headers } = input;
      sent.push({ method, url: decodeURI(url), headers, text: await input.text() });
      return answer();
    },
  });
  return { gateway, operations, sent };
}

const json =
  (value: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(value), { status });

describe('the SDKs of public contracts', () => {
  test(
    'compile strictly, and refuse wrong calls',
    async () => {
      const options = {
        strict: true,
        noEmit: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        allowImportingTsExtensions: true,
        types: [],
      };
      const include = Object.keys(contracts);
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include }));
      const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
      const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch((error: unknown) => {
        if (error instanceof Error && 'stdout' in error) return { stdout: error.stdout };
        throw error;
      });
      expect(stdout).toBe('');
    },
    limit,
  );

  test.each(Object.keys(contracts))('%s has one constant per operation', (name) => {
    const constants = [...(generated.get(name) ?? [])].flatMap(([path, text]) =>
      path.startsWith('operations/') ? [...text.matchAll(/^export const /gmu)] : [],
    );
    const { paths = {} } = loaded.get(name) ?? {};
    const operations = JSON.stringify(paths).match(/"operationId":/gu) ?? [];
    const shared = JSON.stringify(asObject(loaded.get(name)?.components ?? {}, name).pathItems ?? {});
    expect(constants.length).toBe(operations.length + (shared.match(/"operationId":/gu) ?? []).length);
  });
});

describe('a pet shop', () => {
  const pet = { id: '1', name: 'Tom' };

  test('is sent encoded path parameters, and nothing that the contract does not name', async () => {
    const { gateway, operations, sent } = await clientOf('pet-shop', 'pets', json(pet));
    expect(await gateway.data(operations.petsGet, { path: { petId: 'a/b?c&d 七$&' } })).toEqual(pet);
    expect(sent[0]).toMatchObject({ method: 'GET', text: '' });
    expect(sent[0]?.url).toBe('https://api.pets.test/v1/pets/a%2Fb%3Fc%26d 七%24%26');
  });

  test.each(['', '.', '..', undefined])(
    'is not sent the path parameter %j, which would lead elsewhere',
    async (petId) => {
      const { gateway, operations, sent } = await clientOf('pet-shop', 'pets', json(pet));
      await expect(gateway.call(operations.petsGet, { path: { petId } })).rejects.toThrow(
        /^path parameter petId: .* cannot be a part of a path$/u,
      );
      expect(sent).toEqual([]);
    },
  );

  test('is sent parameters in their styles', async () => {
    const { gateway, operations, sent } = await clientOf('pet-shop', 'pets', json([pet]));
    const query = { limit: 3, tags: ['a b', 'c'], filter: { kind: 'cat' }, timestamp: 'now' };
    await gateway.call(operations.listPets, { query });
    expect(sent[0]?.url).toBe(
      'https://api.pets.test/v1/pets?limit=3&tags=a b|c&filter={"kind"%3A"cat"}&timestamp=now',
    );
    const photos = await clientOf('pet-shop', 'photos', json({}));
    await photos.gateway.call(photos.operations.import_, { path: { petId: '1', photo: [1, 2] } });
    expect(photos.sent[0]?.url).toBe('https://api.pets.test/v1/pets/1/photos/;photo=1;photo=2');
    expect(photos.sent[0]?.text).toBe('');
  });

  test('is sent the body as it is', async () => {
    const { gateway, operations, sent } = await clientOf('pet-shop', 'pets', json(pet, 201));
    expect(await gateway.call(operations.new_, { body: pet })).toEqual(pet);
    expect(JSON.parse(sent[0]?.text ?? '')).toEqual(pet);
    const orders = await clientOf('pet-shop', 'default', () => new Response(null, { status: 202 }));
    expect(await orders.gateway.call(orders.operations.class_, { body: [pet] })).toBeUndefined();
    expect(JSON.parse(orders.sent[0]?.text ?? '')).toEqual([pet]);
  });

  test('may answer without a body, and its failures reject', async () => {
    const empty = await clientOf('pet-shop', 'pets', () => new Response(null, { status: 204 }));
    expect(await empty.gateway.call(empty.operations.delete_, { path: { petId: '1' } })).toBeUndefined();
    const missing = await clientOf('pet-shop', 'pets', json({}, 404));
    await expect(
      missing.gateway.call(missing.operations.petsGet, { path: { petId: '1' } }),
    ).rejects.toMatchObject({
      failure: { kind: 'http', status: 404 },
    });
    const wrong = await clientOf('pet-shop', 'pets', json({ id: '1' }));
    await expect(
      wrong.gateway.call(wrong.operations.petsGet, { path: { petId: '1' } }),
    ).rejects.toMatchObject({
      failure: { kind: 'malformed' },
    });
  });
});

describe('payments', () => {
  test('are sent as JSON and as a form', async () => {
    const { gateway, operations, sent } = await clientOf(
      'payments',
      'charges',
      json({ id: '1', method: {} }),
    );
    const body = { amount: 5, method: { type: 'card', number: '4242' }, note: null };
    await gateway.call(operations.PostCharges, { body });
    expect(JSON.parse(sent[0]?.text ?? '')).toEqual(body);
    const form = { charge: 'c 1', expand: ['a', 'b'], metadata: { kind: 'x' } };
    await gateway.call(operations.PostRefunds, { body: form });
    expect(sent[1]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(sent[1]?.text).toBe('charge=c+1&expand=a&expand=b&metadata%5Bkind%5D=x');
  });
});

describe('a file transfer', () => {
  const path = { path: 'a.txt' };

  test('uploads bytes, text and forms, relative to the origin', async () => {
    const { gateway, operations, sent } = await clientOf('file-transfer', 'files', json({ id: 'f1' }));
    await gateway.call(operations.upload, { path, bytes: new TextEncoder().encode('abc') });
    expect(sent[0]).toMatchObject({ method: 'PUT', url: 'https://origin.test/files/a.txt', text: 'abc' });
    expect(sent[0]?.headers.get('content-type')).toBe('application/octet-stream');
    await gateway.call(operations.replaceText, { path, bytes: '字' });
    expect(sent[1]?.text).toBe('字');
    expect(sent[1]?.headers.get('content-type')).toBe('text/plain');
    const form = { file: new Blob(['abc'], { type: 'image/png' }), labels: ['x', 'y'], meta: { owner: 'z' } };
    await gateway.call(operations.uploadForm, { body: form });
    const boundary = sent[2]?.headers.get('content-type') ?? '';
    const parts = await new Response(sent[2]?.text, { headers: { 'content-type': boundary } }).formData();
    expect(parts.getAll('labels')).toEqual(['x', 'y']);
    expect(await new Response(parts.get('file')).text()).toBe('abc');
    expect(await new Response(parts.get('meta')).text()).toBe('{"owner":"z"}');
  });

  test('downloads bytes and text', async () => {
    const bytes = new Uint8Array([0, 255, 10]);
    const download = await clientOf('file-transfer', 'files', () => new Response(bytes, { status: 206 }));
    const file = await download.gateway.call(download.operations.download, { path });
    expect(new Uint8Array(await new Response(file as Blob).arrayBuffer())).toEqual(bytes);
    const text = await clientOf('file-transfer', 'files', () => new Response('字'));
    expect(await text.gateway.call(text.operations.replaceText, { path, bytes: 'x' })).toBe('字');
  });
});

describe('non-ASCII names', () => {
  test('are sent encoded', async () => {
    const { gateway, operations, sent } = await clientOf(
      'non-ascii-names',
      '订单-管理',
      json({ 编号: '七' }),
    );
    const input = { path: { 编号: '七 八' }, query: { 城市: '济南', 'with[]': ['a', 'b'] } };
    expect(await gateway.call(operations['查询订单'], input)).toEqual({ 编号: '七' });
    expect(sent[0]?.url).toBe('https://shop.test/接口/订单/七 八?城市=济南&with[]=a&with[]=b');
  });
});

describe('a contract of five megabytes', () => {
  const name = 'many-operations';
  const changed = (): JsonObject => {
    const copy = structuredClone(loaded.get(name) ?? {});
    const path = ['components', 'schemas', 'Resource7', 'properties'];
    path.reduce((at, key) => asObject(at[key], key), copy).added = { type: 'string' };
    return copy;
  };

  test('has 1,500 operations', async () => {
    expect((await stat(join(folder, `${name}.json`))).size).toBeGreaterThan(5_000_000);
    expect(listChanges({}, loaded.get(name) ?? {})).toHaveLength(1500);
  });

  test(
    'is compared with its release, and a change of one schema is found in all operations that lead to it',
    () => {
      const before = loaded.get(name) ?? {};
      const sentences = describeChanges(compareContracts(before, changed()));
      expect(sentences).toEqual([
        'readResource0 and 1499 more: response 200: next.far[].added is new, in schema Resource7.',
        'storeResource0 and 499 more: body: next.far[].added is new, in schema Resource7.',
      ]);
    },
    limit,
  );

  test(
    'lists the operations that changed',
    () => {
      expect(listChanges(loaded.get(name) ?? {}, changed())).toHaveLength(1500);
    },
    limit,
  );
});

describe('deep references', () => {
  test(
    'end in the comparison of two contracts',
    () => {
      const before = loaded.get('deep-references') ?? {};
      const after = structuredClone(before);
      asObject(asObject(after.components, 'components').schemas, 'schemas').Level400 = { type: 'object' };
      const sentences = describeChanges(compareContracts(before, after));
      expect(sentences).toHaveLength(4);
      expect(sentences[0]).toMatch(/^storeLevel: body: left\.left\..*\.leaf is removed: /u);
    },
    limit,
  );
});
