import { expect, test } from 'vitest';
import { VirtualClock } from './virtual-clock.ts';

test('timers fire in order, each at its own time, including those set meanwhile', () => {
  const clock = new VirtualClock();
  const fired: string[] = [];
  const record = (name: string) => () => fired.push(`${name} ${clock.nowMs}`);
  clock.setTimeout(record('late'), 300);
  clock.setTimeout(() => clock.setTimeout(record('set meanwhile'), 100), 100);
  clock.clearTimeout(clock.setTimeout(record('cleared'), 50));
  clock.setTimeout(record('late too'), 300);
  expect(clock.timers()).toEqual([100, 300, 300]);
  clock.advance(299);
  expect(fired).toEqual(['set meanwhile 200']);
  clock.advance(1);
  expect(fired).toEqual(['set meanwhile 200', 'late 300', 'late too 300']);
  expect(clock.nowMs).toBe(300);
});
