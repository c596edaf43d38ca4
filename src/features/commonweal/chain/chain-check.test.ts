import { expect, it, vi } from 'vitest';
import { sha256 } from '#lib/crypto/sha256.ts';
import { chainStart, type ChainPlace } from '#rules/ledger/check-chain.ts';
import { serviceFormat, type ServiceBlock } from '#rules/commonweal/service-record.ts';
import { sealBlock } from '#rules/ledger/ledger-block.ts';
import { checkChainInSlices } from './chain-check.ts';

function chainOf(length: number): ServiceBlock[] {
  const blocks: ServiceBlock[] = [];
  for (let height = 1; height <= length; height += 1) {
    const record = {
      kind: 'service' as const,
      certificate: `QL-${height}`,
      name: '王*芳',
      activity: '小清河清洁日',
      group: '泉城义工联',
      servedOn: '2026-11-14',
      minutes: 180,
    };
    const previous = blocks.at(-1)?.hash ?? chainStart.hash;
    blocks.push(sealBlock(serviceFormat, { height, time: '2026-11-14 18:00:00', record, previous }, sha256));
  }
  return blocks;
}

/** A chain loaded a few blocks at a time; checking a block takes 5 ms. */
function dependenciesOf(blocks: readonly ServiceBlock[], end?: ChainPlace) {
  const last = blocks.at(-1);
  const head = end ?? { height: last?.height ?? 0, hash: last?.hash ?? chainStart.hash };
  let now = 0;
  return {
    load: vi.fn(async (fromHeight: number) => ({
      list: blocks.filter(({ height }) => height >= fromHeight).slice(0, 10),
      head,
    })),
    sha256,
    clock: () => (now += 5),
    yieldToInput: vi.fn(async () => {}),
    onProgress: vi.fn((_height: number, _of: number) => {}),
  };
}

it('checks a valid chain to its end in parts, and yields in between', async () => {
  const blocks = chainOf(25);
  const dependencies = dependenciesOf(blocks);
  expect(await checkChainInSlices(dependencies)).toEqual({ place: { height: 25, hash: blocks[24]?.hash } });
  expect(dependencies.load.mock.calls).toEqual([[1], [11], [21]]);
  expect(dependencies.yieldToInput.mock.calls.length).toBeGreaterThan(4);
  const heights = dependencies.onProgress.mock.calls.map(([height]) => height);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(dependencies.onProgress.mock.lastCall).toEqual([25, 25]);
});

it('names height and field of an altered record, and stops there', async () => {
  const blocks = chainOf(25).map((block) =>
    block.height === 13 ? { ...block, record: { ...block.record, minutes: 1800 } } : block,
  );
  const dependencies = dependenciesOf(blocks);
  expect(await checkChainInSlices(dependencies)).toEqual({ fault: { height: 13, field: 'minutes' } });
});

it('detects missing blocks, in between or at the end', async () => {
  const blocks = chainOf(25);
  expect(await checkChainInSlices(dependenciesOf(blocks.filter(({ height }) => height !== 7)))).toEqual({
    fault: { height: 7, field: 'missing' },
  });
  const head = { height: 25, hash: blocks[24]?.hash ?? '' };
  expect(await checkChainInSlices(dependenciesOf(blocks.slice(0, 20), head))).toEqual({
    fault: { height: 21, field: 'missing' },
  });
});

it('ignores blocks appended during the check', async () => {
  const blocks = chainOf(12);
  const head = { height: 11, hash: blocks[10]?.hash ?? '' };
  expect(await checkChainInSlices(dependenciesOf(blocks, head))).toEqual({ place: head });
});

it('accepts an empty chain', async () => {
  expect(await checkChainInSlices(dependenciesOf([]))).toEqual({ place: chainStart });
});
