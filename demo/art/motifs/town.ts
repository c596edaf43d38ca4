import { darker, verticalGradient, halo } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { seededRandom } from '../drawing/random.ts';
import { at, circle, line, path, polygon, rect, stroke, times, width } from '../drawing/svg.ts';

/** A row of city blocks; lit windows when `lamp` is given. */
export const skyline = (
  seed: string,
  base: number,
  low: number,
  high: number,
  colour: string,
  foot: string,
  lamp = '',
  x1 = 0,
  x2: number = width,
): string => {
  const random = seededRandom(seed);
  let drawing = '',
    x = x1;
  while (x < x2) {
    const w = random.between(38, 104),
      h = random.between(low, high),
      kind = random.next();
    drawing += rect(x, base - h, w + 1, h, verticalGradient(colour, foot));
    if (kind > 0.72)
      drawing +=
        rect(x + w * 0.46, base - h - 34, 4, 36, colour) +
        rect(x + w * 0.2, base - h - 10, w * 0.6, 12, colour);
    else if (kind > 0.5)
      drawing += polygon([x, base - h, x + w, base - h, x + w, base - h - w * 0.3], colour);
    if (lamp)
      for (let wy = base - h + 14; wy < base - 16; wy += 17)
        for (let wx = x + 8; wx < x + w - 10; wx += 14)
          if (random.next() > 0.52)
            drawing += rect(wx, wy, 7, 9, lamp, 1, `opacity="${random.between(0.35, 0.95).toFixed(2)}"`);
    x += w + (random.next() > 0.7 ? random.between(6, 26) : 0);
  }
  return drawing;
};

/** A nearer building with a grid of windows. */
export const block = (
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  glass: string,
  columns = 5,
  floors = 8,
  side = 0.16,
): string => {
  const stepX = (w * (1 - side)) / columns,
    stepY = h / (floors + 0.6);
  return (
    rect(x, base - h, w, h, colour) +
    rect(x + w * (1 - side), base - h, w * side, h, darker(colour, 0.24)) +
    times(columns * floors, (index) => {
      const col = index % columns,
        row = Math.floor(index / columns);
      return rect(
        x + stepX * (col + 0.2),
        base - h + stepY * (row + 0.5),
        stepX * 0.6,
        stepY * 0.56,
        glass,
        1,
        (index * 7) % 5 === 0 ? 'opacity="0.65"' : '',
      );
    })
  );
};

export const lamp = (
  x: number,
  y: number,
  h: number,
  colour: string = palette.ink,
  lit = false,
  flip = false,
): string =>
  at(
    x,
    y,
    line(0, 0, 0, -h, colour, h * 0.02 + 2) +
      stroke(`M0 ${-h}q${h * 0.02} ${-h * 0.08} ${h * 0.14} ${-h * 0.08}`, colour, h * 0.016 + 2) +
      (lit ? circle(h * 0.16, -h * 1.05, h * 0.42, halo(palette.lamp, '88')) : '') +
      path(
        `M${h * 0.1} ${-h * 1.09}h${h * 0.14}l${h * 0.02} ${h * 0.05}h${-h * 0.18}Z`,
        lit ? palette.lamp : colour,
      ),
    1,
    0,
    flip,
  );

/** A market or shop awning with scalloped stripes. */
export const awning = (
  x: number,
  y: number,
  w: number,
  h: number,
  a: string,
  b: string,
  count = 8,
): string => {
  const step = w / count;
  return (
    times(count, (index) =>
      path(
        `M${x + w * 0.04 + index * step * 0.92} ${y}h${step * 0.92}L${x + (index + 1) * step} ${y + h}a${step / 2} ${step * 0.42} 0 0 1 ${-step} 0Z`,
        index % 2 ? a : b,
      ),
    ) + rect(x + w * 0.03, y - 5, w * 0.94, 7, darker(a, 0.2), 3)
  );
};

/** A one-point room: back wall, floor, ceiling and side walls. */
export const room = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  wall: string,
  side: string,
  floor: string,
  ceiling: string,
): string =>
  polygon([0, 0, x1, y1, x1, y2, 0, 853], side) +
  polygon([1280, 0, x2, y1, x2, y2, 1280, 853], darker(side, 0.08)) +
  polygon([0, 853, x1, y2, x2, y2, 1280, 853], verticalGradient(darker(floor, 0.12), floor)) +
  polygon([0, 0, x1, y1, x2, y1, 1280, 0], ceiling) +
  rect(x1, y1, x2 - x1, y2 - y1, wall);

export const pylon = (x: number, y: number, h: number, colour: string): string =>
  at(
    x,
    y,
    stroke(
      'M-12 0L-3-70V-100H3V-70L12 0M-9-20L7-38M9-20L-7-38M-6-46L5-62M6-46L-5-62M-22-78H22M-16-90H16',
      colour,
      2,
    ),
    h / 100,
  );
