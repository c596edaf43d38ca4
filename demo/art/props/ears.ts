import { darker, lighter } from '../drawing/paint.ts';
import { random } from '../drawing/random.ts';
import { at, oval, stroke, times } from '../drawing/svg.ts';

export const ears = (
  seed: string,
  x1: number,
  x2: number,
  y: number,
  h: number,
  count: number,
  colour: string,
  sway = 0,
): string => {
  const dice = random(seed);
  return times(count, () => {
    const x = dice.between(x1, x2),
      tall = h * dice.between(0.75, 1),
      bend = tall * (dice.between(-0.06, 0.18) + sway);
    return (
      stroke(`M${x} ${y}Q${x} ${y - tall * 0.6} ${x + bend} ${y - tall}`, darker(colour, 0.2), 3) +
      at(
        x + bend,
        y - tall,
        times(
          5,
          (grain) =>
            oval(-4, -grain * 8, 3.4, 6.4, colour, `transform="rotate(-24 -4 ${-grain * 8})"`) +
            oval(4, -grain * 8, 3.4, 6.4, lighter(colour, 0.2), `transform="rotate(24 4 ${-grain * 8})"`),
        ) + stroke('M0-36L-7-66M0-38L0-72M0-36L8-66', colour, 1.2),
        h / 240,
        10 + sway * 80,
      )
    );
  });
};
