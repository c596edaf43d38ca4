import SHA256 from 'crypto-js/sha256.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serviceFormat, type ServiceBlock, type ServiceRecord } from '../commonweal/service-record.ts';
import { checkChain, chainStart, type ChainFault, type ChainPlace } from './check-chain.ts';
import { concat, toHex, utf8 } from './bytes.ts';
import { readBlock } from './read-block.ts';
import {
  canonicalText,
  noHash,
  recordLeaf,
  sealBlock,
  type ErasedBlock,
  type LedgerFormat,
} from './ledger-block.ts';
import { webSha256 } from './web-crypto.ts';

// Web Crypto, as on pages; the gateway's tests use Node's implementation
const sha256 = (text: string) => SHA256(text).toString();

function chainOf(length: number): ServiceBlock[] {
  const blocks: ServiceBlock[] = [];
  for (let height = 1; height <= length; height += 1) {
    const previous = blocks.at(-1)?.hash ?? chainStart.hash;
    const record: ServiceRecord = {
      kind: 'service',
      certificate: `C${height}`,
      name: '王*芳',
      activity: '小清河清洁日',
      group: '泉城义工联',
      servedOn: '2026-10-11',
      minutes: 60 + height,
    };
    blocks.push(sealBlock(serviceFormat, { height, time: '2026-10-12 09:00:00', record, previous }, sha256));
  }
  return blocks;
}

const chain = chainOf(5);
const head: ChainPlace = { height: 5, hash: chain[4]?.hash ?? '' };
const check = (blocks: readonly ServiceBlock[], ends: readonly ChainPlace[] = [head]) =>
  checkChain(serviceFormat, blocks, sha256, { ends });
const faultOf = (height: number, field: ChainFault<keyof ServiceRecord>['field']) => ({
  fault: { height, field },
});

/** The chain with one block changed. */
const with3 = (change: (block: ServiceBlock) => ServiceBlock) =>
  chain.map((block) => (block.height === 3 ? change(block) : block));

test('an intact chain is valid up to its head', () => {
  expect(check(chain)).toEqual({ place: head });
  expect(check([], [chainStart])).toEqual({ place: chainStart });
});

test('the hash is the SHA-256 of a JSON array that anybody can reproduce', () => {
  const [first] = chain;
  if (!first) throw new Error('a chain of five');
  expect(canonicalText(serviceFormat, first)).toBe(
    `[1,"2026-10-12 09:00:00","service","C1","王*芳","小清河清洁日","泉城义工联","2026-10-11",61,"${'0'.repeat(64)}"]`,
  );
  expect(first.hash).toBe(sha256(canonicalText(serviceFormat, first)));
});

describe('an altered field is reported with its height', () => {
  test.each<[keyof ServiceRecord, string | number]>([
    ['kind', 'withdrawal'],
    ['certificate', 'C9'],
    ['name', '李*芳'],
    ['activity', '别的活动'],
    ['group', '别的团队'],
    ['servedOn', '2026-10-12'],
    ['minutes', 600],
  ])('%s', (field, value) => {
    const altered = with3((block) => ({ ...block, record: { ...block.record, [field]: value } }));
    expect(check(altered)).toEqual(faultOf(3, field));
  });

  test('time, previous, hash and marks', () => {
    expect(check(with3((block) => ({ ...block, time: '2026-10-12 09:00:01' })))).toEqual(faultOf(3, 'time'));
    expect(check(with3((block) => ({ ...block, previous: 'f'.repeat(64) })))).toEqual(faultOf(3, 'previous'));
    expect(check(with3((block) => ({ ...block, hash: 'f'.repeat(64) })))).toEqual(faultOf(3, 'hash'));
    expect(check(with3((block) => ({ ...block, marks: `0${block.marks.slice(1)}` })))).toMatchObject({
      fault: { height: 3 },
    });
    expect(check(with3((block) => ({ ...block, marks: '' })))).toEqual(faultOf(3, 'marks'));
  });

  test('height', () => {
    expect(check(with3((block) => ({ ...block, height: 7 })))).toEqual(faultOf(3, 'height'));
  });
});

describe('moved rows', () => {
  test('a removed row is missing', () => {
    for (const gone of [1, 2, 3, 4, 5])
      expect(check(chain.filter(({ height }) => height !== gone))).toEqual(faultOf(gone, 'missing'));
  });

  test('two rows swapped with their heights are detected', () => {
    const swapped = chain.toSpliced(1, 2, ...chain.slice(1, 3).toReversed());
    expect(check(swapped)).toEqual(faultOf(2, 'missing'));
  });

  test('two rows with swapped contents are detected', () => {
    const [, second, third] = chain;
    if (!second || !third) throw new Error('a chain of five');
    const swapped = chain.map((block) =>
      block.height === 2 ? { ...third, height: 2 } : block.height === 3 ? { ...second, height: 3 } : block,
    );
    expect(check(swapped)).toEqual(faultOf(2, 'height'));
  });

  test('a replaced last row does not match the head', () => {
    const end = { height: 5, hash: 'f'.repeat(64) };
    expect(check(chain, [end])).toEqual(faultOf(5, 'checkpoint'));
  });
});

describe('a forger who recomputes hashes', () => {
  /** Alters the minutes at a height and recomputes hashes and marks from there up to another height. */
  function forged(at: number, upTo: number): ServiceBlock[] {
    const blocks: ServiceBlock[] = [];
    for (const block of chain) {
      const isTouched = block.height >= at && block.height <= upTo;
      const record = block.height === at ? { ...block.record, minutes: 6000 } : block.record;
      const previous = isTouched ? (blocks.at(-1)?.hash ?? chainStart.hash) : block.previous;
      blocks.push(isTouched ? sealBlock(serviceFormat, { ...block, record, previous }, sha256) : block);
    }
    return blocks;
  }

  test('recomputing one block is detected by the next', () => {
    expect(check(forged(2, 2))).toEqual(faultOf(2, 'hash'));
    expect(check(forged(2, 4))).toEqual(faultOf(4, 'hash'));
  });

  test('recomputing all blocks is detected by the published head', () => {
    expect(check(forged(2, 5))).toEqual(faultOf(5, 'checkpoint'));
    expect(check(forged(2, 5), [])).toMatchObject({ place: { height: 5 } });
    const published = { height: 3, hash: chain[2]?.hash ?? '' };
    expect(check(forged(2, 5), [published])).toEqual(faultOf(3, 'checkpoint'));
    expect(check(forged(4, 5), [published])).toMatchObject({ place: { height: 5 } });
  });
});

test('a check can resume at the position of an earlier one', () => {
  const half = checkChain(serviceFormat, chain.slice(0, 2), sha256);
  if (!('place' in half)) throw new Error('the first half is sound');
  expect(checkChain(serviceFormat, chain.slice(2), sha256, { from: half.place, ends: [head] })).toEqual({
    place: head,
  });
});

test('no two blocks have the same canonical text', () => {
  const field = fc.string({ unit: 'binary', maxLength: 12 });
  const record = fc.record({
    kind: fc.constantFrom('service', 'withdrawal'),
    certificate: field,
    name: field,
    activity: field,
    group: field,
    servedOn: field,
    minutes: fc.nat(),
  });
  const block = fc.record({ height: fc.nat(), time: field, record, previous: field });
  fc.assert(
    fc.property(block, block, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(canonicalText(serviceFormat, one) === canonicalText(serviceFormat, other)).toBe(isSame);
    }),
  );
});

describe('a line of the export', () => {
  test('is parsed to the block that it was written from', () => {
    for (const block of chain) expect(readBlock(serviceFormat, JSON.stringify(block))).toEqual(block);
  });

  test.each(['', '[]', 'null', '{"height":1}', '{"height":"1"}'])(
    'that is not a block is rejected: %j',
    (line) => {
      expect(readBlock(serviceFormat, line)).toBeUndefined();
    },
  );
});

describe('another kind of record', () => {
  interface Loan {
    readonly reader: string;
    readonly days: number;
  }
  const loans: LedgerFormat<Loan> = {
    fields: ['days', 'reader'],
    labels: { days: '天数', reader: '读者' },
    salted: false,
    read: ({ reader, days }) =>
      typeof reader === 'string' && typeof days === 'number' ? { reader, days } : undefined,
  };
  const loan = sealBlock(
    loans,
    { height: 1, time: '2026-11-14 18:00:00', record: { reader: '王*芳', days: 14 }, previous: noHash },
    sha256,
  );

  test('is hashed in the order of its own fields', () => {
    expect(canonicalText(loans, loan)).toBe(`[1,"2026-11-14 18:00:00",14,"王*芳","${noHash}"]`);
    expect(checkChain(loans, [loan], sha256)).toEqual({ place: { height: 1, hash: loan.hash } });
  });

  test('is found altered in a field of its own', () => {
    const altered = { ...loan, record: { ...loan.record, days: 140 } };
    expect(checkChain(loans, [altered], sha256)).toEqual({ fault: { height: 1, field: 'days' } });
  });

  test('is read by its own reader only', () => {
    expect(readBlock(loans, JSON.stringify(loan))).toEqual(loan);
    expect(readBlock(serviceFormat, JSON.stringify(loan))).toBeUndefined();
    expect(readBlock(loans, JSON.stringify(chain[0]))).toBeUndefined();
  });
});

describe('a salted format', () => {
  interface Loss {
    readonly holder: string;
    readonly number: string;
  }
  const losses: LedgerFormat<Loss> = {
    fields: ['holder', 'number'],
    labels: { holder: '失主', number: '号码' },
    salted: true,
    read: ({ holder, number }) =>
      typeof holder === 'string' && typeof number === 'string' ? { holder, number } : undefined,
  };
  const salt = '00112233445566778899aabbccddeeff';
  const sealed = (height: number, previous: string) =>
    sealBlock(
      losses,
      {
        height,
        time: '2026-11-14 18:00:00',
        record: { holder: '王芳', number: '370***1234' },
        salt,
        previous,
      },
      sha256,
    );
  const first = sealed(1, noHash);
  const second = sealed(2, first.hash);
  const third = sealed(3, second.hash);
  const bytes = webSha256();
  const erase = async ({ height, time, previous, hash, ...block }: typeof first): Promise<ErasedBlock> => {
    const leaf = toHex(await recordLeaf(losses, { height, time, previous, hash, ...block }, bytes));
    return { height, time, previous, hash, leaf };
  };

  test('hashes the salt before the previous hash, and in every mark', () => {
    expect(canonicalText(losses, first)).toBe(
      `[1,"2026-11-14 18:00:00","王芳","370***1234","${salt}","${noHash}"]`,
    );
    expect(first.marks.slice(0, 8)).toBe(sha256(`["height",1,"${salt}"]`).slice(0, 8));
    expect(first.marks).toHaveLength(5 * 8);
  });

  test('names the altered field, also an altered salt', () => {
    const withNumber = { ...first, record: { ...first.record, number: '370***9999' } };
    expect(checkChain(losses, [withNumber], sha256)).toEqual({ fault: { height: 1, field: 'number' } });
    const withSalt = { ...first, salt: salt.replace('0', '1') };
    expect(checkChain(losses, [withSalt], sha256)).toEqual({ fault: { height: 1, field: 'salt' } });
  });

  test('passes erased blocks that continue the chain', async () => {
    const blocks = [first, await erase(second), third];
    const end = { height: 3, hash: third.hash };
    expect(checkChain(losses, blocks, sha256, { ends: [end] })).toEqual({ place: end });
    expect(checkChain(losses, [first, third], sha256)).toEqual({ fault: { height: 2, field: 'missing' } });
  });

  test('finds an erased block whose links were changed', async () => {
    const erased = await erase(second);
    const checkErased = (block: ErasedBlock) => checkChain(losses, [first, block, third], sha256);
    expect(checkErased({ ...erased, hash: 'f'.repeat(64) })).toEqual({ fault: { height: 2, field: 'hash' } });
    expect(checkErased({ ...erased, previous: 'f'.repeat(64) })).toEqual({
      fault: { height: 1, field: 'hash' },
    });
  });

  test('keeps the leaf of a record that was erased', async () => {
    const erased = await erase(second);
    expect(await recordLeaf(losses, erased, bytes)).toEqual(await recordLeaf(losses, second, bytes));
    expect(toHex(await recordLeaf(losses, second, bytes))).toBe(
      toHex(await bytes(concat([0], utf8(canonicalText(losses, second))))),
    );
  });

  test('is read with its salt, and erased', async () => {
    const erased = await erase(second);
    expect(readBlock(losses, JSON.stringify(first))).toEqual(first);
    expect(readBlock(losses, JSON.stringify(erased))).toEqual(erased);
    expect(readBlock(losses, JSON.stringify({ ...first, salt: undefined }))).toBeUndefined();
    expect(readBlock(losses, JSON.stringify({ ...erased, leaf: 'x' }))).toBeUndefined();
  });

  test('cannot be hashed without a salt', () => {
    const { salt: _, ...without } = first;
    expect(() => canonicalText(losses, without)).toThrow('height 1 has no salt');
  });
});
