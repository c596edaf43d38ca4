import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ChineseText, chineseTextsBelow, elementMark, valueMark } from './chinese-texts.ts';

const content = join(import.meta.dirname, '../../demo/content');
// texts about other people's texts: what the proofreader looks for, and the sample that it corrects
const quoted =
  /^(?:gateway\/domains\/tech-support\/proofreading\/|src\/features\/tech-support\/proofreading\/)/;
const interfaceTexts = ['src', 'gateway', 'machines', 'rules']
  .flatMap(chineseTextsBelow)
  .filter(({ at }) => !quoted.test(at));

const measures =
  '条|篇|个|张|期|集|题|版|人(?!才)|位|名(?!下)|项|份|字|次|赞|评论|阅读|热度|级|款|倍|秒|步|帖|周(?!岁)|(?:分钟|小时|天)(?!前)';
const beforeNumbers = '第|共|约|最多|至少|还有|还剩|近|最高|超出|满|前进|后退';

function offences(pattern: RegExp, texts: readonly ChineseText[] = interfaceTexts): string[] {
  return texts.flatMap(({ at, text }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined
      ? []
      : [`${at} ${found.replaceAll(valueMark, '{}').replaceAll(elementMark, '<>')}`];
  });
}

/** docs/GLOSSARY.md, "Wording of Chinese texts" */
describe('the Chinese texts of the interface', () => {
  it('are found', () => {
    expect(interfaceTexts.length).toBeGreaterThan(4000);
  });

  it('have a space between Chinese and a number, except in dates, counts in 万 and 亿, and 5分钟前', () => {
    expect(
      offences(/(?<!\d[年月])(?<=\p{Script=Han})\d|\d(?![年月日时万亿]|(?:分钟|小时|天)前)\p{Script=Han}/u),
    ).toEqual([]);
  });

  it('have that space between Chinese and a number that is interpolated', () => {
    expect(offences(new RegExp(`(?:${beforeNumbers})${valueMark}|${valueMark}(?:${measures})`, 'u'))).toEqual(
      [],
    );
  });

  it('separate facts with a spaced middle dot and quote with curly quotes', () => {
    const piece = `[\\p{Script=Han}${valueMark}${elementMark}]`;
    expect(offences(new RegExp(`${piece} [-|/] (?!${valueMark})${piece}|[｜|•・「」]`, 'u'))).toEqual([]);
  });

  it('address the reader as 您', () => {
    expect(offences(/你/)).toEqual([]);
  });
});

// a second name of the same thing, and the one that is used
const secondNames = {
  情报: '爆料',
  报料: '爆料',
  电子报: '数字报',
  帐号: '账号',
  登陆: '登录',
  转发: '分享',
};

describe('one name for one thing', () => {
  it.each(Object.entries(secondNames))('%s is called %s', (second) => {
    expect(offences(new RegExp(second))).toEqual([]);
  });
});

describe('the texts of demo stories', () => {
  const stories = readdirSync(content)
    .filter((name) => /^(?:stories-.*|videos|lives|programmes)\.json$/.test(name))
    .map((name) => ({ at: name, text: readFileSync(join(content, name), 'utf8') }));

  it('have no space around numbers, as in print', () => {
    expect(stories.length).toBeGreaterThan(5);
    expect(offences(/\p{Script=Han} \d+(?![\d:])|\d \p{Script=Han}/u, stories)).toEqual([]);
  });
});
