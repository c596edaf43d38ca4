import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from './load-contract.ts';
import { sampleContract } from './sample-contract.ts';
import { SdkError } from './sdk-error.ts';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
  server = createServer((request, response) => {
    const isThere = request.url === '/openapi.json';
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' });
    response.end(isThere ? JSON.stringify(sampleContract()) : 'nothing here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

async function place(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('a contract', () => {
  test('is read from JSON', async () => {
    const path = await place('whole.json', JSON.stringify(sampleContract()));
    expect(await loadContract(path)).toEqual(sampleContract());
  });

  test('is read from a URL', async () => {
    expect(await loadContract(`${origin}/openapi.json`)).toEqual(sampleContract());
  });

  test('may be OpenAPI 3.1', async () => {
    const contract = { ...sampleContract(), openapi: '3.1.0' };
    expect(await loadContract(await place('newer.json', JSON.stringify(contract)))).toEqual(contract);
  });

  test('is bundled from several files', async () => {
    await place('paths.yaml', 'news: { get: { operationId: listNews, responses: {} } }');
    const path = await place(
      'parts.yaml',
      "openapi: 3.0.3\ninfo: { title: parts, version: 1.0.0 }\npaths:\n  /news: { $ref: 'paths.yaml#/news' }\n",
    );
    expect(await loadContract(path)).toMatchObject({
      paths: { '/news': { get: { operationId: 'listNews' } } },
    });
  });
});

describe('an invalid contract is rejected with a one-sentence error', () => {
  const refusal = async (source: string) => {
    const error: unknown = await loadContract(source).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SdkError);
    return error instanceof SdkError ? error.message : '';
  };

  test('a missing file', async () => {
    const path = join(folder, 'none.yaml');
    expect(await refusal(path)).toBe(`${path} cannot be read: file not found.`);
  });

  test('a folder', async () => {
    expect(await refusal(folder)).toContain(`${folder} cannot be read: Expected a file`);
  });

  test('a URL that responds with 404', async () => {
    expect(await refusal(`${origin}/none.json`)).toContain('404');
  });

  test('a URL that does not respond', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const address = gone.address();
    await new Promise((resolve) => gone.close(resolve));
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await refusal(`http://127.0.0.1:${port}/openapi.json`)).toMatch(
      /cannot be read: fetch failed \(.*ECONNREFUSED.*\)\.$/u,
    );
  });

  test.each([
    ['broken YAML', 'openapi: 3.0.3\n  paths: [}', /^[^\n]* cannot be read: bad indentation[^\n]*$/u],
    ['an empty file', '', /cannot be read: Document must be JSON object/u],
    ['a list', '[]', /cannot be read: Document must be JSON object/u],
    [
      'Swagger 2.0',
      '{"swagger":"2.0","paths":{}}',
      /refused\.yaml breaks the rule openapi-version, 3\.0 or 3\.1 is required: it is Swagger 2\.0; convert it first/u,
    ],
    [
      'OpenAPI 3.2',
      '{"openapi":"3.2.0","paths":{}}',
      /breaks the rule openapi-version, 3\.0 or 3\.1 is required: its openapi field is "3\.2\.0"\.$/u,
    ],
    [
      'a reference to a file that is not there',
      'openapi: 3.0.3\npaths: { /a: { $ref: "none.yaml#/a" } }',
      /#\/paths\/~1a: Can't resolve \$ref: ENOENT/u,
    ],
    [
      'a reference to a part that is not there',
      'openapi: 3.0.3\npaths: { /a: { get: { responses: { "200": { $ref: "#/components/none" } } } } }',
      /#\/paths\/~1a\/get\/responses\/200: Can't resolve \$ref/u,
    ],
  ])('%s', async (_name, content, sentence) => {
    expect(await refusal(await place('refused.yaml', content))).toMatch(sentence);
  });
});
