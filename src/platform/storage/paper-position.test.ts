// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { storePaperPosition, readPaperPosition } from './paper-position.ts';

const place = { day: '2026-11-21', date: '2026-11-20', page: 5 };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('restores the reader’s position', () => {
  expect(readPaperPosition()).toBeUndefined();
  storePaperPosition(place);
  expect(readPaperPosition()).toEqual(place);
});

it.each(['{', 'null', '[]', '{"day":"x"}', JSON.stringify({ ...place, page: 0 })])(
  'takes %s for nothing',
  (text) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem('paperPlace', text);
    expect(readPaperPosition()).toBeUndefined();
  },
);

it('works without storage', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('full');
    },
    clear: () => undefined,
  });
  storePaperPosition(place);
  expect(warn).toHaveBeenCalledOnce();
});
