import { pigeon } from '../../motifs/birds.ts';
import { lantern } from '../../motifs/courtyard.ts';
import { crate } from '../../motifs/goods.ts';
import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { roof } from '../../motifs/roofs.ts';
import { sky, stars } from '../../motifs/sky.ts';
import { at, circle, each, fade, line, path, polygon, rect, type Scene, times } from '../../drawing/svg.ts';
import { books, pendant, shelf } from '../../motifs/things.ts';
import { lamp } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';
import { bike } from '../../motifs/vehicles.ts';

const shades = [
  palette.red,
  palette.teal,
  palette.navy,
  palette.straw,
  palette.cream,
  palette.brick,
  palette.moss,
  palette.plum,
] as const;

const draw = (): string =>
  sky('#1d2a4f', '#4d4a78', '#a8687a') +
  stars('ob1', 40, 150) +
  tree(1190, 640, 520, '#2f4a52') +
  rect(140, 250, 900, 460, '#6b4a44') +
  fade(
    0.35,
    times(11, (row) =>
      times(16, (index) => rect(146 + index * 58 - (row % 2) * 26, 256 + row * 42, 54, 38, '#8a625a', 3)),
    ),
  ) +
  roof(590, 260, 1080, 170, '#262c46', 0.86, 14) +
  rect(190, 330, 560, 340, '#2f2228', 6) +
  rect(206, 346, 528, 308, verticalGradient('#ffdf9a', '#f6b765')) +
  circle(470, 500, 400, halo('#ffcf7a', '88')) +
  shelf('ob2', 220, 360, 230, 290, 3, '#8a5836', shades) +
  shelf('ob3', 490, 360, 230, 290, 3, '#8a5836', shades) +
  pendant(470, 0, 1, palette.ink) +
  line(470, 346, 470, 400, palette.ink, 3) +
  path('M440 424Q470 380 500 424Z', palette.moss) +
  person(
    470,
    650,
    220,
    poses.hold,
    { top: palette.cream, bottom: palette.slate, hair: palette.pale },
    1,
    rect(-8, -10, 20, 16, palette.red, 2),
  ) +
  each(
    [0, 1, 2],
    (index) =>
      line(206, 346 + index * 103, 734, 346 + index * 103, '#4c3026', index ? 5 : 8) +
      line(206 + index * 264, 346, 206 + index * 264, 654, '#4c3026', 9),
  ) +
  rect(800, 360, 180, 350, '#2f2228', 4) +
  rect(814, 374, 152, 336, palette.wine) +
  rect(830, 392, 120, 150, '#ffd78a') +
  line(890, 392, 890, 542, '#4c3026', 5) +
  line(830, 466, 950, 466, '#4c3026', 5) +
  circle(836, 600, 8, palette.straw) +
  rect(250, 272, 600, 50, '#4c2a20', 4) +
  fade(
    0.9,
    each([0, 1, 2, 3], (index) => rect(400 + index * 84, 284, 46, 26, palette.straw, 3)),
  ) +
  lantern(780, 350, 20) +
  lantern(1010, 350, 20) +
  rect(0, 700, 1280, 153, verticalGradient('#4d4658', '#2a2740')) +
  fade(
    0.3,
    times(11, (index) => line(index * 140 - 60, 853, 100 + index * 110, 704, '#7a7088', 2)),
  ) +
  fade(0.45, polygon([206, 704, 734, 704, 860, 853, 60, 853], '#f6b765')) +
  rect(200, 690, 400, 24, palette.wood) +
  books('ob4', 214, 590, 690, 84, shades) +
  crate(690, 730, 120, 50, palette.brick) +
  books('ob5', 636, 744, 690, 60, shades) +
  person(
    880,
    826,
    380,
    poses.hold,
    { top: palette.red, bottom: palette.navy, style: 'long', coat: true },
    -1,
    path('M-14-12L4-6L22-14V10L4 18L-14 12Z', palette.teal) + path('M-12-12L4-6V16L-12 10Z', palette.cream),
  ) +
  person(
    330,
    838,
    340,
    { ...poses.bend, lean: 22, nod: 10 },
    { top: palette.straw, bottom: palette.slate },
    1,
  ) +
  lamp(1100, 760, 560, '#1b2036', true, true) +
  at(1160, 820, bike(0, 0, 220, palette.teal)) +
  pigeon(560, 836, 30, palette.stone) +
  at(
    640,
    842,
    path('M-30 0C-34-30-10-40 10-34C14-46 30-46 34-34C44-20 30-6 26 0Z', '#2b2430') +
      path('M-28-6C-50-10-50-40-40-44', 'none', 'stroke="#2b2430" stroke-width="7" stroke-linecap="round"') +
      path('M14-42L12-56L22-46ZM28-46L36-56L34-40Z', '#2b2430'),
  );

export const oldBookshop: Scene = { alt: '老书店的灯光，门前有人翻书', draw };
