import { expect, it } from 'vitest';
import { timeMs } from './dates.ts';
import { machineTime } from './machine-time.ts';

it('formats a time as ISO 8601 with its offset', () => {
  expect(machineTime('2026-11-03 08:30:00')).toBe('2026-11-03T08:30:00+08:00');
  expect(Date.parse(machineTime('2026-11-03 08:30:00'))).toBe(timeMs('2026-11-03 08:30:00'));
});
