import { wrongWord, type MarkKind, type Rule } from './rule.ts';

const after = (unit: string) => `(?<=\\d)\\s?(?:${unit})(?![A-Za-z])`;

const unit = (pattern: string, right: string, reason: string): Rule => ({
  kind: 'unit',
  pattern: new RegExp(after(pattern), 'g'),
  judge: ([found]) => (found === right ? undefined : { reason, fix: right }),
});

export const unitRules: readonly Rule[] = [
  unit('KM|Km|kM', 'km', '千米的符号是小写 km'),
  unit('KG|Kg|kG', 'kg', '千克的符号是小写 kg'),
  unit('ML|Ml|mL', 'mL', '毫升的符号是 mL'),
  unit('KW|Kw', 'kW', '千瓦的符号是 kW'),
  unit('HZ|hz', 'Hz', '赫兹的符号是 Hz'),
  unit('平米', '平方米', '面积单位写作“平方米”'),
  unit('立米', '立方米', '体积单位写作“立方米”'),
  unit('公分', '厘米', '长度用法定计量单位“厘米”'),
  unit('m2|M2', '平方米', '平方米不写作 m2'),
  unit('m3|M3', '立方米', '立方米不写作 m3'),
  unit('°C|˚C|度C', '℃', '摄氏度的符号是 ℃'),
  unit('摄氏℃', '℃', '“摄氏”和 ℃ 留一个就够了'),
];

const named = (kind: MarkKind, list: string, reason: (right: string) => string) =>
  Array.from(list.matchAll(/(\S+) (\S+)/g), ([, wrong = '', right = '']) =>
    wrongWord(kind, wrong, right, reason(right)),
  );

export const nameRules: readonly Rule[] = [
  ...named(
    'name',
    '豹突泉 趵突泉  趵凸泉 趵突泉  荷泽市 菏泽市  潍纺 潍坊  荏平 茌平  淄傅 淄博  即黑区 即墨区  大名湖 大明湖  曲埠 曲阜  烟苔 烟台  微山胡 微山湖',
    (right) => `山东地名应为“${right}”`,
  ),
  ...named('name', '齐鲁晩报 齐鲁晚报  齐鲁晚服 齐鲁晚报', (right) => `报名应为“${right}”`),
  ...named(
    'name',
    'Iphone iPhone  IPhone iPhone  WIFI Wi-Fi  wifi Wi-Fi  Wifi Wi-Fi  Github GitHub  Youtube YouTube',
    (right) => `通行写法是 ${right}`,
  ),
];
