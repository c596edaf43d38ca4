import { momentOf } from '../../../db/time.ts';

export interface Reminded {
  readonly id: string;
  readonly title: string;
  /** plain, a line feed between paragraphs */
  readonly summary: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly startsAt: string;
  /** address of the live's page */
  readonly url: string;
}

/** ms that a calendar shows a live for, since nobody knows its end */
const shownFor = 2 * 3_600_000;

/** An entry for a reader's calendar (RFC 5545), which reminds ten minutes before. */
export function reminderOf({ id, title, summary, startsAt, url }: Reminded, now: Date): string {
  const starts = momentOf(startsAt);
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
    `DTEND:${utc(new Date(starts.getTime() + shownFor))}`,
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

/** bytes of a line; a further one begins with a space */
const longestLine = 75;

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > longestLine) {
      parts.push(part);
      part = '';
      // the space that a further line begins with
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
