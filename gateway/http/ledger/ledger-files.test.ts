import { afterAll, beforeAll, expect, test } from 'vitest';
import { utf8, type Bytes } from '../../../rules/ledger/bytes.ts';
import { parseCheckpoint } from '../../../rules/ledger/checkpoint.ts';
import { leafHash, rootHash } from '../../../rules/ledger/merkle-tree.ts';
import { parseVerifierKey, verifyNote } from '../../../rules/ledger/signed-note.ts';
import { parseTlogProof, verifyTlogProof } from '../../../rules/ledger/tlog-proof.ts';
import { newTiles, tilePath, tiledSubtrees } from '../../../rules/ledger/tlog-tiles.ts';
import { webVerifyEd25519 } from '../../../rules/ledger/web-crypto.ts';
import { serviceLedger } from '../../domains/commonweal/chain/service-ledger.ts';
import { appendMany } from '../../domains/shared/ledger/ledger-store.ts';
import { sha256Bytes } from '../../domains/shared/ledger/node-sha256.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const entries = Array.from({ length: 700 }, (_, at) => ({
    record: {
      kind: 'service' as const,
      certificate: `QL-${at}`,
      name: '王*芳',
      activity: '小清河清洁日',
      group: '泉城义工联',
      servedOn: '2026-11-14',
      minutes: 120,
    },
    time: '2026-11-14 13:00:00',
  }));
  await server.database.db
    .transaction()
    .execute((transaction) => appendMany(transaction, serviceLedger, entries));
});
afterAll(() => server.close());

const keys = async () => {
  const { body } = await server.get('/ledger/service/keys');
  return Promise.all(
    body
      .trimEnd()
      .split('\n')
      .map((line) => parseVerifierKey(line, sha256Bytes)),
  );
};

test('the checkpoint is a signed note that is asked for each time', async () => {
  const { body, headers } = await server.get('/ledger/service/checkpoint');
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
  });
  const { checkpoint, note } = parseCheckpoint(body);
  expect(checkpoint).toMatchObject({ origin: 'qlwb.com.cn/ledger/service', size: 700 });
  expect(await verifyNote(note, await keys(), webVerifyEd25519())).toBe('valid');
});

test('the tiles have the root of the checkpoint, and full ones never change', async () => {
  const { checkpoint } = parseCheckpoint((await server.get('/ledger/service/checkpoint')).body);
  const caching = new Map<string, unknown>();
  const subtrees = tiledSubtrees(
    700,
    async (place): Promise<Bytes> => {
      const path = tilePath(place);
      const { rawPayload, headers } = await server.get(`/ledger/service/${path}`);
      caching.set(path, headers['cache-control']);
      return new Uint8Array(rawPayload);
    },
    sha256Bytes,
  );
  expect(await rootHash(700, subtrees, sha256Bytes)).toEqual(checkpoint.root);
  for (const place of newTiles(0, 700).filter(({ level }) => level !== 'entries')) {
    const { statusCode, headers } = await server.get(`/ledger/service/${tilePath(place)}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': place.width === 256 ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    });
  }
});

test('a proof file is downloaded, and proves the record', async () => {
  const { body, headers } = await server.get('/ledger/service/proof/300');
  expect(headers).toMatchObject({
    'content-disposition': 'attachment; filename="service-300.tlog-proof"',
    'cache-control': 'no-store',
  });
  const proof = parseTlogProof(body);
  expect(new TextDecoder().decode(proof.extra)).toContain('"QL-299"');
  const leaf = await leafHash(proof.extra ?? utf8(''), sha256Bytes);
  const trust = {
    origin: 'qlwb.com.cn/ledger/service',
    keys: await keys(),
    sha256: sha256Bytes,
    verifyEd25519: webVerifyEd25519(),
  };
  expect(await verifyTlogProof(proof, leaf, trust)).toMatchObject({ kind: 'proven', signature: 'valid' });
});

test.each([
  'other/checkpoint',
  'other/keys',
  'service/tile/entries/000',
  'service/tile/0/002',
  'service/tile/0/002.p/189',
  'service/tile/0/2',
  'service/tile/1/000',
  'service/proof/0',
  'service/proof/701',
  'service/proof/1e2',
])('there is no %s', async (path) => {
  expect((await server.get(`/ledger/${path}`)).statusCode).toBe(404);
});

test('the operations return the same checkpoint and keys, and proofs of consistency', async () => {
  const get = async (path: string) => server.get(`/gateway/x/ledger/${path}`);
  const checkpoint = (await get('checkpoint?ledger=service')).json().data;
  expect(checkpoint.text).toBe((await server.get('/ledger/service/checkpoint')).body);
  expect(checkpoint).toMatchObject({ size: 700, time: '2026-11-03 08:00:00' });
  const { data } = (await get('keys?ledger=service')).json();
  expect(data.keys.join('\n')).toBe((await server.get('/ledger/service/keys')).body.trimEnd());
  const consistency = (await get('consistency?ledger=service&from=300&to=700')).json().data;
  expect(consistency).toEqual({ hashes: expect.any(Array), checkpoint });
  expect(consistency.hashes.length).toBeGreaterThan(3);
  expect((await get('consistency?ledger=service&from=300&to=701')).statusCode).toBe(404);
  const failed = await get('consistency?ledger=service&from=300&to=299');
  expect(failed.json()).toMatchObject({ code: 400, data: { fields: [{ path: 'query.from' }] } });
  expect((await get('keys?ledger=other')).statusCode).toBe(400);
});
