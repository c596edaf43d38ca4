import { darker, lighter, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { ridge } from '../../motifs/land.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { tree } from '../../motifs/trees.ts';
import {
  at,
  circle,
  each,
  ellipse,
  fade,
  line,
  path,
  polygon,
  rect,
  type Scene,
  times,
} from '../../drawing/svg.ts';

const slab = (x: number, y: number, w: number, h: number, colour: string): string =>
  polygon([x, y, x + w, y, x + w + h * 0.8, y - h * 0.6, x + h * 0.8, y - h * 0.6], lighter(colour, 0.25)) +
  polygon(
    [x + w, y, x + w + h * 0.8, y - h * 0.6, x + w + h * 0.8, y + h * 0.4, x + w, y + h],
    darker(colour, 0.24),
  ) +
  rect(x, y, w, h, colour) +
  fade(
    0.3,
    times(5, (index) =>
      line(
        x + w * (0.12 + index * 0.18),
        y + h * 0.2,
        x + w * (0.2 + index * 0.18),
        y + h * 0.75,
        darker(colour, 0.4),
        3,
      ),
    ),
  );

const hammer = (): string =>
  rect(-1.6, -14, 3.2, 20, palette.wood, 1) + rect(-7, -18, 14, 7, palette.slate, 1.4);

const draw = (): string =>
  sky('#9cc3cd', '#dde7da', '#f7eccf') +
  cumulus(300, 120, 280, palette.white, 0.9) +
  ridge('sm1', 330, 60, '#93ab98', '#c9d4b8', 520) +
  polygon(
    [760, 500, 800, 300, 900, 270, 960, 200, 1080, 190, 1140, 120, 1280, 110, 1280, 520],
    verticalGradient('#c8bda6', '#a2957d'),
  ) +
  fade(
    0.4,
    each([250, 320, 390, 450], (y, index) => line(800 + index * 6, y + 40, 1280, y - 20, '#7d725e', 4)),
  ) +
  each([90, 250], (x) => tree(x, 500, 240, '#6b9a58')) +
  path('M0 480H1280V853H0Z', verticalGradient('#cdbf9d', '#ab9a75')) +
  slab(860, 560, 300, 44, '#c4b89f') +
  slab(880, 510, 270, 44, '#b5ab96') +
  slab(850, 460, 290, 44, '#cdc2aa') +
  person(
    760,
    660,
    300,
    poses.carry,
    { top: palette.teal, bottom: palette.slate, hat: 'cap', hatColour: palette.navy },
    1,
  ) +
  ellipse(520, 808, 330, 22, '#7d6c4c66') +
  slab(330, 690, 380, 96, '#c2b8a3') +
  person(
    280,
    836,
    470,
    { ...poses.squat, near: [64, 96], far: [58, 82] },
    { top: palette.navy, bottom: palette.slate, hair: palette.pale, apron: palette.umber },
    1,
    at(0, 0, hammer(), 1, 40),
    line(0, -2, 9, 8, palette.slate, 3),
  ) +
  person(
    980,
    840,
    400,
    { ...poses.bend, nod: 10 },
    { top: palette.persimmon, bottom: palette.indigo, style: 'short' },
    -1,
    rect(-2, -2, 26, 4, palette.straw, 1),
  ) +
  each(
    [
      [460, 676],
      [500, 668],
      [540, 680],
      [420, 662],
    ] as const,
    ([x, y]) => circle(x, y, 5, palette.white),
  ) +
  each(
    [
      [170, 838],
      [640, 836],
      [720, 842],
      [1150, 836],
    ] as const,
    ([x, y]) => polygon([x, y, x + 34, y - 20, x + 60, y], '#bcb19a'),
  );

export const stonemason: Scene = { alt: '采石场边，老石匠带着徒弟凿石板', draw };
