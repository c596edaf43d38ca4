import { parasolTop } from '../../motifs/goods.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { seededRandom } from '../../drawing/random.ts';
import {
  at,
  circle,
  each,
  line,
  ellipse,
  path,
  polygon,
  rect,
  ring,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { foam } from '../../motifs/water.ts';

const draw = (): string => {
  const random = seededRandom('beach');
  const bather = (x: number, y: number, colour: string, skin: string, turn: number): string =>
    at(
      x,
      y,
      ellipse(6, 8, 9, 30, '#6b4a3a33') +
        ellipse(0, 6, 8, 20, colour) +
        stroke('M-9 0L-16 22M9 0L18 16M-4 24L-6 48M4 24L7 48', skin, 5.6) +
        circle(0, -18, 9.5, palette.ink),
      1.1,
      turn,
    );
  return (
    rect(0, 0, 1280, 853, verticalGradient('#f2d9a4', '#e8c88c')) +
    times(340, () =>
      circle(
        random.between(0, 1280),
        random.between(0, 853),
        random.between(1, 2.6),
        random.next() > 0.5 ? '#cfa768' : '#fbeecb',
        'opacity="0.7"',
      ),
    ) +
    path('M0 0H1280V250Q1120 330 960 300T620 400T300 400T0 500Z', '#d9bd84') +
    path('M0 0H1280V210Q1120 300 960 270T620 370T300 366T0 462Z', verticalGradient('#1f7f9a', '#7cc9c2')) +
    path('M0 0H1280V90Q1100 190 900 150T520 240T200 230T0 320Z', verticalGradient('#14607f', '#2f95a6')) +
    foam('M0 462Q180 450 300 366T620 370T960 270T1280 210', palette.white, 15) +
    foam('M0 330Q120 310 200 235T520 246T900 156T1280 96', '#d9f1ea', 8) +
    foam('M0 170Q140 190 260 120T640 110T1280-20', '#a8dcd9', 6) +
    at(
      250,
      150,
      ellipse(0, 0, 16, 70, palette.straw) +
        ellipse(0, 0, 5, 66, palette.red) +
        circle(0, -8, 12, palette.ink) +
        stroke('M-10 0L-30-26M10 0L28-30', palette.tan, 7),
      1,
      54,
    ) +
    at(
      760,
      190,
      ring(0, 0, 30, palette.red, 17) +
        ring(0, 0, 30, palette.white, 17, 'stroke-dasharray="24 24"') +
        circle(0, 0, 12, palette.skin) +
        circle(0, -4, 11, palette.ink),
    ) +
    bather(520, 300, palette.navy, palette.tan, 80) +
    bather(1010, 200, palette.red, palette.skin, -100) +
    bather(420, 180, palette.plum, palette.skin, 50) +
    each(
      [
        [180, 620, 92, palette.red, palette.white],
        [470, 560, 74, palette.teal, palette.cream],
        [720, 690, 104, palette.straw, palette.white],
        [1010, 480, 84, palette.persimmon, palette.cream],
        [1170, 700, 96, palette.navy, palette.white],
        [400, 780, 84, palette.rose, palette.white],
        [900, 800, 70, palette.jade, palette.white],
      ] as const,
      ([x, y, r, a, b]) =>
        rect(x + r * 0.6, y + r * 0.1, 44, 106, b === palette.white ? a : b, 4) +
        rect(x + r * 0.6, y + r * 0.5, 44, 16, palette.white) +
        parasolTop(x, y, r, a, b),
    ) +
    bather(300, 690, palette.teal, palette.skin, 12) +
    bather(600, 600, palette.red, palette.tan, -30) +
    bather(1100, 590, palette.straw, palette.skin, 30) +
    bather(860, 590, palette.indigo, palette.tan, 150) +
    bather(900, 560, palette.pink, palette.skin, 110) +
    at(
      600,
      470,
      rect(-30, -30, 60, 60, '#cfa869', 4) +
        each(
          [
            [-30, -30],
            [30, -30],
            [-30, 30],
            [30, 30],
          ] as const,
          ([x, y]) => circle(x, y, 15, '#dcb87a') + circle(x, y, 8, '#c49a5c'),
        ) +
        polygon([0, 0, 26, -8, 0, -16], palette.red) +
        line(0, 0, 0, -18, palette.umber, 3),
    ) +
    circle(960, 640, 17, palette.white) +
    path('M960 623A17 17 0 0 1 977 640L960 640Z', palette.red) +
    path('M943 640A17 17 0 0 0 960 657V640Z', palette.navy)
  );
};

export const rizhaoBeach: Scene = { alt: '俯瞰日照海滨，遮阳伞与浪花', draw };
