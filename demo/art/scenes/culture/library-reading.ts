import { down } from '../../drawing/paint.ts';
import { c } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, each, fade, line, path, poly, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { pendant, shelf, stool } from '../../motifs/things.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, down('#e9d6ae', '#d3b483')) +
  path('M430 520V200A210 210 0 0 1 850 200V520Z', down('#9cc9d0', '#f6edcf')) +
  path('M430 420Q540 360 650 410T850 390V520H430Z', '#86b27a') +
  stroke(
    'M430 520V200A210 210 0 0 1 850 200V520M640-10V520M430 250H850M430 390H850M500 90L640 250L780 90',
    '#8a5f3c',
    10,
  ) +
  shelf('lb1', 20, 60, 350, 620, 5, c.wood, [c.red, c.teal, c.navy, c.straw, c.cream, c.brick, c.moss]) +
  shelf('lb2', 910, 60, 350, 620, 5, c.wood, [c.red, c.blue, c.straw, c.plum, c.cream, c.jade, c.umber]) +
  rect(0, 676, 1280, 180, down('#a8744a', '#7a4f30')) +
  fade(0.4, poly([470, 520, 810, 520, 1000, 853, 280, 853], '#fff3cf')) +
  rect(400, 510, 480, 20, c.wood) +
  line(330, 690, 400, 90, '#b5804f', 12) +
  line(270, 690, 340, 90, '#b5804f', 12) +
  times(11, (index) =>
    line(276 + index * 6.2, 640 - index * 52, 338 + index * 6.2, 640 - index * 52, '#b5804f', 9),
  ) +
  person(330, 430, 250, poses.raise, { top: c.teal, bottom: c.slate, style: 'tail' }, -1) +
  pendant(560, 130, 120, c.moss) +
  pendant(740, 130, 120, c.moss) +
  person(
    850,
    720,
    330,
    poses.hold,
    { top: c.straw, bottom: c.navy },
    1,
    path('M-14-12L4-6L22-14V10L4 18L-14 12Z', c.red) + path('M-12-12L4-6V16L-12 10Z', c.cream),
  ) +
  at(
    640,
    790,
    rect(-300, -90, 600, 22, c.clay, 4) +
      rect(-280, -68, 18, 100, '#8a5330') +
      rect(262, -68, 18, 100, '#8a5330'),
  ) +
  stool(500, 840, 100, c.wood) +
  person(500, 846, 330, poses.sit, { top: c.red, bottom: c.navy, style: 'long' }, 1, '') +
  stool(800, 840, 100, c.wood) +
  person(800, 846, 330, poses.sit, { top: c.blue, bottom: c.slate, hair: c.pale }, -1, '') +
  path('M540 688L590 676L640 690V700L590 688L540 700Z', c.white) +
  path('M660 690L710 676L760 688V700L710 688L660 700Z', c.white) +
  each([0, 1, 2, 3], (index) =>
    rect(610 + (index % 2) * 4, 668 - index * 15, 84, 14, [c.red, c.teal, c.straw, c.navy][index]!, 2),
  ) +
  path('M604 624h8v60h-8Z', c.wood) +
  person(
    1160,
    846,
    240,
    poses.squat,
    { top: c.white, bottom: c.red, child: true, style: 'tail' },
    -1,
    path('M-14-6L4 0L22-8V12L4 20L-14 14Z', c.teal),
  ) +
  person(130, 850, 330, poses.stroll, { top: c.plum, bottom: c.ink, style: 'bun' }, 1);

export const libraryReading: Scene = { alt: '图书馆里静静读书的人们', draw };
