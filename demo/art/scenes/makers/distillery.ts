import { basket, pot, steam } from '../../motifs/goods.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import {
  circle,
  each,
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
  rect(0, 0, 1280, 853, verticalGradient('#d9c9a9', '#c3ad84')) +
  polygon([0, 0, 1280, 0, 1280, 60, 640, 160, 0, 60], '#6b4a34') +
  times(9, (index) => line(640, 150, index * 160, 0, '#4c3026', 8)) +
  each(
    [160, 480, 800, 1120],
    (x) =>
      rect(x - 60, 190, 120, 150, verticalGradient('#e6f0e6', '#f6ecc6')) +
      stroke(`M${x} 190V340M${x - 60} 260H${x + 60}`, '#7a5632', 8),
  ) +
  rect(0, 540, 1280, 313, verticalGradient('#a98f6a', '#87704e')) +
  each(
    [250, 560],
    (x) =>
      path(`M${x - 110} 420H${x + 110}L${x + 84} 590H${x - 84}Z`, verticalGradient('#c9a06a', '#8a6038')) +
      fade(
        0.4,
        times(6, (index) => line(x - 96 + index * 38, 420, x - 76 + index * 31, 590, '#5a3a24', 4)),
      ) +
      rect(x - 116, 440, 232, 12, '#5a3a24') +
      rect(x - 100, 540, 200, 12, '#5a3a24') +
      path(`M${x - 110} 420Q${x - 96} 320 ${x} 306Q${x + 96} 320 ${x + 110} 420Z`, '#c3cbd0') +
      rect(x - 14, 280, 28, 30, '#9fb0b8') +
      steam(x, 300, 180, palette.white, 4),
  ) +
  stroke('M574 290Q700 240 780 300V420', '#9fb0b8', 18) +
  rect(700, 420, 160, 170, '#b5bfc4', 10) +
  stroke('M700 540H660V600', '#9fb0b8', 12) +
  pot(650, 690, 90, 90, 'jar', '#8a4f34') +
  stroke('M660 606V620', palette.ice, 5) +
  path('M820 853Q860 690 1060 680T1280 760V853Z', '#b5743c') +
  path('M860 853Q900 730 1060 716T1280 790V853Z', '#c98c4c') +
  fade(
    0.7,
    times(50, (index) =>
      circle(880 + ((index * 67) % 380), 740 + ((index * 37) % 100), 4, index % 2 ? '#8a5224' : '#e6b878'),
    ),
  ) +
  steam(1060, 690, 130) +
  person(
    840,
    800,
    440,
    poses.dig,
    { top: palette.white, bottom: palette.indigo, skin: palette.tan, hat: 'cap', hatColour: palette.white },
    1,
    line(-20, -40, 22, 30, palette.umber, 2.4) + path('M16 22L34 30L26 44L12 34Z', palette.pale),
  ) +
  person(
    1160,
    760,
    420,
    poses.dig,
    { top: palette.blue, bottom: palette.slate, skin: palette.tan, hair: palette.stone },
    -1,
    line(-20, -40, 22, 30, palette.umber, 2.4) + path('M16 22L34 30L26 44L12 34Z', palette.pale),
  ) +
  person(
    400,
    810,
    440,
    poses.carry,
    { top: palette.white, bottom: palette.indigo, skin: palette.tan },
    -1,
    basket(0, 16, 42) + path('M-20-5Q0-18 20-5Z', '#a3452c'),
  ) +
  pot(130, 840, 150, 170, 'jar', '#96583a');

export const distillery: Scene = { alt: '酿酒车间蒸粮，工人翻拌酒醅', draw };
