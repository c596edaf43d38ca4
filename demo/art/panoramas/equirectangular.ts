// Geometry of equirectangular panoramas: the centre is straight ahead, the left and right edges meet behind the viewer, the
// top is the zenith and the bottom the ground below the viewer. Directions are in degrees, distances in metres.
import { verticalGradient } from '../drawing/paint.ts';
import { seededRandom } from '../drawing/random.ts';
import { at, circle, fade, path, rect, stroke, times } from '../drawing/svg.ts';

export const width = 2048;
export const height = 1024;
export const horizon = height / 2;

/** `t` is the progress of a looping video from 0 to 1; panoramas without a video ignore it. */
export type Panorama = { alt: string; draw: (t: number) => string };

/** of the viewer, in metres */
const eyeHeight = 1.6;
const pxPerDegree = width / 360;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** @param azimuth degrees to the right of straight ahead @returns px */
export const azimuthToX = (azimuth: number): number => (azimuth / 360 + 0.5) * width;

/** @param altitude degrees above the horizon @returns px */
export const altitudeToY = (altitude: number): number => horizon - altitude * pxPerDegree;

/** @param high metres above the ground @returns px of that height at a distance */
export const levelToY = (distance: number, high = 0): number =>
  altitudeToY(degrees(Math.atan2(high - eyeHeight, distance)));

/** Position of the foot and height in px of something that stands on the ground. @param tall its height in metres */
export const placeOnGround = (
  azimuth: number,
  distance: number,
  tall: number,
): { x: number; y: number; size: number } => {
  const y = levelToY(distance);
  return { x: azimuthToX(azimuth), y, size: y - levelToY(distance, tall) };
};

/** A point in space: metres to the right, above the ground, and ahead. */
export type Point = readonly [right: number, high: number, ahead: number];

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Straight lines are curves on the sphere, drawn as this many segments. */
const segmentsPerLine = 64;

/** Path data of the line through these points. It may leave the picture at an edge; `wrapAround` repeats it at the other. */
export const linePath = (places: readonly Point[]): string => {
  let before = 0;
  return places
    .slice(1)
    .flatMap((place, index) => {
      const from = places[index] ?? place;
      return Array.from({ length: segmentsPerLine + 1 }, (_, part) =>
        between(from, place, part / segmentsPerLine),
      );
    })
    .map(([right, high, ahead], index) => {
      const turn = degrees(Math.atan2(right, ahead));
      const azimuth = index === 0 ? turn : turn + Math.round((before - turn) / 360) * 360;
      before = azimuth;
      const y = altitudeToY(degrees(Math.atan2(high - eyeHeight, Math.hypot(right, ahead))));
      return `${index === 0 ? 'M' : 'L'}${azimuthToX(azimuth).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
};

/** A plane surface with these corners. */
export const surface = (places: readonly Point[], fill: string, extra = ''): string =>
  path(`${linePath([...places, ...places.slice(0, 1)])}Z`, fill, extra);

export const edge = (from: Point, to: Point, colour: string, w: number, extra = ''): string =>
  stroke(linePath([from, to]), colour, w, extra);

/** Repeats a drawing at both sides, so that what leaves at one edge enters at the other. */
export const wrapAround = (inner: string): string =>
  `<g id="around">${inner}</g><use href="#around" x="${width}"/><use href="#around" x="${-width}"/>`;

/** Ground or water between two distances in metres; 0 is below the viewer. */
export const groundBand = (from: number, to: number, ...colours: string[]): string => {
  const top = from === Number.POSITIVE_INFINITY ? horizon : levelToY(from);
  const bottom = to === 0 ? height : levelToY(to);
  return rect(
    0,
    top,
    width,
    bottom - top,
    colours.length > 1 ? verticalGradient(...colours) : (colours[0] ?? ''),
  );
};

/** The sky from the zenith to just below the horizon. */
export const skyDome = (...colours: string[]): string =>
  rect(0, 0, width, horizon + 40, verticalGradient(...colours));

/** A ridge without a seam behind the viewer: a sum of waves with whole periods around the circle. */
export const ridgeAround = (
  seed: string,
  altitude: number,
  rise: number,
  colour: string,
  foot: string,
): string => {
  const random = seededRandom(seed);
  const waves = [2, 3, 5, 9, 14].map((count) => ({
    count,
    phase: random.between(0, 6.28),
    size: (rise * 2) / count ** 0.9,
  }));
  let line = '';
  for (let x = 0; x <= width; x += 8) {
    const lift = waves.reduce(
      (sum, wave) => sum + wave.size * Math.sin((x / width) * Math.PI * 2 * wave.count + wave.phase),
      0,
    );
    line += `${x === 0 ? 'M' : 'L'}${x} ${altitudeToY(altitude + Math.max(0, lift + rise * 0.4))}`;
  }
  return path(`${line}L${width} ${horizon + 30}L0 ${horizon + 30}Z`, verticalGradient(colour, foot));
};

/** Clouds as long pills, wider with altitude to compensate for the projection. */
export const cloudsAround = (
  colour: string,
  opacity: number,
  places: readonly (readonly [azimuth: number, altitude: number, wide: number])[],
): string =>
  fade(
    opacity,
    places
      .map(([azimuth, altitude, wide]) => {
        const w = (wide * pxPerDegree) / Math.cos((altitude * Math.PI) / 180);
        const h = wide * pxPerDegree * 0.09;
        return at(
          azimuthToX(azimuth),
          altitudeToY(altitude),
          rect(-w / 2, -h, w, h, colour, h / 2) +
            rect(-w * 0.28, -h * 1.8, w * 0.5, h * 1.3, colour, h * 0.6) +
            rect(-w * 0.08, -h * 2.5, w * 0.24, h * 1.3, colour, h * 0.6),
        );
      })
      .join(''),
  );

/** Short glints on the water all around, larger when near. `t` makes them sway. */
export const glintsAround = (
  seed: string,
  far: number,
  near: number,
  count: number,
  colour: string,
  opacity: number,
  t = 0,
): string => {
  const random = seededRandom(seed);
  return fade(
    opacity,
    times(count, () => {
      const share = random.next() ** 1.6;
      const y = levelToY(far) + (levelToY(near) - levelToY(far)) * share;
      const long = 10 + share * random.between(30, 90);
      const x = random.between(0, width) + Math.sin((t + random.next()) * Math.PI * 2) * (4 + share * 16);
      return rect(x, y, long, 1.2 + share * 3.4, colour, 2);
    }),
  );
};

/** Joints of a stone floor: rings around the viewer, and rays between them. */
export const paving = (rings: readonly number[], rays: number, colour: string): string =>
  fade(
    0.5,
    rings.map((distance) => rect(0, levelToY(distance) - 1, width, 2.4, colour)).join('') +
      times(rays, (index) =>
        rect((index * width) / rays - 0.9, levelToY(rings[0] ?? 1), 1.8, height, colour),
      ),
  );

/** The sun with its halo. */
export const sunAt = (azimuth: number, altitude: number, r: number, colour: string, light: string): string =>
  circle(azimuthToX(azimuth), altitudeToY(altitude), r * 5, light) +
  circle(azimuthToX(azimuth), altitudeToY(altitude), r, colour);
