// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withPageLock, heldByOtherPage } from './page-lock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A job that ends on demand. */
function openJob() {
  let end = (_value: string) => {};
  const job = vi.fn(() => new Promise<string>((resolve) => (end = resolve)));
  return { job, end: () => end('done') };
}

it('skips the job while another page holds the browser’s lock', async () => {
  const held = new Set<string>();
  const request = async (name: string, _options: object, run: (lock: object | null) => unknown) => {
    if (held.has(name)) return run(null);
    held.add(name);
    try {
      return await run({ name });
    } finally {
      held.delete(name);
    }
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const { job, end } = openJob();
  const first = withPageLock('outbox', job);
  const second = vi.fn(async () => 'second');
  expect(await withPageLock('outbox', second)).toBe(heldByOtherPage);
  expect(second).not.toHaveBeenCalled();
  end();
  expect(await first).toBe('done');
  expect(await withPageLock('outbox', second)).toBe('second');
});

it('skips the job while another page holds a claim, in browsers without locks', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const { job, end } = openJob();
  const first = withPageLock('outbox', job);
  await vi.advanceTimersByTimeAsync(50);
  expect(await withPageLock('outbox', async () => 'second')).toBe(heldByOtherPage);
  end();
  expect(await first).toBe('done');
  const after = withPageLock('outbox', async () => 'second');
  await vi.advanceTimersByTimeAsync(50);
  expect(await after).toBe('second');
});

it('lets one of two simultaneous claims win, and ignores an abandoned claim', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const beaten = withPageLock('outbox', async () => 'first');
  localStorage.setItem('claim.outbox', `other ${Date.now() + 1000}`);
  await vi.advanceTimersByTimeAsync(50);
  expect(await beaten).toBe(heldByOtherPage);
  vi.setSystemTime(Date.now() + 41_000);
  const late = withPageLock('outbox', async () => 'late');
  await vi.advanceTimersByTimeAsync(50);
  expect(await late).toBe('late');
});

it('runs the job if storage is forbidden, since such pages share nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect(await withPageLock('outbox', async () => 'done')).toBe('done');
});
