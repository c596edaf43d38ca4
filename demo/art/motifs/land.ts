import { verticalGradient } from '../drawing/paint.ts';
import { seededRandom } from '../drawing/random.ts';
import { fade, height, line, path, polygon, stroke, times, width } from '../drawing/svg.ts';

/** A soft far ridge: a sum of waves, fading towards its foot so that the next layer reads in front of it. */
export const ridge = (
  seed: string,
  y: number,
  amplitude: number,
  colour: string,
  foot: string = colour,
  bottom: number = height,
): string => {
  const random = seededRandom(seed);
  const parts = [1, 2, 3.3, 5.7, 9].map((frequency) => ({
    frequency,
    phase: random.between(0, 6.28),
    size: amplitude / frequency ** 0.85,
  }));
  let d = `M0 ${bottom}`;
  for (let x = 0; x <= width; x += 16) {
    const rise = parts.reduce(
      (sum, part) =>
        sum + part.size * Math.sin((x / width) * Math.PI * 2 * part.frequency * 0.7 + part.phase),
      0,
    );
    d += `L${x} ${y - rise}`;
  }
  return path(`${d}L${width} ${bottom}Z`, foot === colour ? colour : verticalGradient(colour, foot));
};

/** Furrows or crop rows running to a vanishing point. */
export const rows = (
  vanishX: number,
  horizon: number,
  colour: string,
  count = 26,
  w = 7,
  opacity = 0.5,
  bottom: number = height,
): string =>
  fade(
    opacity,
    times(count, (index) => {
      const x = width / 2 + (index - count / 2) * ((width * 3.2) / count);
      return polygon([vanishX, horizon, x - w * 2.2, bottom, x + w * 2.2, bottom], colour);
    }),
  );

/** Contour lines, the way a woodblock carver models a field or a dune. */
export const contours = (
  seed: string,
  y: number,
  gap: number,
  count: number,
  colour: string,
  opacity = 0.25,
): string => {
  const random = seededRandom(seed);
  return fade(
    opacity,
    times(count, (index) => {
      const level = y + gap * index * (1 + index * 0.08),
        start = random.between(-80, 500),
        long = random.between(200, 620);
      return stroke(
        `M${start} ${level}q${long * 0.3} ${random.between(-12, 12)} ${long * 0.6} 0t${long * 0.4} 0`,
        colour,
        2 + index * 0.2,
      );
    }),
  );
};

export const fence = (x1: number, x2: number, y: number, h: number, colour: string, gap = 36): string =>
  line(x1, y - h * 0.8, x2, y - h * 0.8, colour, 3) +
  line(x1, y - h * 0.4, x2, y - h * 0.4, colour, 3) +
  times(Math.floor((x2 - x1) / gap) + 1, (index) =>
    line(x1 + index * gap, y, x1 + index * gap, y - h, colour, 5),
  );
