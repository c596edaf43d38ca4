// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { openPage, type TestResponses } from '#app/test-page.tsx';
import { sha256 } from '#lib/crypto/sha256.ts';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { signedLedger } from '#widgets/ledger/test-ledger.ts';
import { serviceFormat, type ServiceBlock } from '#rules/commonweal/service-record.ts';
import { noHash, sealBlock } from '#rules/ledger/ledger-block.ts';

const chainPath = '/v10/publicWelfare/chainBlocks';

function serviceBlocks(length: number, minutesOf = (_height: number) => 180): ServiceBlock[] {
  const blocks: ServiceBlock[] = [];
  for (let height = 1; height <= length; height += 1) {
    const record = {
      kind: 'service' as const,
      certificate: `QL-${height}`,
      name: '王*芳',
      activity: '小清河清洁日',
      group: '泉城义工联',
      servedOn: '2026-11-14',
      minutes: minutesOf(height),
    };
    const previous = blocks.at(-1)?.hash ?? noHash;
    blocks.push(sealBlock(serviceFormat, { height, time: '2026-11-14 18:00:00', record, previous }, sha256));
  }
  return blocks;
}

const blocks = serviceBlocks(30);
const ledger = await signedLedger(serviceFormat, blocks);
const seventh = blocks[6] ?? expect.fail('no block');

async function responsesOf(
  {
    block = seventh,
    at = ledger,
    size = 30,
  }: {
    readonly block?: ServiceBlock;
    readonly at?: typeof ledger;
    readonly size?: number;
  } = {},
  chain: readonly ServiceBlock[] = blocks,
): Promise<TestResponses> {
  const last = chain.at(-1);
  return {
    checkCertificate: { code: 'QL-7', state: 'valid', block, proof: await at.proofOf(7, size) },
    getLedgerKeys: { keys: at.keys },
    getLedgerCheckpoint: await at.checkpointAt(size),
    getLedgerConsistency: ({ query: { from, to } }: { query: { from: number; to: number } }) =>
      at.consistency(from, to),
    listServiceBlocks: ({ query }: { query: { fromHeight: number; most: number } }) => ({
      list: chain.filter(({ height }) => height >= query.fromHeight).slice(0, query.most),
      head: { height: last?.height ?? 0, hash: last?.hash ?? noHash },
    }),
  };
}

async function openCertificate(responses: TestResponses) {
  const { page } = await openPage(`${chainPath}/QL-7`, responses);
  const place = await mount(page);
  const section = () => find(place, 'section[aria-labelledby]');
  return {
    place,
    section,
    tap: (name: string) => act(async () => buttonOf(section(), name).click()),
    /** title, state and text of each step */
    steps: () =>
      [...section().querySelectorAll('li')].map(({ textContent, dataset }) => [
        dataset['state'],
        textContent,
      ]),
  };
}

function buttonOf(place: HTMLElement, name: string): HTMLButtonElement {
  const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return button ?? expect.fail(`no button ${name}`);
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('checks a certificate step by step, and remembers the ledger on the device', async () => {
  const { section, tap, steps } = await openCertificate(await responsesOf({ size: 20 }));
  expect(steps()).toEqual([]);
  await tap('验证');
  await eventually(() => expect(section().textContent).toContain('这条记录在账本里，没有改动过。'));
  expect(steps().map(([state]) => state)).toEqual(['passed', 'passed', 'passed', 'skipped']);
  expect(section().textContent).toContain('它是第 7 号，在 2026-11-15 08:00:20 的账本里（共 20 条）');
  expect(section().textContent).toContain('本机第一次看这本账');

  const later = await openCertificate(await responsesOf());
  await later.tap('验证');
  await eventually(() => expect(later.steps()[3]?.[0]).toBe('passed'));
  expect(later.steps()[3]?.[1]).toContain(
    '本机看过 2026-11-15 08:00:20 的账本（20 条），那些记录后来没有改写过',
  );
});

it('names the altered field with its label, and loads no proof', async () => {
  const block = { ...seventh, record: { ...seventh.record, minutes: 1800 } };
  const { section, tap } = await openCertificate(await responsesOf({ block }));
  await tap('验证');
  await eventually(() => expect(section().textContent).toContain('“服务时长”被改动过'));
  expect(find(section(), '[role=alert]').textContent).toBe('这条记录被改动过，不能相信。');
});

it('shows that the ledger was rewritten, again and again', async () => {
  const { tap, section } = await openCertificate(await responsesOf({ size: 20 }));
  await tap('验证');
  await eventually(() => expect(section().textContent).toContain('这条记录在账本里'));
  const rewritten = serviceBlocks(30, (height) => (height === 3 ? 600 : 180));
  const at = await signedLedger(serviceFormat, rewritten);
  const block = rewritten[6] ?? expect.fail('no block');
  const forged = await openCertificate(await responsesOf({ at, block }));
  for (const button of ['验证', '再验证一次']) {
    await forged.tap(button);
    await eventually(() => expect(find(forged.section(), '[role=alert]').textContent).toBe('账本被改写过。'));
    expect(forged.section().textContent).toContain(
      '本机看过 2026-11-15 08:00:20 的账本（20 条），它和 2026-11-15 08:00:30 的账本（30 条）对不上',
    );
  }
});

it('shows that the ledger was rewritten if it has fewer records than this device has seen', async () => {
  const { tap, section } = await openCertificate(await responsesOf());
  await tap('验证');
  await eventually(() => expect(section().textContent).toContain('这条记录在账本里'));
  const shortened = await openCertificate({
    ...(await responsesOf({ size: 20 })),
    getLedgerConsistency: () => {
      throw new GatewayError('getLedgerConsistency', { kind: 'http', status: 404 });
    },
  });
  await shortened.tap('验证');
  await eventually(() =>
    expect(find(shortened.section(), '[role=alert]').textContent).toBe('账本被改写过。'),
  );
  expect(shortened.section().textContent).toContain(
    '（30 条），它和 2026-11-15 08:00:20 的账本（20 条）对不上',
  );
});

it('says that the signature was not checked where the browser cannot', async () => {
  const responses = await responsesOf();
  const real = crypto.subtle;
  const subtle = {
    digest: real.digest.bind(real),
    importKey: () => Promise.reject(Object.assign(new Error('no Ed25519'), { name: 'NotSupportedError' })),
  };
  vi.stubGlobal('crypto', { subtle, getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { section, tap, steps } = await openCertificate(responses);
  await tap('验证');
  await eventually(() => expect(section().textContent).toContain('这条记录在账本里，没有改动过。'));
  expect(steps()[2]).toEqual(['skipped', expect.stringContaining('所以签名没有核对')]);
});

it('checks without WebCrypto, as on a page without https', async () => {
  const responses = await responsesOf();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { section, tap, steps } = await openCertificate(responses);
  await tap('验证');
  await eventually(() => expect(section().textContent).toContain('这条记录在账本里，没有改动过。'));
  expect(steps().map(([state]) => state)).toEqual(['passed', 'passed', 'skipped', 'skipped']);
});

it('says that a check failed without blaming the record, and retries it', async () => {
  const responses = await responsesOf();
  let isOffline = true;
  const { section, tap } = await openCertificate({
    ...responses,
    getLedgerKeys: () => {
      if (isOffline) throw new Error('offline');
      return responses['getLedgerKeys'];
    },
  });
  await tap('验证');
  await eventually(() => expect(find(section(), '[role=alert]').textContent).toContain('没有验证完'));
  isOffline = false;
  await tap('重试');
  await eventually(() => expect(section().textContent).toContain('这条记录在账本里'));
});

it('checks the whole ledger from the list of records, and names the fault', async () => {
  const altered = blocks.map((block) =>
    block.height === 13 ? { ...block, record: { ...block.record, minutes: 1800 } } : block,
  );
  for (const [chain, found] of [
    [blocks, '30 条记录全部完好，没有一项改动过。'],
    [altered, '第 13 号记录的“服务时长”被改动过'],
  ] as const) {
    const { page } = await openPage(chainPath, await responsesOf({}, chain));
    const place = await mount(page);
    await act(async () => buttonOf(place, '核对整本账').click());
    await eventually(() => expect(place.textContent).toContain(found));
  }
});

it('opens a proof file from the list of records', async () => {
  const { page } = await openPage(chainPath, await responsesOf());
  const place = await mount(page);
  await act(async () => buttonOf(place, '核对证明文件').click());
  await eventually(() => find(place, 'input[type=file]'));
  const input = find<HTMLInputElement>(place, 'input[type=file]');
  const choose = (text: string) =>
    act(async () => {
      const files = [new File([text], 'QL-7.tlog-proof')];
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose(await ledger.proofOf(7));
  await eventually(() => expect(place.textContent).toContain('一个字也没有改动过'));
  expect(place.textContent).toContain('报社的签名是真的');
  expect(find(place, '[aria-label=证明文件里的记录]').textContent).toContain('服务时长3 小时');
  await choose('not a proof');
  await eventually(() => expect(place.textContent).toContain('这不是证明文件，或者文件不完整'));
});
