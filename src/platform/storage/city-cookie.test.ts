// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { storeCity } from './city-cookie.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('remembers the city for one hour, on every page', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-03T04:00:00Z') });
  const written = vi.spyOn(document, 'cookie', 'set');
  storeCity('136');
  const [cookie = ''] = written.mock.calls[0] ?? [];
  expect(cookie).toMatch(/^cityId=136;/);
  expect(cookie).toContain('path=/');
  expect(cookie).toContain('expires=Tue, 03 Nov 2026 05:00:00 GMT');
});
