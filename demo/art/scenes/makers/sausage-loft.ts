import { basket } from '../../motifs/goods.ts';
import { clipboard } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import {
  at,
  each,
  ellipse,
  fade,
  line,
  path,
  polygon,
  rect,
  stroke,
  times,
  type Scene,
} from '../../drawing/svg.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#8a6038', '#a9784a')) +
  fade(
    0.3,
    times(13, (index) => line(index * 106, 0, index * 106, 620, '#4c3026', 4)),
  ) +
  each(
    [180, 640, 1100],
    (x) =>
      rect(x - 90, 110, 180, 220, verticalGradient('#cfe6ea', '#f6edc6')) +
      stroke(`M${x} 110V330M${x - 90} 220H${x + 90}`, '#5a3a24', 10),
  ) +
  fade(
    0.25,
    each([180, 640, 1100], (x) => polygon([x - 90, 330, x + 90, 330, x + 260, 853, x - 60, 853], '#ffeebc')),
  ) +
  rect(0, 620, 1280, 233, verticalGradient('#7a5230', '#5a3a24')) +
  each(
    [60, 210, 360],
    (y, row) =>
      rect(0, y, 1280, 16, '#4c3026', 6) +
      times(22 - row * 2, (index) => {
        const x = 34 + index * (58 + row * 7),
          long = 110 + row * 16;
        return (index * 7 + row * 3) % 9 === 0
          ? ''
          : path(
              `M${x - 12} ${y + 8}Q${x - 20} ${y + long * 0.6} ${x - 8} ${y + long}Q${x} ${y + long + 12} ${x + 8} ${y + long}Q${x + 20} ${y + long * 0.6} ${x + 12} ${y + 8}`,
              'none',
              `stroke="${(index + row) % 3 ? '#a3382c' : '#8a2c28'}" stroke-width="15" stroke-linecap="round"`,
            ) + stroke(`M${x - 15} ${y + 40}q-4 24 0 40`, '#d97a5c', 4);
      }),
  ) +
  person(
    430,
    820,
    470,
    poses.raise,
    {
      top: palette.white,
      bottom: palette.slate,
      hat: 'chef',
      hatColour: palette.white,
      apron: palette.cream,
    },
    1,
  ) +
  person(
    900,
    820,
    460,
    poses.hold,
    {
      top: palette.white,
      bottom: palette.slate,
      hat: 'chef',
      hatColour: palette.white,
      apron: palette.cream,
      style: 'bun',
    },
    -1,
    clipboard(4, -6, 15),
  ) +
  basket(1110, 840, 210, palette.ochre) +
  times(6, (index) => at(1040 + index * 28, 750, ellipse(0, 0, 14, 34, '#a3382c'), 1, -30 + index * 12)) +
  basket(180, 840, 200, palette.ochre) +
  times(6, (index) => at(120 + index * 26, 756, ellipse(0, 0, 13, 32, '#8a2c28'), 1, -30 + index * 12));

export const sausageLoft: Scene = { alt: '晾肠间里一排排香肠，师傅翻看成色', draw };
