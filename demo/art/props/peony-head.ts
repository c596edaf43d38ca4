import { darker, lighter } from '../drawing/paint.ts';
import { c } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { at, circle, path, stroke, times } from '../drawing/svg.ts';

export const peonyHead = (x: number, y: number, r: number, colour: string, seed: string): string => {
  const dice = random(seed);
  const petals = (count: number, reach: number, size: number, fill: string): string =>
    times(count, (index) =>
      at(
        0,
        0,
        path(
          `M0 ${-reach * 0.2}C${-size} ${-reach * 0.5} ${-size * 1.1} ${-reach} ${-size * 0.4} ${-reach * 1.04}Q0 ${-reach * 0.9} ${size * 0.4} ${-reach * 1.06}C${size * 1.1} ${-reach} ${size} ${-reach * 0.5} 0 ${-reach * 0.2}Z`,
          index % 2 ? fill : lighter(fill, 0.1),
        ) + stroke(`M0 ${-reach * 0.4}V${-reach * 0.86}`, darker(fill, 0.16), 1),
        1,
        (360 / count) * index + dice.between(-9, 9),
      ),
    );
  return at(
    x,
    y,
    petals(9, 50, 27, darker(colour, 0.24)) +
      petals(9, 43, 23, darker(colour, 0.1)) +
      petals(8, 34, 19, colour) +
      petals(7, 25, 14, lighter(colour, 0.22)) +
      petals(6, 16, 9, lighter(colour, 0.42)) +
      times(12, (index) => circle(Math.cos(index * 0.52) * 6, Math.sin(index * 0.52) * 5, 2, c.straw)),
    r / 52,
    dice.between(0, 90),
  );
};
