import { parseShanghaiTime } from '../../../db/time.ts';

export interface CalendarReminder {
  readonly id: string;
  readonly title: string;
  /** plain text, paragraphs separated by a line feed */
  readonly summary: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly startsAt: string;
  /** address of the room's page */
  readonly url: string;
}

/** duration of the calendar entry, since the end of a broadcast is not known */
const assumedDurationMs = 2 * 3_600_000;

/** A calendar entry (RFC 5545) with an alarm ten minutes before the start. */
export function calendarReminder({ id, title, summary, startsAt, url }: CalendarReminder, now: Date): string {
  const starts = parseShanghaiTime(startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Qilu Evening News//Live//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:live-${id}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(new Date(starts.getTime() + assumedDurationMs))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${summary}\n${url}`)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(`${title} 十分钟后开始`)}`,
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const utc = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** RFC 5545 3.1: longer lines are folded; each continuation line starts with a space */
const maxLineBytes = 75;

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > maxLineBytes) {
      parts.push(part);
      part = '';
      // the space of the continuation line
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
