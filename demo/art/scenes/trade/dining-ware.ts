import { bowl, pot, steam } from '../../motifs/goods.ts';
import { curtained } from '../../motifs/interior.ts';
import { lighter, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
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
  stroke,
  times,
  type Scene,
} from '../../drawing/svg.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#e6efe6', '#f6ecd0')) +
  curtained(420, 60, 440, 380, '#e9d3a4', tree(560, 440, 250, '#8fb86c') + tree(740, 440, 220, '#7fae5c')) +
  each(
    [60, 930],
    (x) =>
      rect(x, 200, 290, 14, palette.wood, 3) +
      rect(x, 350, 290, 14, palette.wood, 3) +
      each(
        [50, 130, 220],
        (dx, index) =>
          pot(
            x + dx,
            200,
            60,
            84 - index * 12,
            (['vase', 'jar', 'gourd'] as const)[index]!,
            [palette.teal, palette.brick, palette.ochre][index]!,
          ) + bowl(x + dx, 344, 74, [palette.navy, palette.jade, palette.white][index]!),
      ),
  ) +
  rect(0, 520, 1280, 333, verticalGradient('#b98350', '#94623a')) +
  fade(
    0.3,
    times(6, (row) => line(0, 560 + row * 56, 1280, 560 + row * 56, '#6b4326', 3)),
  ) +
  polygon([360, 853, 480, 520, 800, 520, 920, 853], '#f4ead2') +
  fade(0.5, stroke('M420 853L516 520M860 853L764 520', palette.brick, 8)) +
  each(
    [
      [200, 700, 150, palette.teal],
      [640, 760, 170, palette.white],
      [1080, 700, 150, palette.teal],
    ] as const,
    ([x, y, w, colour]) =>
      ellipse(x, y + 30, w, w * 0.34, '#4c302633') +
      ellipse(x, y + 14, w, w * 0.34, colour) +
      ellipse(x, y + 10, w * 0.84, w * 0.27, lighter(colour, 0.3)) +
      bowl(x, y - 6, w * 0.9, palette.navy) +
      line(x + w * 0.96, y + 40, x + w * 1.1, y - 60, palette.umber, 7) +
      line(x + w * 1.06, y + 44, x + w * 1.2, y - 56, palette.umber, 7),
  ) +
  at(
    400,
    620,
    ellipse(0, 0, 110, 32, '#c99a52') +
      rect(-110, -50, 220, 50, '#d9b06a') +
      ellipse(0, -50, 110, 32, '#e6c684') +
      fade(
        0.5,
        times(9, (index) => line(-90 + index * 22, -72, -90 + index * 22, -30, '#a87a3c', 3)),
      ) +
      each(
        [-50, 0, 50],
        (dx) =>
          path(`M${dx - 28} -50Q${dx - 26} -84 ${dx} -86Q${dx + 26} -84 ${dx + 28} -50Z`, palette.white) +
          stroke(`M${dx} -84q-6 8-14 10M${dx} -84q6 8 14 10`, palette.pale, 3),
      ),
  ) +
  steam(400, 530, 120) +
  pot(870, 640, 130, 140, 'jar', '#a8553a') +
  ellipse(870, 504, 34, 9, '#8a4028') +
  circle(870, 494, 10, '#8a4028') +
  stroke('M930 590Q980 580 986 540', '#a8553a', 18) +
  pot(640, 600, 80, 130, 'vase', '#8fb5bf') +
  each(
    [-50, -20, 14, 46],
    (dx, index) =>
      stroke(`M640 476Q${640 + dx * 0.5} 430 ${640 + dx} ${400 + Math.abs(dx)}`, palette.moss, 5) +
      circle(
        640 + dx,
        392 + Math.abs(dx),
        24,
        [palette.rose, palette.red, palette.straw, palette.pink][index]!,
      ) +
      circle(640 + dx, 392 + Math.abs(dx), 9, palette.cream),
  );

export const diningWare: Scene = { alt: '餐桌上的碗碟、木筷、竹蒸笼和插花', draw };
