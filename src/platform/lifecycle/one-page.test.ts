// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inOnePage, otherPage } from './one-page.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A job that ends when it is told to. */
function openJob() {
  let end = (_value: string) => {};
  const job = vi.fn(() => new Promise<string>((resolve) => (end = resolve)));
  return { job, end: () => end('done') };
}

it('leaves a job to the page that has the browser’s lock', async () => {
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
  const first = inOnePage('outbox', job);
  const second = vi.fn(async () => 'second');
  expect(await inOnePage('outbox', second)).toBe(otherPage);
  expect(second).not.toHaveBeenCalled();
  end();
  expect(await first).toBe('done');
  expect(await inOnePage('outbox', second)).toBe('second');
});

it('leaves it to the page with a living claim where there are no locks', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const { job, end } = openJob();
  const first = inOnePage('outbox', job);
  await vi.advanceTimersByTimeAsync(50);
  expect(await inOnePage('outbox', async () => 'second')).toBe(otherPage);
  end();
  expect(await first).toBe('done');
  const after = inOnePage('outbox', async () => 'second');
  await vi.advanceTimersByTimeAsync(50);
  expect(await after).toBe('second');
});

it('gives way where two pages claim at once, and goes past a claim that was left behind', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const beaten = inOnePage('outbox', async () => 'first');
  localStorage.setItem('claim.outbox', `other ${Date.now() + 1000}`);
  await vi.advanceTimersByTimeAsync(50);
  expect(await beaten).toBe(otherPage);
  vi.setSystemTime(Date.now() + 41_000);
  const late = inOnePage('outbox', async () => 'late');
  await vi.advanceTimersByTimeAsync(50);
  expect(await late).toBe('late');
});

it('does the job where storage is forbidden: such pages share nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect(await inOnePage('outbox', async () => 'done')).toBe('done');
});
