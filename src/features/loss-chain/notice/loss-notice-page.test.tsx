// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { openPage, type TestResponses } from '#app/test-page.tsx';
import { sha256 } from '#lib/crypto/sha256.ts';
import { noHash, sealBlock, type LedgerBlock } from '#rules/ledger/ledger-block.ts';
import { noticeFormat, type NoticeRecord } from '#rules/loss/notice-record.ts';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { signedLedger } from '#widgets/ledger/test-ledger.ts';
import type { LossNotice } from '../shared/loss-types.ts';

const hash = 'a'.repeat(64);
const previous = '0'.repeat(64);
const time = '2026-11-03 06:00:00';
const notice: LossNotice = {
  id: 'S202611030001',
  state: 'valid',
  height: 1,
  time,
  previous,
  hash,
  block: {
    height: 1,
    time,
    record: {
      action: 'publish',
      notice: 'S202611030001',
      about: '',
      kind: 'invoice',
      holder: '济南泉城豆浆店',
      issuer: '国家税务总局济南市历下区税务局',
      number: '012****78',
      code: '037001900104',
      amount: 128_050,
      receipt: '',
      lostOn: '2026-10-28',
      lostAt: '济南市历下区泉城路',
      text: '济南泉城豆浆店遗失山东增值税普通发票一张，声明作废。',
      insertions: 1,
      paperDate: '2026-11-03',
      paperPage: 'A08',
      paperArticle: '',
    },
    salt: 'b'.repeat(32),
    previous,
    hash,
    marks: '',
  },
  paper: { date: '2026-11-03', page: 8, name: 'A08' },
  proof: '',
};

async function openNotice(changes: Partial<LossNotice>) {
  const { block: _, ...withoutBlock } = notice;
  const shown = changes.state === 'erased' ? { ...withoutBlock, ...changes } : { ...notice, ...changes };
  const { page } = await openPage(`/chainFile/lossChain/${notice.id}`, { getLossNotice: shown });
  const place = await mount(page);
  return { place, banner: find(place, '[aria-label="声明状态"]') };
}

it('shows the notice as printed, its items, its page of the paper and its place in the ledger', async () => {
  const { place, banner } = await openNotice({});
  expect(banner.textContent).toContain('声明有效');
  expect(find(place, 'h1').textContent).toBe('遗失声明');
  expect(find(place, 'article').textContent).toContain('2026年11月3日 A08 版');
  expect(find(place, 'dl').textContent).toContain('金额1280.50 元');
  expect(find(place, '[href="/paper/qlwbPaper/2026-11-03?page=8"]').textContent).toContain('A08');
  expect(place.textContent).toContain(`第 1 号`);
  expect(place.textContent).toContain(hash);
  expect(place.textContent).toContain('它不说明声明里的事属实');
  expect(place.textContent).toContain('税务机关已不要求为此登报');
});

it('says when a notice that waits for the next issue will be printed', async () => {
  const { block, paper: _, ...others } = notice;
  if (block === undefined) throw new Error('the notice has a block');
  const waiting = { ...block, record: { ...block.record, paperDate: '2026-11-04' } };
  const { page } = await openPage(`/chainFile/lossChain/${notice.id}`, {
    getLossNotice: { ...others, block: waiting },
  });
  const place = await mount(page);
  expect(find(place, '[aria-label="声明状态"]').textContent).toContain('2026年11月4日 A08 版见报');
});

it('leads from a corrected notice to the newer one, and back', async () => {
  const { banner } = await openNotice({ state: 'corrected', replacedBy: 'S202611050002' });
  expect(banner.textContent).toContain('以新的一条为准');
  expect(find(banner, 'a').getAttribute('href')).toBe('/chainFile/lossChain/S202611050002');
  const newer = await openNotice({ replaces: 'S202611030001' });
  expect(find(newer.banner, 'a').getAttribute('href')).toBe('/chainFile/lossChain/S202611030001');
});

it('says since when a revoked notice does not count', async () => {
  const { banner } = await openNotice({ state: 'revoked', revokedAt: '2026-11-06 09:00:00' });
  expect(banner.textContent).toContain('2026年11月6日，登报人撤销了这条声明');
});

it('says what remains of an erased notice, and shows nothing of it', async () => {
  const { place, banner } = await openNotice({
    state: 'erased',
    erasedAt: '2026-11-07 09:00:00',
    // recorded the day before it was printed
    time: '2026-11-02 16:12:19',
    leaf: 'c'.repeat(64),
  });
  expect(banner.textContent).toContain('内容应本人要求不再展示');
  expect(banner.textContent).toContain('只留下这一条的位置、时间和哈希');
  expect(place.textContent).toContain(hash);
  expect(place.textContent).not.toContain('豆浆店');
  expect(find(place, 'article').textContent).toContain('齐鲁晚报2026年11月3日');
});

it('names the field that the gateway found altered', async () => {
  const { banner } = await openNotice({ alteredField: 'amount' });
  expect(banner.textContent).toContain('“金额”和账本里的哈希对不上');
});

it('is checked without a call, and later with the history that the first touch loaded', async () => {
  const calls: string[] = [];
  const ledger = await signedLedger(noticeFormat, noticeBlocks(30), { name: 'notices' });
  const [first] = noticeBlocks(1);
  const responsesAt = async (size: number): Promise<TestResponses> => ({
    getLossNotice: {
      ...notice,
      ...first,
      block: first,
      proof: await ledger.proofOf(1, size),
      proofContext: { keys: ledger.keys, signedAt: (await ledger.checkpointAt(size)).time },
    },
    getLedgerConsistency: ({ query: { from, to } }: { query: { from: number; to: number } }) => {
      calls.push(`${from} ${to}`);
      return ledger.consistency(from, to);
    },
  });
  async function open(size: number) {
    const { page } = await openPage(`/chainFile/lossChain/${notice.id}`, await responsesAt(size));
    const place = await mount(page);
    const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === '验证');
    return { place, check: () => act(async () => button?.click()) };
  }

  const once = await open(20);
  await act(async () => void dispatchEvent(new Event('touchstart')));
  await once.check();
  await eventually(() => expect(once.place.textContent).toContain('这条记录在账本里，没有改动过。'));
  expect(once.place.textContent).toContain('在 2026-11-15 08:00:20 的账本里（共 20 条）');
  expect(calls).toEqual([]);
  expect(localStorage.getItem('ledger.notices.keys')).toBe(JSON.stringify(ledger.keys));

  const again = await open(30);
  await eventually(() => expect(calls).toEqual(['20 30']));
  await again.check();
  await eventually(() => expect(again.place.textContent).toContain('那些记录后来没有改写过'));
  expect(calls).toEqual(['20 30']);
});

function noticeBlocks(length: number): LedgerBlock<NoticeRecord>[] {
  const { block } = notice;
  if (block === undefined) throw new Error('the notice has a block');
  const { record, salt } = block;
  const blocks: LedgerBlock<NoticeRecord>[] = [];
  for (let height = 1; height <= length; height += 1) {
    const before = blocks.at(-1)?.hash ?? noHash;
    blocks.push(sealBlock(noticeFormat, { height, time, record, salt, previous: before }, sha256));
  }
  return blocks;
}
