import { down } from '../drawing/paint.ts';
import { c } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { each, fade, path, rect, stroke, times } from '../drawing/svg.ts';

export const seaweedHouse = (x: number, base: number, w: number): string => {
  const h = w * 0.3,
    stones = random(`stone${x}`);
  return (
    rect(x - w / 2, base - h, w, h, '#b99d80') +
    times(46, () => {
      const sx = x - w / 2 + stones.between(0.02, 0.9) * w,
        sy = base - stones.between(0.06, 0.98) * h;
      return rect(
        sx,
        sy,
        stones.between(0.05, 0.1) * w,
        h * 0.13,
        ['#cbb092', '#a58a70', '#d6c0a4', '#93795f'][Math.floor(stones.next() * 4)]!,
        4,
      );
    }) +
    rect(x - w * 0.07, base - h * 0.78, w * 0.14, h * 0.78, c.umber) +
    rect(x - w * 0.06, base - h * 0.5, w * 0.05, h * 0.2, c.red) +
    rect(x + w * 0.01, base - h * 0.5, w * 0.05, h * 0.2, c.red) +
    each(
      [-0.3, 0.3],
      (s) =>
        rect(x + s * w - w * 0.06, base - h * 0.74, w * 0.12, h * 0.36, '#3e5562') +
        stroke(
          `M${x + s * w} ${base - h * 0.74}v${h * 0.36}M${x + s * w - w * 0.06} ${base - h * 0.56}h${w * 0.12}`,
          c.cream,
          3,
        ),
    ) +
    path(
      `M${x - w * 0.56} ${base - h * 0.86}C${x - w * 0.5} ${base - h * 1.6} ${x - w * 0.36} ${base - h * 2.5} ${x - w * 0.26} ${base - h * 2.56}Q${x} ${base - h * 2.36} ${x + w * 0.26} ${base - h * 2.56}C${x + w * 0.36} ${base - h * 2.5} ${x + w * 0.5} ${base - h * 1.6} ${x + w * 0.56} ${base - h * 0.86}Q${x} ${base - h * 0.66} ${x - w * 0.56} ${base - h * 0.86}Z`,
      down('#a99aa0', '#6d6272'),
    ) +
    fade(
      0.35,
      times(22, (index) => {
        const s = index / 21 - 0.5;
        return stroke(
          `M${x + s * w * 0.5} ${base - h * 2.36}Q${x + s * w * 0.8} ${base - h * 1.7} ${x + s * w * 1.06} ${base - h * 0.86}`,
          index % 2 ? '#4d4455' : '#d6c9cc',
          3,
        );
      }),
    )
  );
};
