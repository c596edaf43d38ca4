import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person, shoulders } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import {
  circle,
  each,
  fade,
  line,
  path,
  polygon,
  rect,
  ring,
  type Scene,
  stroke,
} from '../../drawing/svg.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#f6ecd2', '#ecd9b2')) +
  rect(0, 560, 1280, 293, verticalGradient('#c99a66', '#a8744a')) +
  rect(250, 90, 660, 330, '#8a5f3c', 6) +
  rect(266, 106, 628, 298, verticalGradient('#2f5f52', '#274f47')) +
  fade(
    0.85,
    stroke('M320 170H480M320 170V300M480 170V300M320 300H480M320 170L480 300', '#f1efe0', 5) +
      ring(590, 236, 62, '#f1efe0', 5) +
      line(590, 236, 634, 192, '#f1efe0', 4) +
      stroke('M690 180h150M690 220h120M690 260h140M690 300h90', '#f1efe0', 5),
  ) +
  rect(250, 414, 660, 14, '#b5804f') +
  rect(300, 408, 30, 8, palette.white) +
  rect(350, 408, 22, 8, palette.straw) +
  rect(980, 80, 260, 380, palette.white) +
  rect(992, 92, 236, 356, verticalGradient('#8fcbd8', '#dcecd4')) +
  path('M992 380Q1080 320 1228 370V448H992Z', '#7fb068') +
  circle(1160, 160, 28, '#fff3c8') +
  line(1110, 92, 1110, 448, palette.white, 10) +
  line(992, 270, 1228, 270, palette.white, 10) +
  path('M960 60Q1010 240 970 470H1000Q1040 240 1010 60Z', palette.rose) +
  path('M1260 60Q1220 240 1250 470H1290V60Z', palette.rose) +
  fade(0.3, polygon([992, 448, 1228, 448, 900, 853, 500, 853], '#fff6d0')) +
  rect(60, 110, 140, 100, '#e2eee4', 4) +
  circle(130, 160, 36, '#7fb8c4') +
  path('M104 150q20-20 34 0t26 14q-10 26-34 24Z', palette.leaf) +
  rect(60, 240, 140, 150, '#f9e6c2', 4) +
  each([0, 1, 2, 3], (index) =>
    rect(
      74 + (index % 2) * 62,
      254 + Math.floor(index / 2) * 66,
      50,
      54,
      [palette.red, palette.teal, palette.straw, palette.blue][index]!,
      3,
    ),
  ) +
  person(
    770,
    590,
    400,
    { ...poses.point, near: [118, 124] },
    { top: palette.red, bottom: palette.slate, style: 'bun', skirt: true },
    -1,
    rect(-3, -10, 5, 8, palette.white),
  ) +
  rect(890, 480, 180, 120, '#b5804f') +
  rect(880, 468, 200, 18, '#c99562') +
  each([0, 1, 2], (index) =>
    rect(910, 456 - index * 12, 80 - index * 8, 12, [palette.red, palette.teal, palette.straw][index]!, 2),
  ) +
  circle(1040, 450, 20, palette.sky) +
  each(
    [
      [110, 620],
      [330, 620],
      [550, 620],
      [980, 620],
      [1190, 620],
    ] as const,
    ([x, y], index) =>
      shoulders(
        x,
        y - 40,
        84,
        [palette.blue, palette.white, palette.straw, palette.blue, palette.white][index]!,
        '#2a2328',
        index % 2 ? 'tail' : 'short',
      ) +
      rect(x - 90, y + 26, 180, 14, '#d9a871', 3) +
      rect(x - 80, y + 40, 10, 60, palette.slate) +
      rect(x + 70, y + 40, 10, 60, palette.slate),
  ) +
  each(
    [
      [200, 760],
      [500, 760],
      [800, 760],
      [1100, 760],
    ] as const,
    ([x, y], index) =>
      shoulders(
        x,
        y - 30,
        128,
        [palette.white, palette.blue, palette.white, palette.blue][index]!,
        '#221c22',
        index % 2 ? 'short' : 'tail',
      ) +
      (index === 2
        ? stroke(`M${x + 52} ${y + 40}L${x + 74} ${y - 40}`, palette.white, 30) +
          stroke(`M${x + 74} ${y - 44}L${x + 78} ${y - 96}`, palette.skin, 19) +
          circle(x + 79, y - 108, 14, palette.skin)
        : '') +
      rect(x - 130, y + 62, 260, 20, '#d9a871', 4) +
      rect(x - 70, y + 48, 70, 14, palette.cream, 2) +
      rect(x + 20, y + 52, 50, 8, palette.red, 3),
  );

export const classroom: Scene = { alt: '课堂上老师板书，学生举手', draw };
