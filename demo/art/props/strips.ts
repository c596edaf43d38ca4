import { c } from '../drawing/palette.ts';
import { at, fade, rect, times } from '../drawing/svg.ts';

export const strips = (x1: number, y1: number, x2: number, y2: number): string => {
  const angle = Math.atan2(y2 - y1, x2 - x1) * 57.3,
    long = Math.hypot(x2 - x1, y2 - y1);
  return at(
    x1,
    y1,
    times(Math.floor(long / 92), (index) => {
      const x = index * 92 + 6;
      return (
        rect(x, 10, 4, 74, c.red) +
        rect(x + 9, 10, 13, 74, c.ink, 0, 'opacity="0.8"') +
        rect(x + 28, 12, 22, 40, index % 2 ? c.jade : c.sky) +
        fade(
          0.6,
          times(
            5,
            (row) =>
              rect(x + 30 + row * 11, 58, 3.6, 26, c.stone) +
              rect(x + 56 + (row % 3) * 10, 12, 3.6, 40, c.stone),
          ),
        )
      );
    }),
    1,
    angle,
  );
};
