import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownHolder } from './mask-holder.ts';
import { containsIdNumber, maskedNumber, plainNumber } from './mask-number.ts';
import { noticeKindNames, noticeKinds } from './notice-kinds.ts';
import { draftFaults, draftFields, emptyDraft, readDraft, type NoticeDraft } from './notice-draft.ts';
import { noticeFormat, type NoticeRecord } from './notice-record.ts';
import { emptySearch, searchFaults, termsOf } from './search-terms.ts';

const today = '2026-11-03';

describe('a masked number', () => {
  test.each([
    ['11010519491231002X', '110***********002X'],
    ['91350100M000100Y43', '913***********0Y43'],
    ['01234567', '01****67'],
    ['12345', '1***5'],
    ['1234', '1**4'],
    ['12', '*2'],
    ['1', '*'],
    ['', ''],
  ])('of %s is %s', (number, masked) => {
    expect(maskedNumber(number)).toBe(masked);
  });

  test('shows at most half, three characters at the start and four at the end', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{1,40}$/), (number) => {
        const masked = maskedNumber(number);
        expect(masked).toHaveLength(number.length);
        expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(Math.min(7, number.length / 2));
        expect(masked).toMatch(/^[0-9A-Z]{0,3}\*+[0-9A-Z]{0,4}$/);
      }),
    );
  });
});

test.each([
  ['身份证遗失，号码11010519491231002X，声明作废', true],
  ['号码 110105 1949-1231 002x', true],
  ['号码１１０１０５19491231002Ｘ', true],
  ['一代证110105491231002', true],
  ['号码110***********002X，2026年11月3日', false],
  ['发票号码24372000000012345678', false],
  ['信用代码91350100M000100Y43', false],
])('an ID number is found in %s: %s', (text, is) => {
  expect(containsIdNumber(text)).toBe(is);
});

test.each([
  ['identity-card', '王芳', '王*'],
  ['other', '张晓明', '张*明'],
  ['bill', '欧阳晓明', '欧*明'],
  ['invoice', '阿依古丽·买买提', '阿*提'],
  ['business-licence', '老李面馆', '老李面馆'],
  ['seal', '济南示例商贸有限公司', '济南示例商贸有限公司'],
] as const)('the holder of %s, %s, is shown as %s', (kind, holder, shown) => {
  expect(shownHolder(kind, holder)).toBe(shown);
});

const licence: NoticeDraft = {
  ...emptyDraft,
  kind: '营业执照',
  holder: '历下区泉边面包坊',
  issuer: '历下区市场监督管理局',
  number: '91350100 M000100Y43',
  lostOn: '2026-10-30',
  lostAt: '济南市历下区泉城路',
  text: '历下区泉边面包坊遗失营业执照正本，统一社会信用代码913***********0Y43，声明作废。',
};
const drafts: Readonly<Record<(typeof noticeKindNames)[number], NoticeDraft>> = {
  'identity-card': { ...licence, kind: '身份证', holder: '王芳', number: '11010519491231002x' },
  'business-licence': licence,
  seal: { ...licence, kind: 'seal', number: '3701020012345', receipt: '历公回字〔2026〕0117号' },
  invoice: { ...licence, kind: '发票', number: '01234567', code: '037002600111', amount: '1,280.5' },
  bill: { ...licence, kind: '票据', number: '0012345', amount: '300' },
  other: { ...licence, kind: '其他', number: '' },
};
const faultsOf = (changes: Partial<NoticeDraft>, kind: keyof typeof drafts = 'business-licence') =>
  draftFaults({ ...drafts[kind], ...changes }, today);

describe('a draft', () => {
  test.each(noticeKindNames)('of the kind %s is complete', (kind) => {
    expect(draftFaults(drafts[kind], today)).toEqual({});
    expect(readDraft(drafts[kind], today)).toMatchObject({ kind, insertions: 1 });
  });

  test('is normalized', () => {
    expect(readDraft(drafts.invoice, today)).toMatchObject({ amount: 128_050, code: '037002600111' });
    expect(readDraft(licence, today)?.number).toBe('91350100M000100Y43');
    expect(readDraft(drafts['identity-card'], today)?.number).toBe('11010519491231002X');
  });

  test.each(noticeKindNames)('of the kind %s needs its required fields', (kind) => {
    const common = ['holder', 'issuer', 'lostOn', 'lostAt', 'text'];
    for (const field of [...common, ...noticeKinds[kind].required]) {
      const faults = faultsOf({ [field]: '' }, kind);
      expect(Object.keys(faults), field).toEqual([field]);
      expect(Object.values(faults)[0], field).toMatch(/[\u4e00-\u9fff]+.*\([a-z].*\)$/);
    }
    expect(draftFaults({ ...emptyDraft, kind }, today)).toMatchObject({ holder: expect.any(String) });
  });

  test('of a digital invoice has a number of 20 digits and no code', () => {
    expect(faultsOf({ number: '24372000000012345678', code: '' }, 'invoice')).toEqual({});
  });

  test.each<[keyof NoticeDraft, string, string, (keyof typeof drafts)?]>([
    ['kind', '驾照', '身份证、营业执照'],
    ['holder', '字'.repeat(61), '60'],
    ['holder', '面包坊\n分店', '一行'],
    ['number', '91350100M000100Y44', '校验码'],
    ['number', '913***********0Y43', '星号'],
    ['number', '12', '4–40', 'other'],
    ['number', '110105194912310021', '校验码', 'identity-card'],
    ['number', '1234567', '8 位', 'invoice'],
    ['code', '123', '10 或 12 位', 'invoice'],
    ['code', '037002600111', '留空'],
    ['amount', '一百', '元数', 'invoice'],
    ['amount', '0', '元数', 'bill'],
    ['amount', '1.005', '元数', 'bill'],
    ['receipt', '', '报案回执', 'seal'],
    ['lostOn', '2026-02-30', '存在的日期'],
    ['lostOn', '2026-11-04', '晚于今天'],
    ['text', '遗失营业执照正本，特此声明。', '声明作废'],
    ['text', '信用代码91350100M000100Y43，声明作废。', '913***********0Y43'],
    ['text', '信用代码9135 0100 M000 100y 43，声明作废。', '完整号码'],
    ['text', '身份证11010519491231002X，声明作废。', '完整号码'],
    ['lostAt', '110105194912310021', '完整号码'],
    ['insertions', '0', '1–10'],
    ['insertions', 'x', '1–10'],
  ])('with %s %j is refused: %s', (field, value, rule, kind) => {
    const faults = faultsOf({ [field]: value }, kind);
    expect(faults[field]).toContain(rule);
    expect(readDraft({ ...drafts[kind ?? 'business-licence'], [field]: value }, today)).toBeUndefined();
  });

  test.each(noticeKindNames.filter((kind) => drafts[kind].number !== ''))(
    'of the kind %s gets faults that never repeat its full number',
    (kind) => {
      const number = plainNumber(drafts[kind].number);
      for (const field of draftFields)
        expect(plainNumber(Object.values(faultsOf({ [field]: number }, kind)).join()), field).not.toContain(
          number,
        );
    },
  );
});

describe('a search', () => {
  const faults = (terms: Partial<typeof emptySearch>) => searchFaults({ ...emptySearch, ...terms });

  test.each([
    [{}, 'name', '至少一项'],
    [{ name: '王' }, 'name', '至少写 2 个字'],
    [{ name: '王 ' }, 'name', '至少写 2 个字'],
    [{ name: '王'.repeat(41) }, 'name', '最多写 40'],
    [{ number: '1 2-3' }, 'number', '至少写 4 个字符：'],
    [{ number: '110***********002X' }, 'number', '星号'],
    [{ number: '1'.repeat(41) }, 'number', '最多 40'],
    [{ from: '2026-02-30' }, 'from', '存在的日期'],
    [{ to: '昨天' }, 'to', '存在的日期'],
    [{ from: '2026-11-03', to: '2026-11-02' }, 'to', '早于'],
    [{ kind: 'toString' }, 'kind', '列表'],
  ] as const)('with %j is refused by %s: %s', (terms, field, rule) => {
    const found = faults(terms);
    expect(Object.keys(found)).toEqual([field]);
    expect(found[field]).toContain(rule);
  });

  test.each([
    [{ name: ' 泉边 面包 ' }, { name: '泉边面包' }],
    [{ name: 'ＡＢＣ公司' }, { name: 'abc公司' }],
    [{ number: '1101 0519 4912 3100 2x' }, { number: '11010519491231002X' }],
    [
      { from: '2026-01-01', to: '2026-01-01', kind: 'seal' },
      { from: '2026-01-01', to: '2026-01-01', kind: 'seal' },
    ],
  ])('with %j is normalized', (terms, plain) => {
    expect(faults(terms)).toEqual({});
    expect(termsOf({ ...emptySearch, ...terms })).toEqual(plain);
  });
});

describe('a record', () => {
  const record: NoticeRecord = {
    action: 'publish',
    notice: 'S202611030001',
    about: '',
    kind: 'other',
    holder: '王芳',
    issuer: '济南市公安局',
    number: '',
    code: '',
    amount: 0,
    receipt: '',
    lostOn: '2026-10-30',
    lostAt: '济南',
    text: '声明作废',
    insertions: 1,
    paperDate: '2026-11-03',
    paperPage: 'A15',
    paperArticle: '',
  };

  test('is read from what it was written as, with every field and label', () => {
    expect(noticeFormat.read({ ...record, more: 1 })).toEqual(record);
    expect(noticeFormat.fields).toEqual(Object.keys(record));
    expect(Object.keys(noticeFormat.labels)).toEqual(Object.keys(record));
  });

  test.each(noticeFormat.fields)('without a valid %s is refused', (field) => {
    expect(noticeFormat.read({ ...record, [field]: null })).toBeUndefined();
    expect(noticeFormat.read({ ...record, kind: 'toString' })).toBeUndefined();
  });
});
