import { always, type Rule } from './rule.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Whether 18 characters are a valid ID card number: the last one is a checksum (GB 11643). */
function isIdNumber(text: string): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return '10X98765432'[sum % 11] === text[17]?.toUpperCase();
}

export const sensitiveRules: readonly Rule[] = [
  {
    kind: 'sensitive',
    pattern: /(?<!\d)\d{17}[\dXx](?!\d)/g,
    judge: ([found]) =>
      isIdNumber(found)
        ? {
            reason: '身份证号是个人信息，不宜公开',
            fix: `${found.slice(0, 3)}${'*'.repeat(11)}${found.slice(14)}`,
          }
        : undefined,
  },
  {
    kind: 'sensitive',
    pattern: /(?<!\d)1[3-9]\d{9}(?!\d)/g,
    judge: ([found]) => ({
      reason: '手机号是个人信息，公开前请确认或打码',
      fix: `${found.slice(0, 3)}****${found.slice(7)}`,
    }),
  },
  always('sensitive', /残废人|残废(?=人|者|军人)/g, '对残疾人不用有歧视意味的称呼', '残疾人'),
  always('sensitive', /瞎子|独眼龙/g, '对视力残疾的人不用有歧视意味的称呼', '视力残疾人'),
  always('sensitive', /聋子|哑巴/g, '对听力、言语残疾的人不用有歧视意味的称呼', '听力言语残疾人'),
  always(
    'sensitive',
    /犯罪分子(?=[^。！？\n]{0,12}(?:被抓|被捕|落网|归案|被刑拘))/g,
    '法院判决前称“犯罪嫌疑人”',
    '犯罪嫌疑人',
  ),
  always(
    'sensitive',
    /最高级产品|国内第一品牌|世界第一品牌|销量第一|全网最低价|史上最低价/g,
    '广告法不许用绝对化的说法，请核实',
  ),
  always(
    'sensitive',
    /根治|药到病除|包治百病|无任何副作用|百分之百治愈/g,
    '医疗和药品不许作保证疗效的说法，请核实',
  ),
];
