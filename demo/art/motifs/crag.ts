import { darker, verticalGradient } from '../drawing/paint.ts';
import { seededRandom } from '../drawing/random.ts';
import { height, path, polygon } from '../drawing/svg.ts';

/** Makes a line of points look like rock by midpoint displacement. */
const broken = (seed: string, points: readonly number[], rough: number): number[] => {
  const random = seededRandom(seed);
  let current = [...points];
  for (let level = 0; level < 4; level += 1) {
    const next: number[] = [];
    for (let index = 0; index < current.length - 2; index += 2) {
      const [x1, y1, x2, y2] = [
        current[index]!,
        current[index + 1]!,
        current[index + 2]!,
        current[index + 3]!,
      ];
      const reach = Math.hypot(x2 - x1, y2 - y1) * rough;
      next.push(
        x1,
        y1,
        (x1 + x2) / 2 + random.between(-reach, reach) * 0.4,
        (y1 + y2) / 2 + random.between(-reach, reach),
      );
    }
    next.push(current.at(-2)!, current.at(-1)!);
    current = next;
  }
  return current;
};

const backwards = (points: readonly number[]): number[] => {
  const turned: number[] = [];
  for (let index = points.length - 2; index >= 0; index -= 2) turned.push(points[index]!, points[index + 1]!);
  return turned;
};

/** A near mountain with a lit and a shaded side; points run along the skyline. */
export const crag = (
  seed: string,
  points: readonly number[],
  colour: string,
  foot: string,
  bottom: number = height,
  rough = 0.12,
): string => {
  const top = broken(seed, points, rough);
  const shade = darker(colour, 0.3);
  let shadows = '';
  for (let index = 2; index < points.length - 2; index += 2) {
    const [x, y, before, after, nextX] = [
      points[index]!,
      points[index + 1]!,
      points[index - 1]!,
      points[index + 3]!,
      points[index + 2]!,
    ];
    if (y >= before || y >= after) continue;
    const inner = broken(
      `${seed}${index}`,
      [x, y, x + (nextX - x) * 0.14, y + (bottom - y) * 0.22, x - (nextX - x) * 0.08, y + (bottom - y) * 0.5],
      0.16,
    );
    const outer = top.slice(index * 16, (index + 2) * 16);
    shadows += polygon(
      [...outer, nextX, after + (bottom - after) * 0.35, ...backwards(inner)],
      verticalGradient(`${shade}66`, `${shade}00`),
    );
  }
  const outline = `M${points[0]} ${bottom}L${top.join(' ')}L${points.at(-2)} ${bottom}Z`;
  return path(outline, verticalGradient(colour, foot)) + shadows;
};

export const rock = (x: number, y: number, w: number, colour: string): string =>
  polygon(
    [
      x - w / 2,
      y,
      x - w * 0.42,
      y - w * 0.28,
      x - w * 0.12,
      y - w * 0.48,
      x + w * 0.2,
      y - w * 0.42,
      x + w * 0.46,
      y - w * 0.18,
      x + w / 2,
      y,
    ],
    colour,
  ) +
  polygon(
    [
      x - w * 0.12,
      y - w * 0.48,
      x + w * 0.2,
      y - w * 0.42,
      x + w * 0.46,
      y - w * 0.18,
      x + w / 2,
      y,
      x + w * 0.05,
      y,
      x + w * 0.08,
      y - w * 0.2,
    ],
    darker(colour, 0.25),
    'opacity="0.6"',
  );
