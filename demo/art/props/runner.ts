import { c } from '../drawing/palette.ts';
import { person } from '../motifs/people.ts';
import { at, oval, rect } from '../drawing/svg.ts';

export const runner = (
  x: number,
  y: number,
  size: number,
  top: string,
  beat: number,
  style: 'short' | 'tail' = 'short',
  bottom: string = c.ink,
): string => {
  const s = Math.sin(beat),
    k = Math.cos(beat);
  return (
    oval(x, y + 2, size * 0.22, size * 0.03, '#3a2f4433') +
    person(
      x,
      y,
      size,
      {
        lean: 11,
        near: [-48 * s, 45 - 48 * s * 0.4 + 40],
        far: [48 * s, 85 + 30 * s],
        front: [18 + 44 * s, 6 + 44 * s - 34 * (1 - k) * 0.9],
        back: [18 - 44 * s, 6 - 44 * s - 34 * (1 + k) * 0.9],
      },
      { top, bottom, bare: true, style, shoe: c.red },
      1,
      '',
      '',
      Math.abs(k) * 4,
    ) +
    at(
      x + size * 0.02,
      y - size * 0.66,
      rect(-size * 0.045, 0, size * 0.1, size * 0.08, c.white, 2) +
        rect(-size * 0.025, size * 0.03, size * 0.06, size * 0.02, c.red),
    )
  );
};
