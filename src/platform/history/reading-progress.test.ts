// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { measureReading } from './reading-progress.ts';

afterEach(() => vi.unstubAllGlobals());

/** Measures a text of 4000 px that begins 300 px below the top of the page, in a window of 800 px. */
function measuredAt(scrollY: number, height = 4000) {
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', scrollY);
  const story = document.createElement('article');
  story.getBoundingClientRect = () => ({ top: 300 - scrollY, height }) as DOMRect;
  return measureReading(story);
}

it('starts at 0 at the top of the page and is 1 at the end of the text', () => {
  expect(measuredAt(0).scrolled).toBe(0);
  expect(measuredAt(1750).scrolled).toBe(0.5);
  expect(measuredAt(3500).scrolled).toBe(1);
  expect(measuredAt(5000).scrolled).toBe(1);
});

it('stays at 0 for a text on one screen, which counts as read', () => {
  expect(measuredAt(0, 200)).toMatchObject({ scrolled: 0, fraction: 1 });
});
