import { always, type Rule } from './rule.ts';

const wide: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' };

const isWideDigit = /[０-９]/;

export const punctuationRules: readonly Rule[] = [
  {
    kind: 'punctuation',
    pattern: /(?<=[\p{Script=Han}”》）])[,;:?!](?!\/\/)/gu,
    judge: ([mark]) => ({ reason: '中文句子里用全角标点', fix: wide[mark] ?? mark }),
  },
  always('punctuation', /(?<=[\p{Script=Han}”》）])\.(?=\s|$|\p{Script=Han})/gu, '中文句子用“。”结束', '。'),
  {
    kind: 'punctuation',
    pattern: /\((?=[^()\n]{0,40}\p{Script=Han})([^()\n]{1,40})\)/gu,
    judge: ([, inside = '']) => ({ reason: '中文里用全角括号', fix: `（${inside}）` }),
  },
  {
    kind: 'punctuation',
    pattern: /"(?=[^"\n]{0,60}\p{Script=Han})([^"\n]{1,60})"/gu,
    judge: ([, inside = '']) => ({ reason: '中文里用弯引号', fix: `“${inside}”` }),
  },
  always('punctuation', /。{2,}|\.{3,}(?=\s|$|\p{Script=Han})|(?<!…)…(?!…)/gu, '省略号是六个点', '……'),
  always('punctuation', /(?<=\p{Script=Han})--+(?=\p{Script=Han})/gu, '破折号占两格', '——'),
  {
    kind: 'punctuation',
    pattern: /([，、；：])\1+|[，、；：](?=[。！？])|(?<=[。])[，、；：]/g,
    judge: ([found]) => ({
      reason: '标点多写了一个',
      fix: found.length > 1 ? found.slice(0, 1) : '',
    }),
  },
  always('punctuation', /》、(?=《)/g, '书名号并列，中间不用顿号', '》'),
  always('punctuation', /”、(?=“)/g, '引号并列，中间不用顿号', '”'),
  always('punctuation', /等等……/g, '“等等”和省略号留一个就够了', '等等'),
];

export const widthRules: readonly Rule[] = [
  {
    kind: 'width',
    pattern: /[０-９Ａ-Ｚａ-ｚ％]+(?:[．，][０-９]+)*/g,
    judge: ([found]) => ({
      reason: isWideDigit.test(found) ? '数字用半角' : '字母用半角',
      fix: found.normalize('NFKC'),
    }),
  },
  always('width', /(?<=\p{Script=Han})　+(?=\p{Script=Han})/gu, '句子中间有全角空格', ''),
  always('width', /(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, '两个汉字之间有空格', ''),
];
