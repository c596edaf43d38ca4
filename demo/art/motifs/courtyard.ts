import { darker, halo, lighter } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { roof, styles } from './roofs.ts';
import { at, circle, each, line, ellipse, path, polygon, rect, stroke, times } from '../drawing/svg.ts';

/** A street-side house with a grey gable roof. */
export const house = (
  x: number,
  base: number,
  w: number,
  h: number,
  wall: string,
  top: string = styles.grey.roof,
  lit = '',
): string =>
  rect(x - w / 2, base - h, w, h, wall) +
  rect(x - w / 2, base - h, w, h * 0.1, '#0000002e') +
  rect(x - w / 2, base - h * 0.14, w, h * 0.14, darker(wall, 0.25)) +
  rect(x - w * 0.1, base - h * 0.66, w * 0.2, h * 0.66, lit ? darker(palette.umber, 0.2) : palette.umber) +
  each(
    [-0.34, 0.34],
    (share) =>
      rect(x + share * w - w * 0.09, base - h * 0.64, w * 0.18, h * 0.3, lit || darker(palette.wood, 0.3)) +
      stroke(
        `M${x + share * w} ${base - h * 0.64}v${h * 0.3}M${x + share * w - w * 0.09} ${base - h * 0.49}h${w * 0.18}`,
        palette.umber,
        Math.max(1.5, w * 0.012),
      ),
  ) +
  roof(x, base - h + 2, w * 1.14, h * 0.5, top, 0.86, h * 0.05);

export const lantern = (
  x: number,
  y: number,
  size: number,
  colour: string = palette.red,
  lit = true,
): string =>
  (lit ? circle(x, y, size * 2.6, halo('#ff9a4a', '88')) : '') +
  at(
    x,
    y,
    line(0, -9, 0, -16, palette.umber, 1) +
      ellipse(0, 0, 9, 8, lit ? '#e0392f' : colour) +
      ellipse(0, 0, 4.6, 8, lit ? '#ff8a4a' : lighter(colour), 'opacity="0.65"') +
      rect(-4, -9.4, 8, 2.4, palette.straw, 1) +
      rect(-4, 7, 8, 2.4, palette.straw, 1) +
      stroke('M0 10V19M-2 10V17M2 10V17', palette.straw, 0.9),
    size / 9,
  );

export const lanternString = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  count: number,
  size: number,
): string => {
  const sag = Math.abs(x2 - x1) * 0.12;
  return (
    stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, palette.umber, 2) +
    times(count, (index) => {
      const s = (index + 0.5) / count,
        y = (1 - s) ** 2 * y1 + 2 * s * (1 - s) * ((y1 + y2) / 2 + sag * 2) + s * s * y2;
      return lantern(x1 + (x2 - x1) * s, y + size * 1.8, size);
    })
  );
};

export const archBridge = (x: number, y: number, w: number, h: number, colour: string): string =>
  at(
    x,
    y,
    path(
      `M${-w / 2} 0Q${-w * 0.2} ${-h} 0 ${-h}Q${w * 0.2} ${-h} ${w / 2} 0L${w * 0.34} 0A${w * 0.2} ${h * 0.72} 0 0 0 ${-w * 0.2} 0H${-w / 2}Z`.replace(
        `L${w * 0.34} 0A`,
        `L${w * 0.2} 0A`,
      ),
      colour,
    ) +
      stroke(
        `M${-w * 0.52} ${-h * 0.14}Q${-w * 0.2} ${-h * 1.16} 0 ${-h * 1.16}Q${w * 0.2} ${-h * 1.16} ${w * 0.52} ${-h * 0.14}`,
        lighter(colour, 0.2),
        h * 0.05,
      ) +
      times(13, (index) => {
        const s = index / 12,
          px = -w * 0.48 + s * w * 0.96,
          py = -h * (1 - (2 * s - 1) ** 2) ** 0.9;
        return line(px, py - h * 0.02, px, py - h * 0.18, lighter(colour, 0.24), 3);
      }),
  );

export const steps = (
  x: number,
  base: number,
  w: number,
  count: number,
  rise: number,
  colour: string,
): string =>
  times(count, (index) =>
    polygon(
      [
        x - w / 2 + index * w * 0.012,
        base - index * rise,
        x + w / 2 - index * w * 0.012,
        base - index * rise,
        x + w / 2 - index * w * 0.012,
        base - (index + 1) * rise,
        x - w / 2 + index * w * 0.012,
        base - (index + 1) * rise,
      ],
      index % 2 ? colour : darker(colour, 0.1),
    ),
  );

export const balustrade = (x1: number, x2: number, y: number, h: number, colour: string, gap = 60): string =>
  rect(x1, y - h * 0.72, x2 - x1, h * 0.12, colour, 2) +
  rect(x1, y - h * 0.5, x2 - x1, h * 0.42, darker(colour, 0.08)) +
  rect(x1, y - h * 0.1, x2 - x1, h * 0.14, darker(colour, 0.16)) +
  times(
    Math.floor((x2 - x1) / gap) + 1,
    (index) =>
      rect(x1 + index * gap - h * 0.08, y - h, h * 0.16, h, lighter(colour, 0.2), 2) +
      circle(x1 + index * gap, y - h * 1.02, h * 0.11, lighter(colour, 0.2)),
  );
