import { at, each, fade, path, rect, stroke, times } from '../drawing/svg.ts';

export const ding = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    stroke('M-44-30L-50 46M44-30L50 46M0-24V52', '#3d6a5e', 16) +
      path(
        'M-50-100C-52-130-22-132-26-100M50-100C52-130 22-132 26-100',
        'none',
        'stroke="#4f7f70" stroke-width="11"',
      ) +
      path('M-74-98H74C74-40 50-14 0-14C-50-14-74-40-74-98Z', 'url(#h-7fae98-4f8272-27483f)') +
      rect(-80, -106, 160, 15, '#6b9c88', 4) +
      fade(
        0.75,
        rect(-70, -82, 140, 26, '#2f5a4f') +
          times(5, (index) => at(-54 + index * 27, -69, stroke('M-9 7V-7H9V4H-3V-1H3', '#9cc4ae', 2.6))),
      ) +
      fade(
        0.5,
        each([-44, 0, 44], (dx) => stroke(`M${dx - 14}-46q14 18 28 0`, '#1f3f37', 4)),
      ) +
      path('M-60-90C-62-50-44-28-24-22C-44-40-50-66-48-90Z', '#ffffff33'),
    size / 150,
  );
