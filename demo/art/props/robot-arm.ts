import { darker, halo, lighter } from '../drawing/paint.ts';
import { c } from '../drawing/palette.ts';
import { at, circle, line, rect, stroke, times } from '../drawing/svg.ts';

export const robotArm = (
  x: number,
  y: number,
  size: number,
  colour: string,
  a: number,
  b: number,
  flip = false,
  spark = false,
): string => {
  const turn = (angle: number, length: number): [number, number] => [
    Math.sin((angle * Math.PI) / 180) * length,
    -Math.cos((angle * Math.PI) / 180) * length,
  ];
  const [ex, ey] = turn(a, 62),
    [hx, hy] = turn(b, 56);
  return at(
    x,
    y,
    rect(-26, -14, 52, 14, c.ink, 3) +
      rect(-18, -30, 36, 18, darker(colour, 0.2), 4) +
      line(0, -30, ex, -30 + ey, colour, 19) +
      line(0, -30, ex, -30 + ey, lighter(colour, 0.2), 5) +
      line(ex, -30 + ey, ex + hx, -30 + ey + hy, darker(colour, 0.06), 14) +
      circle(0, -30, 13, c.ink) +
      circle(0, -30, 6, c.pale) +
      circle(ex, -30 + ey, 12, c.ink) +
      circle(ex, -30 + ey, 5, c.pale) +
      at(
        ex + hx,
        -30 + ey + hy,
        rect(-8, -4, 16, 14, c.slate, 3) +
          stroke('M-6 10L-9 24M6 10L9 24', c.ink, 4) +
          (spark
            ? circle(0, 26, 34, halo('#fff3b0', 'ff')) +
              times(9, (index) =>
                line(0, 26, Math.cos(index * 0.7) * 28, 26 + Math.sin(index * 0.7) * 22, c.lamp, 1.6),
              )
            : ''),
      ),
    size / 150,
    0,
    flip,
  );
};
