import { darker, verticalGradient, lighter } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { at, circle, each, fade, line, path, polygon, rect, stroke, times } from '../drawing/svg.ts';

/** A Qingdao villa: ochre wall, steep red roof, white-framed windows. */
export const villa = (
  x: number,
  base: number,
  w: number,
  h: number,
  wall: string,
  tile: string,
  gable = true,
): string => {
  const top = base - h,
    rise = h * 0.62;
  const window = (share: number, y: number, s = 0.13): string =>
    rect(x + share * w - w * s * 0.5 - 2, y - 2, w * s + 4, h * 0.26 + 4, palette.white) +
    rect(x + share * w - w * s * 0.5, y, w * s, h * 0.26, palette.slate) +
    line(x + share * w, y, x + share * w, y + h * 0.26, palette.white, 1.6);
  return (
    rect(x - w / 2, top, w, h, wall) +
    rect(x + w * 0.28, top, w * 0.22, h, darker(wall, 0.14)) +
    rect(x - w / 2, base - h * 0.12, w, h * 0.12, darker(palette.stone, 0.1)) +
    polygon(
      [x - w * 0.57, top, x - w * 0.4, top - rise, x + w * 0.4, top - rise, x + w * 0.57, top],
      verticalGradient(lighter(tile, 0.1), tile),
    ) +
    fade(
      0.35,
      times(4, (index) =>
        line(
          x - w * (0.53 - index * 0.035),
          top - rise * (0.2 + index * 0.2),
          x + w * (0.53 - index * 0.035),
          top - rise * (0.2 + index * 0.2),
          darker(tile, 0.4),
          1.5,
        ),
      ),
    ) +
    (gable
      ? polygon([x - w * 0.22, top + 2, x, top - rise * 0.86, x + w * 0.22, top + 2], wall) +
        stroke(
          `M${x - w * 0.26} ${top + 5}L${x} ${top - rise * 0.94}L${x + w * 0.26} ${top + 5}`,
          darker(tile, 0.2),
          w * 0.035,
        ) +
        window(0, top - rise * 0.36, 0.1)
      : rect(x + w * 0.14, top - rise * 1.3, w * 0.08, rise * 0.6, palette.brick)) +
    each([-0.32, 0, 0.32], (share) => window(share, top + h * 0.26))
  );
};

/** St Michael's: twin towers with red spires. */
export const church = (
  x: number,
  base: number,
  h: number,
  stone: string = '#dfc290',
  tile: string = palette.brick,
): string => {
  const unit = h / 100;
  const side = (px: number): string =>
    rect(px - 9, -72, 18, 72, stone) +
    rect(px + 4, -72, 5, 72, darker(stone, 0.16)) +
    polygon([px - 10, -72, px, -98, px + 10, -72], tile) +
    polygon([px, -98, px + 10, -72, px + 2, -72], darker(tile, 0.2)) +
    rect(px - 0.6, -106, 1.2, 9, palette.umber) +
    rect(px - 3, -104, 6, 1.2, palette.umber) +
    each([-64, -46, -28], (y) => path(`M${px - 3} ${y + 10}V${y}a3 3 0 0 1 6 0V${y + 10}Z`, palette.umber));
  return at(
    x,
    base,
    rect(-14, -54, 28, 54, lighter(stone, 0.12)) +
      polygon([-15, -54, 0, -70, 15, -54], lighter(stone, 0.2)) +
      circle(0, -40, 7, palette.umber) +
      circle(0, -40, 5, palette.sky) +
      path('M-6 0V-14a6 6 0 0 1 12 0V0Z', palette.umber) +
      side(-23) +
      side(23),
    unit,
  );
};
