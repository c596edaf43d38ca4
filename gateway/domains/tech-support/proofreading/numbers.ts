import type { Rule } from './rule.ts';

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const weekdays = '日一二三四五六';
/** used when the text names no year, so that 29 February is valid */
const someLeapYear = 2024;

export const numberRules: readonly Rule[] = [
  {
    kind: 'number',
    pattern:
      /(?:(?<!\d)(\d{4})年)?(?<!\d)(\d{1,2})月(?:(\d{1,2})[日号])?(?:[（(]?(?:星期|周)([一二三四五六日天])[）)]?)?/g,
    judge: ([, yearText, monthText, dayText, weekday]) => {
      const month = Number(monthText);
      const year = Number(yearText ?? someLeapYear);
      if (month < 1 || month > 12) return { reason: `没有 ${month} 月` };
      if (dayText === undefined) return undefined;
      const day = Number(dayText);
      if (day < 1 || day > daysIn(year, month)) {
        const when = yearText === undefined ? `${month} 月` : `${year} 年 ${month} 月`;
        return { reason: `${when}没有 ${day} 日` };
      }
      if (yearText === undefined || weekday === undefined) return undefined;
      const real = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
      return weekday.replace('天', '日') === real ? undefined : { reason: `这一天是星期${real}` };
    },
  },
  {
    kind: 'number',
    pattern: /(?<![\d:：.])(\d{1,2})[:：](\d{2})(?![\d:：])/g,
    judge: ([found, hours, minutes]) =>
      Number(hours) > 24 || Number(minutes) > 59 ? { reason: `没有 ${found} 这个时刻` } : undefined,
  },
  {
    kind: 'number',
    pattern: /(?<!\d)\d{1,3}(?:，\d{3})+(?!\d)/g,
    judge: ([found]) => ({ reason: '数字的千分位用半角逗号', fix: found.replaceAll('，', ',') }),
  },
  {
    kind: 'number',
    pattern: /(?:下降|减少|降低|缩小|缩短)(?:了|到|至)?\d+(?:\.\d+)?倍/g,
    judge: () => ({ reason: '减少不能用“倍”，可改用百分比或“几分之几”' }),
  },
  {
    kind: 'number',
    pattern: /(?<!\d)(\d)千(\d)百(?!\d)/g,
    judge: ([, thousands = '', hundreds = '']) => ({
      reason: '阿拉伯数字不和“千、百”混写',
      fix: `${thousands}${hundreds}00`,
    }),
  },
  {
    kind: 'number',
    pattern: /(?<!\d)(\d+)[~～](\d+)(?=[万亿%％]|\p{Script=Han})/gu,
    judge: ([, from = '', to = '']) => ({ reason: '数值范围通常用一字线或“至”', fix: `${from}至${to}` }),
  },
];
