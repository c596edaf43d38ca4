import { sailboat } from '../../motifs/boats.ts';
import { bowl, pot } from '../../motifs/goods.ts';
import { curtained, potted, sofa } from '../../motifs/interior.ts';
import { darker, halo, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { at, circle, each, ellipse, fade, path, rect, stroke, times, type Scene } from '../../drawing/svg.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#f3e5cb', '#e6d0a8')) +
  rect(0, 630, 1280, 223, verticalGradient('#b8936a', '#97734c')) +
  curtained(
    640,
    110,
    520,
    400,
    '#c9a06a',
    rect(640, 330, 520, 180, verticalGradient('#8fc4cc', '#4f95a8')) +
      fade(
        0.6,
        each(
          [
            [690, 380, 90],
            [860, 410, 120],
            [1020, 370, 80],
            [740, 450, 130],
            [980, 470, 110],
          ] as const,
          ([x, y, w]) => rect(x, y, w, 6, palette.white, 3),
        ),
      ) +
      sailboat(1000, 390, 90, palette.red, palette.cream) +
      circle(790, 220, 40, '#fff4d4'),
  ) +
  rect(60, 380, 560, 190, '#9c6a44', 8) +
  times(6, (index) => rect(76 + index * 90, 396, 78, 160, darker('#9c6a44', 0.1), 4)) +
  rect(210, 150, 260, 180, palette.wood, 4) +
  rect(224, 164, 232, 152, verticalGradient('#e9b98a', '#f4e2b8')) +
  circle(380, 214, 26, palette.red) +
  path('M224 316L290 236L340 284L396 230L456 316Z', '#6f8a94') +
  rect(90, 600, 60, 150, '#7a4f30') +
  rect(530, 600, 60, 150, '#7a4f30') +
  path('M100 640Q100 560 150 556H540Q590 556 590 640V760H100Z', palette.white) +
  each(
    [180, 400],
    (x) =>
      path(
        `M${x} 580C${x - 14} 530 ${x + 6} 516 ${x + 70} 516S${x + 150} 530 ${x + 140} 580Q${x + 70} 596 ${x} 580Z`,
        '#fffaf0',
      ) + fade(0.3, stroke(`M${x + 20} 570Q${x + 70} 560 ${x + 120} 570`, palette.stone, 4)),
  ) +
  path('M84 640Q340 610 606 640L640 790H50Z', '#f4ecdc') +
  path('M66 700Q340 668 624 700L650 790H40Z', palette.teal) +
  rect(46, 786, 600, 24, '#7a4f30') +
  each(
    [40, 610],
    (x) =>
      rect(x, 470, 6, 60, palette.ink) +
      path(`M${x - 34} 480L${x - 20} 420H${x + 26}L${x + 40} 480Z`, palette.lamp) +
      circle(x + 3, 450, 100, halo(palette.lamp, '88')),
  ) +
  sofa(980, 740, 320, '#7f9a94', [palette.straw]) +
  at(
    790,
    780,
    ellipse(0, -70, 70, 14, palette.wood) +
      rect(-6, -66, 12, 66, palette.umber) +
      ellipse(0, 0, 40, 8, palette.umber),
  ) +
  pot(775, 706, 46, 60, 'vase', '#2f7d86') +
  bowl(820, 712, 44, palette.white) +
  potted(1230, 790, 250);

export const hotelRoom: Scene = { alt: '酒店海景客房，床品整齐，窗外是海', draw };
