import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkText, rules } from './check-text.ts';

/** The text with all fixes applied. */
function fixed(text: string): string {
  return checkText(text).marks.reduceRight(
    (words, { from, to, fix }) => (fix === undefined ? words : words.slice(0, from) + fix + words.slice(to)),
    text,
  );
}

describe('errors with a fix', () => {
  test.each([
    ['他再接再励，跑的非常快。', '他再接再厉，跑得非常快。'],
    ['她慢慢的走进美丽地校园。', '她慢慢地走进美丽的校园。'],
    ['我们我们已经已经到了', '我们已经到了'],
    ['记者从市里了解到的的消息', '记者从市里了解到的消息'],
    ['泉水很清,游客很多.', '泉水很清，游客很多。'],
    ['他说"今天不开门"(只限上午)。', '他说“今天不开门”（只限上午）。'],
    ['雨下个不停。。。路上没人', '雨下个不停……路上没人'],
    ['共有１２３人，其中ＡＢ组占５０％', '共有123人，其中AB组占50%'],
    ['总额1，234，567元', '总额1,234,567元'],
    ['面积300平米，长5KM，重2Kg', '面积300平方米，长5km，重2kg'],
    ['约3000人左右参加', '约3000人参加'],
    ['超过100多人', '超过100人'],
    ['豹突泉边免费WIFI', '趵突泉边免费Wi-Fi'],
    ['《论语》、《孟子》', '《论语》《孟子》'],
    ['做为一名记者', '作为一名记者'],
    ['电话13800138000', '电话138****8000'],
    ['号码11010519491231002X', '号码110***********002X'],
    ['济 南　的秋天，，来了', '济南的秋天，来了'],
  ])('%s → %s', (text, right) => {
    expect(fixed(text)).toBe(right);
    expect(checkText(right).marks).toEqual([]);
  });
});

describe('errors that only a person can correct have no fix', () => {
  test.each([
    ['2025年2月29日开幕', '2025 年 2 月没有 29 日'],
    ['13月5日开幕', '没有 13 月'],
    ['4月31日开幕', '4 月没有 31 日'],
    ['2026年11月3日（星期一）', '这一天是星期二'],
    ['演出 19:75 开始', '没有 19:75 这个时刻'],
    ['价格下降了3倍', '减少不能用“倍”，可改用百分比或“几分之几”'],
  ])('%s: %s', (text, reason) => {
    const { marks } = checkText(text);
    expect(marks).toMatchObject([{ kind: 'number', reason }]);
    expect(marks[0]).not.toHaveProperty('fix');
  });
});

test.each([
  '目的的确很明确，他的的确确来过，没完没了，了了心愿。',
  '2024年2月29日（星期四）08:30，和和美美，是是非非。',
  '网址 https://news.example/a?b=1,2 不动；A: yes, it is.',
  '认真的态度、热情的服务、漂亮的城市。',
  '跑得很快，高兴地说，大约500人，3000多人。',
  '比分 3:2，约翰·史密斯 9.8.6 版，“一”“二”……——',
  '现在在家，存在在先，口口声声。',
])('leaves correct text alone: %s', (text) => {
  expect(checkText(text).marks).toEqual([]);
});

it('returns ordered marks without overlap for any text, with fixes that change something', () => {
  const pieces = fc.constantFrom(
    ...'的的，，。.."(）１２Ａ月日13:99再接再励 　约3人左右<b>😀\u202e',
    '13800138000',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      let end = 0;
      for (const { from, to, fix } of checkText(text).marks) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(fix).not.toBe(text.slice(from, to));
        end = to;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});

it('handles the longest accepted text in linear time', () => {
  for (const part of ['约', '（', '"', '1，', '的', '。', '1', '超过1', '(汉', '12:', '犯罪分子'])
    expect(() => checkText(part.repeat(5000).slice(0, 5000))).not.toThrow();
});

it('has a distinct pattern for each rule', () => {
  expect(new Set(rules.map(({ pattern }) => pattern.source)).size).toBe(rules.length);
  expect(rules.every(({ pattern }) => pattern.global)).toBe(true);
});
