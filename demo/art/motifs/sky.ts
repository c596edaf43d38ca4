import { verticalGradient, halo } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { seededRandom } from '../drawing/random.ts';
import { at, circle, each, fade, height, path, rect, times, width } from '../drawing/svg.ts';

export const sky = (...colours: string[]): string => rect(0, 0, width, height, verticalGradient(...colours));

export const sun = (x: number, y: number, r: number, colour: string, light: string = palette.lamp): string =>
  circle(x, y, r * 4.2, halo(light, '99')) + circle(x, y, r, colour);

export const moon = (x: number, y: number, r: number, colour: string = palette.cream): string =>
  circle(x, y, r * 3.4, halo(colour, '66')) +
  circle(x, y, r, colour) +
  fade(
    0.12,
    circle(x - r * 0.3, y - r * 0.2, r * 0.24, palette.ochre) +
      circle(x + r * 0.25, y + r * 0.3, r * 0.34, palette.ochre) +
      circle(x + r * 0.35, y - r * 0.4, r * 0.14, palette.ochre),
  );

export const stars = (seed: string, count: number, bottom: number): string => {
  const random = seededRandom(seed);
  return times(count, () =>
    circle(
      random.between(0, width),
      random.between(0, bottom),
      random.between(0.8, 2.4),
      palette.white,
      `opacity="${random.between(0.3, 0.9).toFixed(2)}"`,
    ),
  );
};

/** A woodblock cloud: a few long pills, flat below. */
export const cloud = (x: number, y: number, w: number, colour: string, opacity = 0.8): string => {
  const h = w * 0.09;
  return at(
    x,
    y,
    fade(
      opacity,
      rect(-w / 2, -h, w, h, colour, h / 2) +
        rect(-w * 0.28, -h * 1.9, w * 0.5, h * 1.3, colour, h * 0.6) +
        rect(-w * 0.08, -h * 2.7, w * 0.24, h * 1.4, colour, h * 0.6) +
        rect(-w * 0.2, -h * 0.5, w * 0.95, h * 0.9, colour, h * 0.45),
    ),
  );
};

export const clouds = (
  colour: string,
  opacity: number,
  places: readonly (readonly [number, number, number])[],
): string => each(places, ([x, y, w]) => cloud(x, y, w, colour, opacity));

/** A puffy summer cloud with a flat foot. */
export const cumulus = (x: number, y: number, w: number, colour: string, opacity = 1): string =>
  at(
    x,
    y,
    fade(
      opacity,
      path(
        'M-50 0C-62 0-62-17-48-18C-48-34-26-38-20-27C-14-46 14-46 18-28C28-38 46-32 44-18C60-18 62 0 50 0Z',
        colour,
      ),
    ),
    w / 110,
  );
