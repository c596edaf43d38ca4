// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeMs } from '#lib/time/dates.ts';
import { mount } from '#ui/state/test-mount.ts';
import { NowProvider } from './now-provider.tsx';
import { RelativeTime } from './relative-time.tsx';

const start = timeMs('2026-11-03 12:00:00');
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  // the reader's clock runs ten minutes ahead of the server's
  vi.useFakeTimers({ now: start + 600_000 });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const page = (
  <NowProvider start={start}>
    <RelativeTime at="2026-11-03 11:58:00" />
  </NowProvider>
);
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

it('first renders the server’s time, whatever the reader’s clock shows', async () => {
  expect(renderToString(page)).toContain('2分钟前');
  expect((await mount(page)).textContent).toBe('2分钟前');
});

it('then follows the clock', async () => {
  const place = await mount(page);
  await pass(60_000);
  expect(place.textContent).toBe('13分钟前');
});

it('pauses while the page is hidden, and updates when it is shown again', async () => {
  const place = await mount(page);
  visibility = 'hidden';
  await pass(300_000);
  expect(place.textContent).toBe('2分钟前');
  visibility = 'visible';
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(place.textContent).toBe('17分钟前');
});

it('throws outside the composition root', () => {
  expect(() => renderToString(<RelativeTime at="2026-11-03 11:58:00" />)).toThrow(
    'NowContext is not provided',
  );
});
