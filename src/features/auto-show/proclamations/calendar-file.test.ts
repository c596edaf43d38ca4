import { expect, test } from 'vitest';
import { calendarOf } from './calendar-file.ts';

test('the schedule is an iCalendar file with escaped texts and lines of at most 75 bytes', () => {
  const file = calendarOf(
    [
      {
        id: 'p-1',
        kind: 'schedule',
        title: '开幕式；第一天',
        text: `逗号, 分号; 斜线\\ 换行\n${'很长的说明'.repeat(20)}`,
        publishedAt: '2026-11-01 08:00:00',
        startsAt: '2026-11-20 09:00:00',
        endsAt: '2026-11-20 10:30:00',
        venue: '一号馆',
      },
      { id: 'p-2', kind: 'notice', title: '公告', text: '没有时间', publishedAt: '2026-11-01 08:00:00' },
    ],
    '济南市',
  );
  const lines = file.split('\r\n');
  expect(lines).toContain('DTSTART:20261120T010000Z');
  expect(lines).toContain('DTEND:20261120T023000Z');
  expect(lines).toContain('LOCATION:一号馆，济南市');
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`逗号\, 分号\; 斜线\\ 换行\n很长`);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
