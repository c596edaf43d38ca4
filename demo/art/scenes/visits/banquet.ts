import { lanternString } from '../../motifs/courtyard.ts';
import { pot, steam } from '../../motifs/goods.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person, shoulders } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { circle, each, ellipse, path, rect, stroke, type Scene } from '../../drawing/svg.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#7c2a2c', '#a3443a')) +
  each(
    [60, 330, 780, 1050],
    (x) =>
      rect(x, 120, 170, 360, '#c98a4a', 4) +
      rect(x + 10, 130, 150, 340, '#f4deb0') +
      stroke(
        `M${x + 10} 220H${x + 160}M${x + 10} 380H${x + 160}M${x + 60} 130V220M${x + 110} 130V220M${x + 60} 380V470M${x + 110} 380V470`,
        '#c98a4a',
        6,
      ) +
      tree(x + 85, 372, 120, '#8fae6a'),
  ) +
  rect(530, 100, 220, 320, '#e9c98a', 4) +
  rect(544, 114, 192, 292, '#f9eed4') +
  path('M560 380L610 260L650 320L690 240L724 380Z', '#6f9a8a') +
  circle(690, 180, 26, palette.red) +
  lanternString(0, 30, 1280, 30, 9, 20) +
  rect(0, 520, 1280, 333, verticalGradient('#6b3a2c', '#4c2820')) +
  person(
    1110,
    700,
    440,
    { ...poses.reach, near: [82, 96] },
    { top: palette.wine, bottom: palette.ink, style: 'bun', apron: palette.ink },
    -1,
    ellipse(-4, -5, 15, 4, palette.white) +
      path('M-14-6Q-4-13 7-7L12-11V-3L7-6Q-4-2-14-6Z', palette.persimmon),
  ) +
  person(300, 690, 400, poses.sit, { top: palette.cream, bottom: palette.ink, hair: palette.pale }, 1) +
  person(470, 670, 380, poses.sit, { top: palette.rose, bottom: palette.navy, style: 'long' }, 1) +
  person(760, 670, 380, poses.sit, { top: palette.navy, bottom: palette.ink }, -1) +
  person(
    920,
    690,
    400,
    poses.sit,
    { top: palette.plum, bottom: palette.ink, hair: palette.pale, style: 'bun' },
    -1,
  ) +
  rect(200, 700, 830, 153, '#b8141c') +
  ellipse(615, 706, 420, 86, '#9c1018') +
  ellipse(615, 694, 420, 86, palette.cream) +
  ellipse(615, 676, 260, 50, '#d9c49a') +
  ellipse(615, 670, 260, 50, '#efe2c0') +
  each(
    [
      [450, 664, 66, palette.leaf],
      [580, 640, 60, palette.persimmon],
      [720, 646, 62, palette.straw],
      [560, 696, 76, '#8a4a2c'],
      [720, 694, 70, palette.jade],
      [290, 700, 44, palette.white],
      [400, 746, 46, palette.white],
      [640, 760, 48, palette.white],
      [850, 742, 46, palette.white],
      [950, 700, 44, palette.white],
    ] as const,
    ([x, y, w, fill]) =>
      ellipse(x, y, w, w * 0.3, palette.white) + ellipse(x, y - 3, w * 0.72, w * 0.2, fill),
  ) +
  steam(560, 680, 90) +
  pot(640, 664, 60, 76, 'jar', '#e9f1ea') +
  shoulders(430, 800, 150, palette.moss, palette.ink, 'short') +
  shoulders(800, 806, 150, palette.straw, palette.umber, 'tail');

export const banquet: Scene = { alt: '酒店包间里的圆桌家宴，服务员上鱼', draw };
