import { expect, it } from 'vitest';
import { webSha256, webVerifyEd25519 } from '#rules/ledger/web-crypto.ts';
import { checkProofFile } from './proof-file.ts';
import { testBlocks, testLedger } from './test-ledger.ts';

const crypto = { sha256: webSha256(), verifyEd25519: webVerifyEd25519() };
const blocks = testBlocks(20);
const ledger = await testLedger(blocks);
const proof = await ledger.proofOf(7);
const keys = async () => ledger.keys;
const proven = {
  kind: 'proven',
  ledger: 'service',
  values: [7, '2026-11-14 18:00:00', '第 7 条', 70, blocks[5]?.hash],
  size: 20,
  signature: 'valid',
};

it('shows the record that a file proves', async () => {
  expect(await checkProofFile(proof, keys, crypto)).toEqual(proven);
  expect(await checkProofFile(proof.replaceAll('\n', '\r\n'), keys, crypto)).toEqual(proven);
});

it('says when the signature was not checked, and why', async () => {
  const noEd25519 = { ...crypto, verifyEd25519: () => 'not-checked' as const };
  expect(await checkProofFile(proof, keys, noEd25519)).toEqual({ ...proven, signature: 'not-checked' });
  const noKeys = async () => undefined;
  expect(await checkProofFile(proof, noKeys, crypto)).toEqual({ ...proven, signature: 'no-keys' });
});

it('refuses a file whose record was changed, with or without keys', async () => {
  const changed = proof.replace(/^extra .*$/m, () => {
    const text = JSON.stringify(proven.values).replace('70', '7000');
    return `extra ${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}`;
  });
  const unproven = { kind: 'unproven', ledger: 'service', reason: 'inclusion' };
  expect(await checkProofFile(changed, keys, crypto)).toEqual(unproven);
  expect(await checkProofFile(changed, async () => undefined, crypto)).toEqual(unproven);
});

it('refuses a file that another key signed', async () => {
  const stranger = await testLedger(blocks, { hasOwnKey: true });
  expect(await checkProofFile(await stranger.proofOf(7), keys, crypto)).toEqual({
    kind: 'unproven',
    ledger: 'service',
    reason: 'unknown-key',
  });
});

it.each([
  ['a file of another kind', 'PK\u0003\u0004', 'malformed'],
  ['a file that was cut off', proof.slice(0, 200), 'malformed'],
  ['a record that is no list', proof.replace(/^extra .*$/m, 'extra e30='), 'malformed'],
  ['a record that is no JSON', proof.replace(/^extra .*$/m, 'extra /w=='), 'malformed'],
  ['a file of another log', proof.replace('qlwb.com.cn', 'other.example'), 'unknown-ledger'],
  ['an erased record', proof.replace(/^extra .*\n/m, ''), 'no-record'],
])('says that it cannot read %s', async (_what, file, reason) => {
  expect(await checkProofFile(file, keys, crypto)).toEqual({ kind: 'unreadable', reason });
});
