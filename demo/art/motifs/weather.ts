import { verticalGradient } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { at, circle, each, fade, height, line, path, rect, times, width } from '../drawing/svg.ts';

export const mist = (y: number, h: number, colour: string, strength = 'dd'): string =>
  rect(0, y, width, h, verticalGradient(`${colour}00`, `${colour}${strength}`, `${colour}00`));

export const rain = (seed: string, count: number, colour: string, lean = 14): string => {
  const dice = random(seed);
  return times(count, () => {
    const x = dice.between(-40, width),
      y = dice.between(-60, height),
      long = dice.between(24, 60);
    return line(
      x,
      y,
      x - (lean * long) / 60,
      y + long,
      colour,
      dice.between(1, 2.2),
      `opacity="${dice.between(0.15, 0.5).toFixed(2)}"`,
    );
  });
};

export const snow = (seed: string, count: number, big = 5): string => {
  const dice = random(seed);
  return times(count, () =>
    circle(
      dice.between(0, width),
      dice.between(0, height),
      dice.between(1.2, big),
      palette.white,
      `opacity="${dice.between(0.45, 0.95).toFixed(2)}"`,
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
