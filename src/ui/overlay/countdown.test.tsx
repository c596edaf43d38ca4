// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.tsx';
import { mount } from '../state/test-mount.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

async function open() {
  const onOver = vi.fn<() => void>();
  const place = await mount(
    <Countdown now="2026-11-03 12:00:00" until="2026-11-03 12:20:00" what="后开播" onOver={onOver} />,
  );
  return { place, onOver };
}

it('counts down second by second and reports the end once', async () => {
  const { place, onOver } = await open();
  expect(place.textContent).toBe('20 分 00 秒后开播');
  await act(async () => vi.advanceTimersByTime(65_000));
  expect(place.textContent).toBe('18 分 55 秒后开播');
  await act(async () => vi.advanceTimersByTime(1_200_000));
  expect(onOver).toHaveBeenCalledOnce();
});

it('includes the time the phone slept, while timers did not run', async () => {
  const { place } = await open();
  vi.setSystemTime(Date.now() + 600_000);
  await act(async () => vi.advanceTimersByTime(1000));
  expect(place.textContent).toBe('9 分 59 秒后开播');
});

it('is not prolonged by setting the clock back', async () => {
  const { place } = await open();
  vi.setSystemTime(Date.now() - 600_000);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(place.textContent).toBe('19 分 00 秒后开播');
});
