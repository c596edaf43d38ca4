// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { keepPaperPlace, readPaperPlace } from './paper-place.ts';

const place = { day: '2026-11-21', date: '2026-11-20', page: 5 };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('finds again where the reader was', () => {
  expect(readPaperPlace()).toBeUndefined();
  keepPaperPlace(place);
  expect(readPaperPlace()).toEqual(place);
});

it.each(['{', 'null', '[]', '{"day":"x"}', JSON.stringify({ ...place, page: 0 })])(
  'takes %s for nothing',
  (text) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem('paperPlace', text);
    expect(readPaperPlace()).toBeUndefined();
  },
);

it('goes on where nothing can be kept', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('full');
    },
    clear: () => undefined,
  });
  keepPaperPlace(place);
  expect(warn).toHaveBeenCalledOnce();
});
