import { lantern } from '../../motifs/courtyard.ts';
import { pot, steam } from '../../motifs/goods.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { pavilion, styles } from '../../motifs/roofs.ts';
import {
  at,
  circle,
  each,
  fade,
  line,
  ellipse,
  path,
  polygon,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { tree, willow } from '../../motifs/trees.ts';
import { sea } from '../../motifs/water.ts';

const draw = (): string => {
  const cup = (x: number, y: number, s = 1): string =>
    at(
      x,
      y,
      path('M-26-26H26C26 0 14 10 8 12H-8C-14 10-26 0-26-26Z', '#e9f1ea') +
        ellipse(0, -26, 26, 8, '#f7fbf6') +
        ellipse(0, -25, 21, 6, '#b5742f') +
        stroke('M-18-8Q0-2 18-8', palette.blue, 2.4),
      s,
    );
  return (
    rect(0, 0, 1280, 853, verticalGradient('#4f3428', '#6b4632')) +
    rect(180, 70, 920, 480, '#e4eedd') +
    fade(
      1,
      at(
        0,
        0,
        rect(180, 70, 920, 480, verticalGradient('#b5d8d4', '#e9eecf')) +
          tree(330, 430, 260, '#8fb87a') +
          pavilion(840, 430, 220, 240, styles.grey) +
          willow(560, 450, 360, '#7fae5c', 'th') +
          sea(440, '#9fd0c8', '#5f9f9c', 550) +
          fade(
            0.7,
            times(7, (index) => rect(260 + index * 110, 470 + (index % 3) * 22, 60, 5, palette.white, 3)),
          ),
      ),
    ) +
    each([180, 410, 640, 870, 1100], (x) => rect(x - 9, 70, 18, 480, '#5a3224')) +
    rect(170, 56, 940, 22, '#5a3224') +
    rect(170, 540, 940, 26, '#5a3224') +
    each(
      [
        [180, 410],
        [870, 1100],
      ] as const,
      ([a, b]) =>
        fade(
          0.95,
          times(6, (index) =>
            line(a + (index + 0.5) * ((b - a) / 6), 70, a + (index + 0.5) * ((b - a) / 6), 550, '#6b3e2c', 5),
          ) +
            times(8, (index) => line(a, 100 + index * 60, b, 100 + index * 60, '#6b3e2c', 5)) +
            polygon(
              [(a + b) / 2, 210, b - 50, 310, (a + b) / 2, 410, a + 50, 310],
              'none',
              'stroke="#6b3e2c" stroke-width="8"',
            ),
        ),
    ) +
    rect(0, 0, 1280, 56, '#3a241c') +
    lantern(90, 150, 34) +
    lantern(1190, 150, 34) +
    rect(40, 300, 110, 270, '#f3e6c6', 2) +
    fade(
      0.85,
      stroke('M70 520Q100 420 80 340M80 400Q110 380 126 390M76 450Q50 430 52 410', palette.ink, 6) +
        each(
          [
            [84, 344],
            [126, 388],
            [54, 408],
            [100, 376],
          ] as const,
          ([x, y]) => circle(x, y, 8, palette.red),
        ),
    ) +
    rect(1130, 300, 110, 270, '#f3e6c6', 2) +
    fade(
      0.8,
      stroke('M1160 340V520M1190 336V530M1216 346V500', '#3f6d5c', 7) +
        each(
          [
            [1160, 380],
            [1190, 430],
            [1216, 400],
            [1160, 460],
          ] as const,
          ([x, y]) => path(`M${x} ${y}q20-16 34 0q-18 8-34 0Z`, '#3f6d5c'),
        ),
    ) +
    person(
      250,
      900,
      600,
      { lean: 6, near: [40, 104], far: [30, 80], front: [86, 4], back: [82, -4] },
      { top: '#3f6d86', bottom: palette.slate, hair: palette.pale },
      1,
    ) +
    person(
      1040,
      900,
      600,
      { lean: 4, near: [46, 100], far: [30, 80], front: [86, 4], back: [82, -4] },
      { top: palette.red, bottom: palette.ink, style: 'bun' },
      -1,
    ) +
    polygon([60, 660, 1220, 660, 1320, 760, -40, 760], verticalGradient('#a8643c', '#8a4a2c')) +
    rect(-40, 758, 1360, 100, '#6b3826') +
    rect(400, 680, 480, 56, '#4c2a1e', 8) +
    fade(
      0.5,
      times(10, (index) => line(420 + index * 46, 686, 412 + index * 48, 730, '#2f1a12', 4)),
    ) +
    pot(640, 716, 150, 124, 'jar', '#a8553a') +
    ellipse(640, 592, 40, 10, '#8a4028') +
    circle(640, 580, 11, '#8a4028') +
    stroke('M712 660Q770 650 780 600', '#a8553a', 20) +
    stroke('M570 620Q500 620 512 670Q520 700 574 690', '#a8553a', 14) +
    cup(470, 716) +
    cup(810, 716) +
    cup(330, 716, 1.1) +
    cup(960, 716, 1.1) +
    steam(640, 570, 150) +
    steam(330, 686, 90) +
    steam(960, 686, 90) +
    ellipse(180, 716, 90, 22, palette.white) +
    times(7, (index) =>
      circle(
        130 + (index % 4) * 30,
        704 - Math.floor(index / 4) * 16,
        15,
        index % 2 ? palette.straw : palette.ochre,
      ),
    ) +
    pot(1120, 724, 70, 90, 'jar', '#3f7d6c')
  );
};

export const teaHouse: Scene = { alt: '茶馆花格窗前，两人对坐品茶', draw };
