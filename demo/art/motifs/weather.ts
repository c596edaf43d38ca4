import { verticalGradient } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { seededRandom } from '../drawing/random.ts';
import { at, circle, each, fade, height, line, path, rect, times, width } from '../drawing/svg.ts';

export const mist = (y: number, h: number, colour: string, strength = 'dd'): string =>
  rect(0, y, width, h, verticalGradient(`${colour}00`, `${colour}${strength}`, `${colour}00`));

export const rain = (seed: string, count: number, colour: string, lean = 14): string => {
  const random = seededRandom(seed);
  return times(count, () => {
    const x = random.between(-40, width),
      y = random.between(-60, height),
      long = random.between(24, 60);
    return line(
      x,
      y,
      x - (lean * long) / 60,
      y + long,
      colour,
      random.between(1, 2.2),
      `opacity="${random.between(0.15, 0.5).toFixed(2)}"`,
    );
  });
};

export const snow = (seed: string, count: number, big = 5): string => {
  const random = seededRandom(seed);
  return times(count, () =>
    circle(
      random.between(0, width),
      random.between(0, height),
      random.between(1.2, big),
      palette.white,
      `opacity="${random.between(0.45, 0.95).toFixed(2)}"`,
    ),
  );
};

/** Slanting light through a window or cloud. */
export const rays = (
  x: number,
  y: number,
  colour: string,
  spread: readonly number[],
  opacity = 0.16,
): string =>
  fade(
    opacity,
    each(spread, (angle, index) =>
      at(x, y, path(`M0 0L${900 * Math.cos(0.06)} -46L900 46Z`, colour), 1 + (index % 2) * 0.2, angle),
    ),
  );
