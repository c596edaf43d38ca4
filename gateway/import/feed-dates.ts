/** Zone names that feeds use instead of numeric offsets (RFC 822), in minutes. */
const zones: Readonly<Record<string, number>> = {
  UT: 0,
  UTC: 0,
  GMT: 0,
  Z: 0,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  CET: 60,
  CEST: 120,
  BST: 60,
  JST: 540,
  HKT: 480,
};
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** minutes; dates without a zone are in the newspaper's local time */
const defaultOffsetMinutes = 480;

/**
 * Parses a date of a feed: RFC 822 with names or two-digit years, ISO 8601 with or without zone and seconds,
 * `2026年11月3日 08:30`, `2026/11/3 8:30`, or seconds or milliseconds since 1970.
 * @returns ms since 1970, or undefined when it is not a date
 */
export function parseFeedDate(text: string): number | undefined {
  const value = text.trim();
  return parseEpoch(value) ?? parseNumeric(value) ?? parseNamedMonth(value);
}

function parseEpoch(value: string): number | undefined {
  if (/^\d{13}$/.test(value)) return Number(value);
  return /^\d{10}$/.test(value) ? Number(value) * 1000 : undefined;
}

const numeric =
  /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?)?(?:[T\s]+(\d{1,2})[:时](\d{2})分?(?::?(\d{2})(?:[.,]\d+)?秒?)?)?\s*(.*)$/;

function parseNumeric(value: string): number | undefined {
  const match = numeric.exec(value);
  if (!match) return undefined;
  const [, year, month, day = '1', hour = '0', minute = '0', second = '0', zone = ''] = match;
  return toTime([year, month, day, hour, minute, second].map(Number), zone);
}

const named =
  /^(?:[a-z]+,?\s+)?(\d{1,2})[\s-]+([a-z]{3})[a-z]*[\s,-]+(\d{2,4})(?:[\s,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(.*)$/i;

function parseNamedMonth(value: string): number | undefined {
  const match = named.exec(value);
  if (!match) return undefined;
  const [, day, monthName = '', year = '', hour = '0', minute = '0', second = '0', zone = ''] = match;
  const month = months.indexOf(monthName.toLowerCase()) + 1;
  if (month === 0) return undefined;
  return toTime([fullYear(year), month, ...[day, hour, minute, second].map(Number)], zone);
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function toTime(parts: readonly number[], zone: string): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const offset = zoneOffset(zone.trim());
  if (offset === undefined || hour > 24 || minute > 59 || second > 60) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.getTime() + ((hour * 60 + minute - offset) * 60 + second) * 1000;
}

function zoneOffset(zone: string): number | undefined {
  if (zone === '') return defaultOffsetMinutes;
  const name = zone.toUpperCase().replace(/[()]/g, '');
  const numberMatch = /^(?:GMT|UTC)?([+-])(\d{1,2}):?(\d{2})?/.exec(name);
  if (!numberMatch) return zones[name.split(' ')[0] ?? ''];
  const [, sign, hours, minutes = '0'] = numberMatch;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
