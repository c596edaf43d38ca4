import { curtained } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person, shoulders } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, each, ellipse, line, path, polygon, rect, stroke, type Scene } from '../../drawing/svg.ts';
import { bunting, stool } from '../../motifs/things.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#f9ecd0', '#f0d9ac')) +
  rect(0, 590, 1280, 263, verticalGradient('#c08f5c', '#9c6e42')) +
  bunting(0, 1280, 40, 40, [palette.red, palette.straw, palette.teal, palette.rose], 18) +
  each(
    [120, 320, 520],
    (x, index) =>
      rect(x, 150, 130, 210, '#b5834f', 3) +
      rect(x + 10, 160, 110, 190, palette.paper) +
      (index === 1
        ? path(
            'M375 200q26 30 10 60q30 10 20 40q-30 14-50-10q-20 10-30-14q20-20 10-40q20-6 40-36Z',
            palette.red,
          )
        : stroke(
            `M${x + 40} 190q30 10 50-6M${x + 65} 180v70M${x + 36} 230h58M${x + 44} 270q20 40 50 50M${x + 90} 264q-20 50-54 60`,
            palette.ink,
            8,
          )),
  ) +
  curtained(800, 130, 360, 280, '#b5584a', tree(900, 410, 210, '#8fb86c') + tree(1060, 410, 180, '#7fae5c')) +
  person(
    240,
    700,
    400,
    poses.raise,
    { top: palette.wine, bottom: palette.ink, hair: palette.pale, style: 'bun' },
    1,
    path('M0 0L-16-17A24 24 0 0 1 16-17Z', palette.red) +
      stroke('M0 0L-8-22M0 0V-23M0 0L8-22', palette.straw, 0.8),
  ) +
  person(
    1060,
    700,
    400,
    { ...poses.sit, near: [50, 110], far: [30, 100] },
    { top: palette.navy, bottom: palette.slate, hair: palette.pale },
    -1,
    at(
      0,
      0,
      line(4, -26, 0, 24, palette.wood, 1.6) +
        ellipse(0, 24, 6, 5, palette.umber) +
        line(-16, 14, 16, 20, palette.cream, 1),
    ),
  ) +
  stool(1064, 708, 140, palette.wood) +
  person(
    560,
    700,
    400,
    { ...poses.reach, near: [52, 70] },
    { top: palette.teal, bottom: palette.slate, hair: palette.stone },
    1,
    line(2, -8, 4, 13, palette.umber, 1.6),
  ) +
  person(840, 700, 400, poses.rest, { top: '#9cd0c4', bottom: palette.white, style: 'tail' }, -1) +
  rect(380, 640, 640, 30, '#a8703c', 6) +
  rect(410, 670, 26, 183, '#7a4a28') +
  rect(964, 670, 26, 183, '#7a4a28') +
  polygon([600, 640, 780, 640, 800, 622, 590, 622], palette.white) +
  stroke('M640 632h40M700 630h50', palette.ink, 6) +
  ellipse(500, 636, 40, 10, palette.ink) +
  path('M860 640l20-16h60l10 16Z', palette.red) +
  shoulders(560, 780, 130, palette.plum, palette.pale, 'short') +
  shoulders(800, 790, 130, palette.moss, palette.stone, 'bald');

export const pensionActivity: Scene = { alt: '养老院活动室，老人写字、剪纸、唱戏', draw };
