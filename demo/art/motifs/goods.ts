import { darker, lighter } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { seededRandom } from '../drawing/random.ts';
import { at, circle, fade, line, ellipse, path, rect, stroke, times } from '../drawing/svg.ts';

export const bowl = (
  x: number,
  y: number,
  w: number,
  colour: string,
  inside: string = palette.cream,
): string =>
  at(
    x,
    y,
    path('M-50-26C-48 6-24 14-18 16H18C24 14 48 6 50-26Z', colour) +
      ellipse(0, -26, 50, 13, lighter(colour, 0.3)) +
      ellipse(0, -25, 43, 9.5, inside) +
      stroke('M-42-6C-20 4 20 4 42-6', darker(colour, 0.3), 2),
    w / 100,
  );

export const steam = (
  x: number,
  y: number,
  h: number,
  colour: string = palette.white,
  count = 3,
  phase = 0,
): string =>
  fade(
    0.5,
    times(count, (index) =>
      stroke(
        `M${x + (index - (count - 1) / 2) * h * 0.2} ${y}c${h * 0.14 * Math.cos(phase)} ${-h * 0.3} ${-h * 0.16} ${-h * 0.5} 0 ${-h * 0.75}s${h * 0.06} ${-h * 0.2} ${h * 0.04} ${-h * 0.25}`,
        colour,
        h * 0.035 + 2,
      ),
    ),
  );

export const crate = (
  x: number,
  y: number,
  w: number,
  h: number,
  fruit: string,
  colour: string = palette.clay,
): string => {
  const random = seededRandom(`crate${x}${y}`);
  return (
    times(12, (index) => {
      const fx = x - w * 0.42 + (index % 6) * w * 0.168,
        fy = y - h + (index < 6 ? -h * 0.16 : 0) + random.between(-3, 3);
      return (
        circle(fx, fy, w * 0.1, index % 3 ? fruit : darker(fruit, 0.12)) +
        circle(fx - w * 0.03, fy - w * 0.03, w * 0.025, lighter(fruit, 0.4))
      );
    }) +
    rect(x - w / 2, y - h, w, h, colour, 2) +
    times(3, (index) =>
      rect(
        x - w / 2,
        y - h + index * h * 0.34 + h * 0.04,
        w,
        h * 0.26,
        lighter(colour, 0.12 - index * 0.05),
        1,
      ),
    ) +
    rect(x - w / 2, y - h, w * 0.06, h, darker(colour)) +
    rect(x + w * 0.44, y - h, w * 0.06, h, darker(colour))
  );
};

export const parcel = (x: number, y: number, w: number, h: number, colour: string = palette.clay): string =>
  rect(x, y - h, w, h, colour, 2) +
  rect(x + w * 0.42, y - h, w * 0.16, h, palette.sand) +
  rect(x + w * 0.08, y - h * 0.34, w * 0.24, h * 0.2, palette.white) +
  rect(x + w * 0.86, y - h, w * 0.14, h, darker(colour, 0.18));

export const basket = (x: number, y: number, w: number, colour: string = palette.ochre): string =>
  at(
    x,
    y,
    path('M-50-44H50L38 0H-38Z', colour) +
      fade(
        0.5,
        times(4, (row) =>
          stroke(
            `M${-47 + row * 3} ${-34 + row * 10}q12-6 24 0t24 0t24 0t${22 - row * 6} 0`,
            darker(colour, 0.4),
            2.4,
          ),
        ) +
          times(7, (index) => line(-40 + index * 13.3, -44, -31 + index * 10.4, 0, darker(colour, 0.4), 1.6)),
      ) +
      rect(-54, -50, 108, 9, lighter(colour, 0.15), 4),
    w / 100,
  );

export const umbrella = (x: number, y: number, size: number, colour: string, turn = 0): string =>
  at(
    x,
    y,
    line(0, -40, 0, 34, palette.ink, 2) +
      path(
        'M-50-18C-46-62 46-62 50-18C42-24 32-24 25-18C17-24 8-24 0-18C-8-24-17-24-25-18C-32-24-42-24-50-18Z',
        colour,
      ) +
      path('M0-51C14-44 24-32 25-18C17-24 8-24 0-18Z', darker(colour, 0.14)) +
      path('M0-51C30-50 48-36 50-18C42-24 32-24 25-18C24-32 14-44 0-51Z', darker(colour, 0.24)) +
      line(0, -51, 0, -57, palette.ink, 2.4),
    size / 100,
    turn,
  );

/** A parasol seen from above. */
export const parasolTop = (x: number, y: number, r: number, a: string, b: string): string =>
  circle(x + r * 0.36, y + r * 0.42, r, '#3a2a3a40') +
  times(8, (index) =>
    at(
      x,
      y,
      path(`M0 0L${-r * 0.4} ${-r * 0.92}Q0 ${-r * 1.06} ${r * 0.4} ${-r * 0.92}Z`, index % 2 ? a : b),
      1,
      index * 45,
    ),
  ) +
  circle(x, y, r * 0.08, palette.white);

export const pot = (
  x: number,
  y: number,
  w: number,
  h: number,
  shape: 'vase' | 'jar' | 'bowl' | 'gourd' | 'plate',
  colour: string,
  mark: string = '',
): string => {
  const shapes = {
    vase: 'M-12-100H12C10-84 12-78 26-64C40-48 30-16 18 0H-18C-30-16-40-48-26-64C-12-78-10-84-12-100Z',
    jar: 'M-24-100H24C24-92 46-84 46-56C46-28 34-10 24 0H-24C-34-10-46-28-46-56C-46-84-24-92-24-100Z',
    bowl: 'M-50-70C-48-30-26-10-18-6V0H18V-6C26-10 48-30 50-70Z',
    gourd:
      'M-8-100H8C8-90 22-84 22-70C22-60 14-56 14-52C34-46 40-30 38-20C36-6 24 0 18 0H-18C-24 0-36-6-38-20C-40-30-34-46-14-52C-14-56-22-60-22-70C-22-84-8-90-8-100Z',
    plate: 'M-50-50A50 50 0 0 1 50-50A50 50 0 0 1-50-50Z',
  };
  return `<g transform="translate(${x} ${y}) scale(${w / 100} ${h / 100})">${path(shapes[shape], colour)}<path d="${shapes[shape]}" fill="url(#h-ffffff33-ffffff00-00000040)"/>${mark}${shape === 'plate' ? ellipse(0, -50, 34, 34, lighter(colour, 0.2)) : ''}</g>`;
};
