import type { AutoProclamation } from '../shared/auto-types.ts';

/** maximum length of a line in bytes, RFC 5545 */
const maxLineBytes = 75;

/**
 * The schedule as an iCalendar file (RFC 5545). Times are in Asia/Shanghai, which has had no daylight saving time since 1991.
 * @param address of the show
 */
export function calendarOf(schedule: readonly AutoProclamation[], address: string): string {
  const events = schedule.flatMap(({ id, title, text, startsAt, endsAt, venue = '', publishedAt }) =>
    startsAt === undefined
      ? []
      : [
          'BEGIN:VEVENT',
          `UID:${id}@qlwb.com.cn`,
          `DTSTAMP:${utc(publishedAt)}`,
          `DTSTART:${utc(startsAt)}`,
          `DTEND:${utc(endsAt ?? startsAt)}`,
          `SUMMARY:${escaped(title)}`,
          `DESCRIPTION:${escaped(text)}`,
          `LOCATION:${escaped([venue, address].filter(Boolean).join('，'))}`,
          'END:VEVENT',
        ],
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//qlwb//auto-show//ZH',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20261120T010000Z of 2026-11-20 09:00:00 in Shanghai. */
const utc = (time: string): string =>
  new Date(`${time.replace(' ', 'T')}+08:00`).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** Long lines continue on the next after a space; no character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxLineBytes) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
