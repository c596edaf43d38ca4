import { expect, test } from 'vitest';
import { proposalText, proposeLetter } from './propose-letter.ts';

test.each([
  ['长清湖', 'C', 'cqh'],
  ['曾子', 'Z', 'zz'],
  ['单县', 'S', 'sx'],
  ['单县羊肉', 'S', 'sxyr'],
  ['长岛海参', 'C', 'cdhs'],
  ['重庆路', 'C', 'cql'],
  ['乐陵小枣', 'L', 'llxz'],
  ['曾子研究院', 'Z', 'zzyjy'],
  ['KFC济南', 'K', 'kfcjn'],
  ['A泉', 'A', 'aq'],
  ['3A景区', '#', '3ajq'],
])('%s is filed under %s', (name, letter, initials) => {
  expect(proposeLetter(name)).toMatchObject({ letter, initials });
});

test('a name whose first character has another reading says so', () => {
  expect(proposalText(proposeLetter('单县'))).toBe('建议 S sx，多音字，也可能是 C、D (proposed)');
  expect(proposalText(proposeLetter('泉畔大酒店'))).toBe('建议 Q qpdjd (proposed)');
});
