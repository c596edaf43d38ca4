import { expect, test } from 'vitest';
import { VirtualClock } from './virtual-clock.ts';

test('timers ring in the order of their times, each at its own moment, those set meanwhile too', () => {
  const clock = new VirtualClock();
  const rung: string[] = [];
  const ring = (name: string) => () => rung.push(`${name} ${clock.now}`);
  clock.setTimeout(ring('late'), 300);
  clock.setTimeout(() => clock.setTimeout(ring('set meanwhile'), 100), 100);
  clock.clearTimeout(clock.setTimeout(ring('cleared'), 50));
  clock.setTimeout(ring('late too'), 300);
  expect(clock.waits()).toEqual([100, 300, 300]);
  clock.advance(299);
  expect(rung).toEqual(['set meanwhile 200']);
  clock.advance(1);
  expect(rung).toEqual(['set meanwhile 200', 'late 300', 'late too 300']);
  expect(clock.now).toBe(300);
});
