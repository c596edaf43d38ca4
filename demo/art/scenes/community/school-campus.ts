import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person, wardrobe } from '../../motifs/people.ts';
import { bush } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky, sun } from '../../motifs/sky.ts';
import { at, circle, each, fade, line, polygon, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { flag } from '../../motifs/things.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string =>
  sky('#6fb4d0', '#c4e2dc', '#fbf0cc') +
  cumulus(220, 130, 240, palette.white) +
  cumulus(1080, 160, 220, palette.white, 0.9) +
  sun(940, 110, 46, '#fff4cc', '#ffeaa0') +
  rect(110, 250, 1060, 300, '#f3e1bf') +
  rect(470, 190, 340, 360, '#eccf9f') +
  rect(96, 238, 1088, 18, palette.brick) +
  rect(456, 176, 368, 20, palette.brick) +
  polygon([560, 176, 640, 120, 720, 176], '#e2bd84') +
  circle(640, 156, 14, palette.white) +
  stroke('M640 156V148M640 156L646 160', palette.ink, 2.4) +
  each(
    [0, 1, 2],
    (row) =>
      times(
        4,
        (index) =>
          rect(140 + index * 80, 276 + row * 86, 54, 56, palette.white) +
          rect(144 + index * 80, 280 + row * 86, 46, 48, '#7fb0bf') +
          rect(844 + index * 80, 276 + row * 86, 54, 56, palette.white) +
          rect(848 + index * 80, 280 + row * 86, 46, 48, '#7fb0bf'),
      ) +
      times(
        3,
        (index) =>
          rect(500 + index * 100, 226 + row * 86, 78, 56, palette.white) +
          rect(504 + index * 100, 230 + row * 86, 70, 48, row ? '#7fb0bf' : '#8fc0c8'),
      ),
  ) +
  rect(580, 470, 120, 80, palette.umber) +
  rect(586, 476, 52, 74, '#5d8a94') +
  rect(642, 476, 52, 74, '#5d8a94') +
  each([60, 180, 1090, 1220], (x, index) =>
    tree(x, 560, 220 + (index % 2) * 40, index % 2 ? '#6fa45c' : '#5b9150'),
  ) +
  rect(0, 548, 1280, 305, verticalGradient('#d5644a', '#b04a3a')) +
  fade(
    0.75,
    each([-900, -420, 60, 400, 880, 1220, 1700, 2180], (x) =>
      line(x, 853, 640 + (x - 640) * 0.4, 560, palette.white, 4),
    ),
  ) +
  polygon([500, 550, 780, 550, 980, 853, 300, 853], verticalGradient('#e9dcbf', '#d3c19a')) +
  flag(360, 590, 330) +
  rect(320, 590, 80, 12, palette.white) +
  bush(470, 566, 90, '#6fa45c') +
  bush(810, 566, 90, '#6fa45c') +
  rect(120, 640, 74, 213, '#b5503f') +
  rect(1086, 640, 74, 213, '#b5503f') +
  rect(110, 626, 94, 18, palette.cream) +
  rect(1076, 626, 94, 18, palette.cream) +
  circle(157, 606, 20, palette.lamp) +
  circle(1123, 606, 20, palette.lamp) +
  fade(
    0.9,
    times(
      8,
      (index) =>
        line(0 + index * 15, 853, index * 15, 690, palette.slate, 4) +
        line(1166 + index * 15, 853, 1166 + index * 15, 690, palette.slate, 4),
    ),
  ) +
  each(
    [
      [560, 640, 110, 1, 0],
      [700, 650, 115, -1, 3],
      [620, 690, 140, 1, 6],
      [470, 760, 190, 1, 7],
      [760, 770, 200, -1, 2],
      [640, 820, 230, 1, 9],
      [400, 810, 220, 1, 5],
    ] as const,
    ([x, y, size, face, look], index) =>
      at(
        x - face * size * 0.11,
        y - size * 0.66,
        rect(
          -size * 0.1,
          0,
          size * 0.2,
          size * 0.26,
          [palette.red, palette.straw, palette.teal, palette.navy][index % 4]!,
          size * 0.05,
        ),
      ) +
      person(
        x,
        y,
        size,
        index % 2 ? poses.walk : poses.run,
        { ...wardrobe[look]!, child: true, bottom: palette.navy },
        face,
      ),
  ) +
  person(
    1010,
    820,
    320,
    poses.raise,
    { top: palette.white, bottom: palette.slate, style: 'bun', skirt: true },
    -1,
  );

export const schoolCampus: Scene = { alt: '校园清晨，孩子们背着书包走进校门', draw };
