import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, each, fade, line, path, polygon, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { pendant, shelf, stool } from '../../motifs/things.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#e9d6ae', '#d3b483')) +
  path('M430 520V200A210 210 0 0 1 850 200V520Z', verticalGradient('#9cc9d0', '#f6edcf')) +
  path('M430 420Q540 360 650 410T850 390V520H430Z', '#86b27a') +
  stroke(
    'M430 520V200A210 210 0 0 1 850 200V520M640-10V520M430 250H850M430 390H850M500 90L640 250L780 90',
    '#8a5f3c',
    10,
  ) +
  shelf('lb1', 20, 60, 350, 620, 5, palette.wood, [
    palette.red,
    palette.teal,
    palette.navy,
    palette.straw,
    palette.cream,
    palette.brick,
    palette.moss,
  ]) +
  shelf('lb2', 910, 60, 350, 620, 5, palette.wood, [
    palette.red,
    palette.blue,
    palette.straw,
    palette.plum,
    palette.cream,
    palette.jade,
    palette.umber,
  ]) +
  rect(0, 676, 1280, 180, verticalGradient('#a8744a', '#7a4f30')) +
  fade(0.4, polygon([470, 520, 810, 520, 1000, 853, 280, 853], '#fff3cf')) +
  rect(400, 510, 480, 20, palette.wood) +
  line(330, 690, 400, 90, '#b5804f', 12) +
  line(270, 690, 340, 90, '#b5804f', 12) +
  times(11, (index) =>
    line(276 + index * 6.2, 640 - index * 52, 338 + index * 6.2, 640 - index * 52, '#b5804f', 9),
  ) +
  person(330, 430, 250, poses.raise, { top: palette.teal, bottom: palette.slate, style: 'tail' }, -1) +
  pendant(560, 130, 120, palette.moss) +
  pendant(740, 130, 120, palette.moss) +
  person(
    850,
    720,
    330,
    poses.hold,
    { top: palette.straw, bottom: palette.navy },
    1,
    path('M-14-12L4-6L22-14V10L4 18L-14 12Z', palette.red) + path('M-12-12L4-6V16L-12 10Z', palette.cream),
  ) +
  at(
    640,
    790,
    rect(-300, -90, 600, 22, palette.clay, 4) +
      rect(-280, -68, 18, 100, '#8a5330') +
      rect(262, -68, 18, 100, '#8a5330'),
  ) +
  stool(500, 840, 100, palette.wood) +
  person(500, 846, 330, poses.sit, { top: palette.red, bottom: palette.navy, style: 'long' }, 1, '') +
  stool(800, 840, 100, palette.wood) +
  person(800, 846, 330, poses.sit, { top: palette.blue, bottom: palette.slate, hair: palette.pale }, -1, '') +
  path('M540 688L590 676L640 690V700L590 688L540 700Z', palette.white) +
  path('M660 690L710 676L760 688V700L710 688L660 700Z', palette.white) +
  each([0, 1, 2, 3], (index) =>
    rect(
      610 + (index % 2) * 4,
      668 - index * 15,
      84,
      14,
      [palette.red, palette.teal, palette.straw, palette.navy][index]!,
      2,
    ),
  ) +
  path('M604 624h8v60h-8Z', palette.wood) +
  person(
    1160,
    846,
    240,
    poses.squat,
    { top: palette.white, bottom: palette.red, child: true, style: 'tail' },
    -1,
    path('M-14-6L4 0L22-8V12L4 20L-14 14Z', palette.teal),
  ) +
  person(130, 850, 330, poses.stroll, { top: palette.plum, bottom: palette.ink, style: 'bun' }, 1);

export const libraryReading: Scene = { alt: '图书馆里静静读书的人们', draw };
