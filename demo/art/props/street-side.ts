import { lantern } from '../motifs/courtyard.ts';
import { down } from '../drawing/paint.ts';
import { c } from '../drawing/palette.ts';
import { each, fade, line, poly, times } from '../drawing/svg.ts';

/** One side of a lane: house fronts getting smaller towards the end of the street. */
export const streetSide = (side: 1 | -1): string =>
  each([0, 1, 2, 3], (index) => {
    const near = [900, 520, 318, 214][3 - index]!,
      far = [520, 318, 214, 160][3 - index]!,
      wall = ['#cfc4ae', '#e2d6bd', '#d6c9ae', '#e6dbc4'][index]!;
    const px = (reach: number): number => 640 + side * reach,
      eave = (reach: number): number => 470 - reach * 0.42,
      foot = (reach: number): number => 470 + reach * 0.42;
    const mid = (near + far) / 2,
      ridge = (reach: number): number => 470 - reach * 0.74;
    return (
      poly([px(near), foot(near), px(far), foot(far), px(far), eave(far), px(near), eave(near)], wall) +
      poly(
        [
          px(near),
          foot(near),
          px(far),
          foot(far),
          px(far),
          foot(far) - far * 0.24,
          px(near),
          foot(near) - near * 0.24,
        ],
        '#9b978c',
      ) +
      poly(
        [
          px(mid * 0.96),
          foot(mid * 0.96),
          px(mid * 1.16),
          foot(mid * 1.16),
          px(mid * 1.16),
          470 - mid * 0.14,
          px(mid * 0.96),
          470 - mid * 0.14,
        ],
        c.umber,
      ) +
      poly(
        [
          px(mid * 1.22),
          470 + mid * 0.12,
          px(mid * 1.34),
          470 + mid * 0.13,
          px(mid * 1.34),
          470 - mid * 0.14,
          px(mid * 1.22),
          470 - mid * 0.13,
        ],
        '#6b4a36',
      ) +
      poly(
        [
          px(near),
          eave(near) + 8,
          px(far * 0.94),
          eave(far) + 4,
          px(far * 1.1),
          ridge(far),
          px(near * 1.1),
          ridge(near),
        ],
        down('#75808a', '#46525f'),
      ) +
      fade(
        0.4,
        times(9, (tile) => {
          const s = near + (far - near) * (tile / 9);
          return line(px(s), eave(s) + 6, px(s * 1.1), ridge(s), c.ink, s / 150);
        }),
      ) +
      lantern(px(mid * 0.9), eave(mid) + mid * 0.12, mid * 0.052, c.red, false)
    );
  });
