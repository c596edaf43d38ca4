// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { openBlock } from '#app/test-page.tsx';
import { eventually, mount } from '#ui/state/test-mount.ts';
import { PortraitView } from './portrait-view.tsx';
import type { Portrait } from './portrait-words.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

/** @param hours number of hours of the day with readings */
const portraitOf = (weeks: number, hours: number): Portrait => ({
  year: '2026',
  years: ['2026'],
  reads: 12,
  days: 5,
  weeks: Array.from({ length: weeks }, (_, index) => ({ monday: `2026-11-0${index + 1}`, reads: index + 1 })),
  hours: Array.from({ length: 24 }, (_, hour) => (hour < hours ? 3 : 0)),
  sections: [],
  cities: [],
  topics: [],
});

it.each([
  { weeks: 3, hours: 3, charts: 2 },
  { weeks: 2, hours: 3, charts: 1 },
  { weeks: 3, hours: 2, charts: 1 },
  { weeks: 2, hours: 2, charts: 0 },
])(
  '$weeks weeks and $hours hours with readings are $charts charts; each has its sentence',
  async (counts) => {
    const { page } = await openBlock(
      () => <PortraitView portrait={portraitOf(counts.weeks, counts.hours)} />,
      {},
    );
    const place = await mount(page);
    await eventually(() => expect(place.querySelectorAll('figure')).toHaveLength(counts.charts));
    expect(place.textContent).toContain(`从第一篇到最近一篇共 ${counts.weeks} 周`);
    expect(place.textContent).toContain('您最常在 00 时读报，一共 3 篇');
  },
);
