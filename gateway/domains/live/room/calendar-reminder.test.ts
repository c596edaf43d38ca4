import { expect, test } from 'vitest';
import { calendarReminder } from './calendar-reminder.ts';

const now = new Date('2026-11-21T20:00:00Z');
const live = {
  id: '1612',
  title: '总决赛；平原, 晨光',
  summary: '第一段，很长很长的一段话，说的是两支球队怎样一路走到今天。\n第二段',
  startsAt: '2026-11-23 09:30:00',
  url: 'https://news.example/new/living/share/1612',
};
const entry = calendarReminder(live, now);
const lines = entry.split('\r\n');

test('an entry starts with the broadcast and has an alarm ten minutes before', () => {
  expect(lines).toContain('DTSTART:20261123T013000Z');
  expect(lines).toContain('DTEND:20261123T033000Z');
  expect(lines).toContain('DTSTAMP:20261121T200000Z');
  expect(lines).toContain('TRIGGER:-PT10M');
  expect(lines).toContain('UID:live-1612@news.example');
});

test('lines are folded at 75 bytes, never inside a character', () => {
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const unfolded = entry.replaceAll('\r\n ', '');
  expect(unfolded).toContain(String.raw`怎样一路走到今天。\n第二段\nhttps://news.example`);
});

test('special characters in the text are escaped', () => {
  expect(entry).toContain(String.raw`SUMMARY:总决赛；平原\, 晨光`);
});
