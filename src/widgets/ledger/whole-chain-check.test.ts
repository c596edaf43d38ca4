import { expect, it, vi } from 'vitest';
import { sha256, sha256Bytes } from '#lib/crypto/sha256.ts';
import { toHex } from '#rules/ledger/bytes.ts';
import { chainStart } from '#rules/ledger/check-chain.ts';
import type { ErasedBlock } from '#rules/ledger/ledger-block.ts';
import { testBlocks, testFormat, testLedger, type TestBlock } from './test-ledger.ts';
import { checkWholeChain, type CheckedHead } from './whole-chain-check.ts';

const perPart = 10;

/** A ledger loaded a few records at a time; checking a record takes 5 ms. */
async function dependenciesOf(
  stored: readonly (TestBlock | ErasedBlock)[],
  {
    of = stored,
    head,
    perCall = () => perPart,
  }: {
    /** the true ledger; `stored` unless it was changed */
    readonly of?: readonly (TestBlock | ErasedBlock)[];
    readonly head?: Partial<CheckedHead>;
    readonly perCall?: (from: number) => number;
  } = {},
) {
  const last = of.at(-1);
  const end = { height: last?.height ?? 0, hash: last?.hash ?? chainStart.hash };
  const tree = await testLedger(of.filter((block) => 'record' in block));
  const size = head?.size ?? of.length;
  const { root } = await tree.checkpointAt(Math.min(size, of.length));
  let now = 0;
  const partFrom = (from: number) => ({
    list: stored.filter(({ height }) => height >= from).slice(0, perCall(from)),
    head: end,
  });
  const checked: CheckedHead = {
    size,
    root: Uint8Array.from(atob(root), (letter) => letter.charCodeAt(0)),
    signature: 'valid',
    ...head,
  };
  return {
    format: testFormat,
    head: checked,
    first: partFrom(1),
    load: vi.fn(async (from: number) => partFrom(from)),
    sha256,
    sha256Bytes,
    clock: () => (now += 5),
    yieldToInput: vi.fn(async () => {}),
    onProgress: vi.fn((_height: number, _of: number) => {}),
  };
}

const fault = (height: number, field: string) => ({ fault: { height, field } });

it('checks a sound ledger to its end, loads ahead, and yields in between', async () => {
  const blocks = testBlocks(65);
  const dependencies = await dependenciesOf(blocks);
  expect(await checkWholeChain(dependencies)).toEqual({
    place: { height: 65, hash: blocks[64]?.hash },
    signature: 'valid',
  });
  expect(dependencies.load.mock.calls).toEqual([[11], [21], [31], [41], [51], [61]]);
  expect(dependencies.yieldToInput.mock.calls.length).toBeGreaterThan(4);
  const heights = dependencies.onProgress.mock.calls.map(([height]) => height);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(dependencies.onProgress.mock.lastCall).toEqual([65, 65]);
});

it('needs no equal parts', async () => {
  const blocks = testBlocks(65);
  const dependencies = await dependenciesOf(blocks, { perCall: (from) => (from === 1 ? 10 : 7) });
  expect(await checkWholeChain(dependencies)).toMatchObject({ place: { height: 65 } });
});

it('names height and field of an altered record', async () => {
  const of = testBlocks(25);
  const stored = of.map((block) =>
    block.height === 13 ? { ...block, record: { ...block.record, count: 1800 } } : block,
  );
  expect(await checkWholeChain(await dependenciesOf(stored, { of }))).toEqual(fault(13, 'count'));
});

it('finds missing records, in between or at the end', async () => {
  const of = testBlocks(25);
  const without7 = of.filter(({ height }) => height !== 7);
  expect(await checkWholeChain(await dependenciesOf(without7, { of }))).toEqual(fault(7, 'missing'));
  expect(await checkWholeChain(await dependenciesOf(of.slice(0, 20), { of }))).toEqual(fault(21, 'missing'));
  const head = { size: 27 };
  expect(await checkWholeChain(await dependenciesOf(of, { head }))).toEqual(fault(26, 'missing'));
});

it('finds a ledger that was rewritten after its head was signed', async () => {
  const rewritten = testBlocks(25, (height) => (height === 7 ? '换掉的' : `第${height}条`));
  const signed = await dependenciesOf(testBlocks(25));
  const dependencies = { ...(await dependenciesOf(rewritten)), head: signed.head };
  expect(await checkWholeChain(dependencies)).toEqual(fault(25, 'checkpoint'));
});

it.each(['invalid', 'unknown-key'] as const)('takes no head whose signature is %s', async (signature) => {
  const dependencies = await dependenciesOf(testBlocks(3), { head: { signature } });
  expect(await checkWholeChain(dependencies)).toEqual(fault(3, 'checkpoint'));
});

it('says when the signature was not checked', async () => {
  const dependencies = await dependenciesOf(testBlocks(3), { head: { signature: 'not-checked' } });
  expect(await checkWholeChain(dependencies)).toMatchObject({
    place: { height: 3 },
    signature: 'not-checked',
  });
});

it('ignores records appended during the check', async () => {
  const of = testBlocks(11);
  const dependencies = await dependenciesOf(testBlocks(14), { of });
  expect(await checkWholeChain(dependencies)).toMatchObject({ place: { height: 11 } });
});

it('takes the leaf of an erased record from what is left of it', async () => {
  const of = testBlocks(25);
  const { leaves } = await testLedger(of);
  const erase = (block: TestBlock, leaf = leaves[block.height - 1]): ErasedBlock => {
    const { height, time, previous, hash } = block;
    return { height, time, previous, hash, leaf: leaf === undefined ? '' : toHex(leaf) };
  };
  const erased = of.map((block) => (block.height === 13 ? erase(block) : block));
  expect(await checkWholeChain(await dependenciesOf(erased, { of }))).toMatchObject({
    place: { height: 25 },
  });
  const forged = of.map((block) => (block.height === 13 ? erase(block, leaves[0]) : block));
  expect(await checkWholeChain(await dependenciesOf(forged, { of }))).toEqual(fault(25, 'checkpoint'));
});

it('accepts an empty ledger', async () => {
  expect(await checkWholeChain(await dependenciesOf([]))).toEqual({ place: chainStart, signature: 'valid' });
});

it('ends when it is stopped', async () => {
  const dependencies = await dependenciesOf(testBlocks(65));
  const stopped = new Error('stopped');
  dependencies.yieldToInput.mockRejectedValue(stopped);
  await expect(checkWholeChain(dependencies)).rejects.toBe(stopped);
});
