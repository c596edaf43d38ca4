import { expect, it } from 'vitest';
import { toHex } from '#rules/ledger/bytes.ts';
import { webSha256, webVerifyEd25519 } from '#rules/ledger/web-crypto.ts';
import { ledgerCrypto } from './ledger-crypto.ts';
import { checkHashes, checkHistory, checkProof } from './record-check.ts';
import { testBlocks, testFormat, testLedger, type TestBlock } from './test-ledger.ts';

const crypto = { sha256: webSha256(), verifyEd25519: webVerifyEd25519() };
const source = { ledger: 'service', format: testFormat } as const;
const time = '2026-11-15 08:00:00';
const blocks = testBlocks(20);
const seventh = blocks[6] ?? expect.fail('no block');
const ledger = await testLedger(blocks);
const proof = await ledger.proofOf(7);
const { root } = await ledger.checkpointAt(20);
const trust = { keys: ledger.keys, time };
const proven = { kind: 'proven', checkpoint: { size: 20, root, time }, signature: 'valid' };

it('names an altered field', () => {
  const altered: TestBlock = { ...seventh, record: { ...seventh.record, count: 1 } };
  expect(checkHashes(testFormat, seventh)).toEqual({ kind: 'intact' });
  expect(checkHashes(testFormat, altered)).toEqual({ kind: 'altered', field: 'count' });
});

it('proves a record with the signed tree', async () => {
  expect(await checkProof(source, { block: seventh, proof }, trust, crypto)).toEqual(proven);
});

it('proves what is left of an erased record at its height only', async () => {
  const leaf = toHex(ledger.leaves[6] ?? expect.fail('no leaf'));
  const { height, previous, hash } = seventh;
  const erased = { height, time, previous, hash, leaf };
  expect(await checkProof(source, { block: erased, proof }, trust, crypto)).toEqual(proven);
  const moved = { ...erased, height: 8 };
  expect(await checkProof(source, { block: moved, proof }, trust, crypto)).toEqual({
    kind: 'unproven',
    reason: 'inclusion',
  });
});

it('says why a record is unproven', async () => {
  const stranger = await testLedger(blocks, { hasOwnKey: true });
  const check = (changed: Partial<{ block: TestBlock; proof: string; keys: readonly string[] }>) =>
    checkProof(
      { ...source },
      { block: changed.block ?? seventh, proof: changed.proof ?? proof },
      { keys: changed.keys ?? ledger.keys, time },
      crypto,
    );
  const eighth = blocks[7] ?? expect.fail('no block');
  expect(await check({ block: eighth })).toEqual({ kind: 'unproven', reason: 'inclusion' });
  expect(await check({ keys: stranger.keys })).toEqual({ kind: 'unproven', reason: 'unknown-key' });
  expect(
    await checkProof({ ...source, ledger: 'notices' }, { block: seventh, proof }, trust, crypto),
  ).toEqual({ kind: 'unproven', reason: 'origin' });
});

it('proves a record without WebCrypto, and says that the signature was not checked', async () => {
  const without = ledgerCrypto(null);
  expect(await checkProof(source, { block: seventh, proof }, trust, without)).toEqual({
    ...proven,
    signature: 'not-checked',
  });
});

it('compares checkpoints in either order, and finds a rewritten history', async () => {
  const older = await ledger.checkpointAt(12);
  const newer = await ledger.checkpointAt(20);
  const { hashes } = await ledger.consistency(12, 20);
  expect(await checkHistory(undefined, newer, [], crypto)).toEqual({
    kind: 'consistent',
    remembered: undefined,
  });
  expect(await checkHistory(older, newer, hashes, crypto)).toEqual({ kind: 'consistent', remembered: older });
  expect(await checkHistory(newer, older, hashes, crypto)).toEqual({ kind: 'consistent', remembered: newer });
  const rewritten = await testLedger(testBlocks(20, (height) => (height === 7 ? '换掉的' : `第${height}条`)));
  const other = await rewritten.checkpointAt(20);
  const { hashes: otherHashes } = await rewritten.consistency(12, 20);
  expect(await checkHistory(older, other, otherHashes, crypto)).toEqual({
    kind: 'forked',
    remembered: older,
  });
  expect(await checkHistory(newer, other, [], crypto)).toEqual({ kind: 'forked', remembered: newer });
});
