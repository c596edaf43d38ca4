import { darker, lighter } from '../drawing/paint.ts';
import { c } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { at, circle, oval, path, stroke, times } from '../drawing/svg.ts';

export const greens = (x: number, y: number, w: number, kind: number): string => {
  const dice = random(`greens${x}${y}`);
  if (kind === 0)
    return times(8, (index) =>
      at(
        x - w * 0.4 + (index % 4) * w * 0.27,
        y - Math.floor(index / 4) * w * 0.16,
        path(
          'M0 10C-12 2-12-10-4-14C-22-20-14-44 0-40C14-44 22-20 4-14C12-10 12 2 0 10Z',
          index % 2 ? '#5f9a4a' : '#7fb35a',
        ) + path('M-3 10L-2-14H2L3 10Z', '#f0f0d2'),
        w / 110,
      ),
    );
  if (kind === 5)
    return times(7, (index) =>
      at(
        x - w * 0.4 + index * w * 0.13,
        y,
        path('M-5 6C-7-10-5-24-2-34H2C5-24 7-10 5 6Z', '#f4f1e2') +
          stroke('M0-34L-8-60M0-34L0-66M0-34L8-60', '#5f9a4a', 3),
        w / 110,
        -14 + index * 4,
      ),
    );
  const colour = [c.leaf, '#d9432f', '#e98a3c', '#6b3a6f', '#e3b65f'][kind]!;
  return times(14, (index) => {
    const px = x - w * 0.42 + (index % 7) * w * 0.14,
      py = y - Math.floor(index / 7) * w * 0.1 + dice.between(-3, 3);
    return kind === 3
      ? oval(px, py, w * 0.06, w * 0.12, colour, `transform="rotate(${dice.between(-40, 40)} ${px} ${py})"`) +
          circle(px, py - w * 0.1, w * 0.03, c.moss)
      : kind === 2
        ? at(
            px,
            py,
            path('M0 16C-9 0-8-14 0-16C8-14 9 0 0 16Z', colour) + stroke('M0-15L-4-26M0-15L4-26', c.leaf, 3),
            w / 90,
            dice.between(-30, 30),
          )
        : circle(px, py, w * 0.085, index % 2 ? colour : darker(colour, 0.1)) +
          circle(px - w * 0.025, py - w * 0.03, w * 0.02, lighter(colour, 0.5));
  });
};
