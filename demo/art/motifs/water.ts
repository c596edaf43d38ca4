import { verticalGradient } from '../drawing/paint.ts';
import { seededRandom } from '../drawing/random.ts';
import { fade, height, ellipse, path, rect, stroke, times, width } from '../drawing/svg.ts';

export const sea = (y: number, far: string, near: string, bottom: number = height): string =>
  rect(0, y, width, bottom - y, verticalGradient(far, near));

/** Short horizontal glints, wider and thicker towards the viewer. `t` moves them in videos. */
export const glints = (
  seed: string,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  opacity = 0.5,
  t = 0,
  left = 0,
  right: number = width,
): string => {
  const random = seededRandom(seed);
  return fade(
    opacity,
    times(count, () => {
      const depth = random.next() ** 1.3,
        y = top + (bottom - top) * depth,
        long = 14 + depth * random.between(40, 150);
      const x =
        random.between(left - 20, right) +
        Math.sin((t + random.next()) * Math.PI * 2) * (6 + depth * 26) * (t > 0 ? 1 : 0);
      return rect(x, y, Math.min(long, right - left), 1.5 + depth * 4.5, colour, 3);
    }),
  );
};

/** The reflection of a light on rippled water. */
export const shimmer = (
  seed: string,
  x: number,
  top: number,
  bottom: number,
  w: number,
  colour: string,
  opacity = 0.7,
  t = 0,
): string => {
  const random = seededRandom(seed);
  const count = Math.floor((bottom - top) / 11);
  return fade(
    opacity,
    times(count, (index) => {
      const depth = index / count,
        half = (w * (0.35 + depth * 0.75) * random.between(0.35, 1)) / 2,
        sway = random.between(-1, 1) * w * 0.16 * (0.4 + depth);
      return rect(
        x - half + sway + Math.sin((t + index * 0.17) * Math.PI * 2) * 8 * depth,
        top + index * 11,
        half * 2,
        3 + depth * 4,
        colour,
        4,
      );
    }),
  );
};

/** A wave with a light crest. */
export const swell = (
  y: number,
  size: number,
  length: number,
  phase: number,
  colour: string,
  crest: string,
  crestWidth = 4,
): string => {
  let d = '';
  for (let x = -length; x <= width + length; x += length / 20) {
    const angle = (x / length) * Math.PI * 2 + phase;
    d += `${d ? 'L' : 'M'}${x} ${y - size * (Math.sin(angle) + 0.35 * Math.sin(angle * 2.3 + 1))}`;
  }
  return (
    path(`${d}L${width + length} ${height}L${-length} ${height}Z`, colour) +
    (crest ? stroke(d, crest, crestWidth, 'opacity="0.75"') : '')
  );
};

/** Overlapping fish-scale waves, the seigaiha of old prints. */
export const scales = (
  y: number,
  rowsCount: number,
  r: number,
  colours: readonly string[],
  edge: string,
): string =>
  times(rowsCount, (row) =>
    times(Math.ceil(width / r / 2) + 2, (index) => {
      const x = index * r * 2 + (row % 2 ? r : 0) - r,
        cy = y + row * r * 0.62 + r;
      return `<circle cx="${x}" cy="${cy}" r="${r}" fill="${colours[row % colours.length]}" stroke="${edge}" stroke-width="2.5"/><circle cx="${x}" cy="${cy}" r="${r * 0.62}" fill="none" stroke="${edge}" stroke-width="2" opacity="0.6"/>`;
    }),
  );

export const ripples = (
  x: number,
  y: number,
  r: number,
  colour: string,
  count = 3,
  flat = 0.3,
  w = 2.5,
): string =>
  times(
    count,
    (index) =>
      `<ellipse cx="${x}" cy="${y}" rx="${r * (1 + index * 0.55)}" ry="${r * flat * (1 + index * 0.55)}" fill="none" stroke="${colour}" stroke-width="${w}" opacity="${0.8 - index * 0.22}"/>`,
  );

export const foam = (d: string, colour: string, w: number): string =>
  stroke(d, colour, w) + stroke(d, colour, w * 0.4, `opacity="0.5" transform="translate(0 ${w * 1.4})"`);

/** A dark, slightly stretched upside-down copy: reflections for still water. */
export const mirror = (y: number, inner: string, opacity = 0.35, squash = 0.7): string =>
  `<g transform="translate(0 ${y * (1 + squash)}) scale(1 ${-squash})" opacity="${opacity}">${inner}</g>`;

export const puddle = (x: number, y: number, w: number, colour: string, opacity = 0.5): string =>
  ellipse(x, y, w / 2, w * 0.09, colour, `opacity="${opacity}"`);
