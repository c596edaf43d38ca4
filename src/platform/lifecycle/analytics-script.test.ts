import { afterEach, expect, it, vi } from 'vitest';
import { loadAnalytics } from './analytics-script.ts';

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];

afterEach(() => {
  vi.restoreAllMocks();
  scripts().forEach((script) => script.remove());
});

it('loads the script again for each page, with its path and without a referrer', () => {
  loadAnalytics('/new/');
  loadAnalytics('/new/hotNews/热点');
  const [script, ...others] = scripts();
  expect(others).toEqual([]);
  expect(script?.getAttribute('src')).toBe(`/analytics.js?page=${encodeURIComponent('/new/hotNews/热点')}`);
  expect([script?.async, script?.referrerPolicy]).toEqual([true, 'no-referrer']);
});

it('loads nothing offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loadAnalytics('/new/');
  expect(scripts()).toEqual([]);
});
