import { clipboard, curtained, laptop, potted, sofa } from '../../motifs/interior.ts';
import { lighter, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, ellipse, path, rect, type Scene } from '../../drawing/svg.ts';
import { shelf, stool } from '../../motifs/things.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#f4e6cc', '#e9d3ab')) +
  rect(0, 600, 1280, 253, verticalGradient('#c79a68', '#a87a4c')) +
  curtained(140, 120, 300, 330, '#d98f6a', tree(230, 450, 220, '#8fb56c') + tree(370, 450, 180, '#7fa860')) +
  rect(560, 130, 200, 150, palette.wood, 4) +
  rect(574, 144, 172, 122, verticalGradient('#a9d0d8', '#e8e2bc')) +
  at(574, 266, path('M0 0L50-60L90-24L130-76L172 0Z', '#6f9a8a')) +
  shelf('fp', 900, 110, 300, 420, 4, '#9c6a40', [
    palette.red,
    palette.teal,
    palette.cream,
    palette.navy,
    palette.moss,
  ]) +
  ellipse(640, 760, 520, 70, '#b8584a') +
  ellipse(640, 756, 470, 56, '#c9786a') +
  sofa(480, 690, 640, '#5f8a84', [palette.straw, palette.rose]) +
  person(
    300,
    700,
    380,
    poses.sit,
    { top: palette.plum, bottom: palette.ink, hair: palette.pale, style: 'bun' },
    1,
  ) +
  person(450, 700, 400, poses.sit, { top: palette.moss, bottom: palette.slate, hair: palette.pale }, 1) +
  person(610, 706, 400, poses.sit, { top: palette.red, bottom: palette.navy, style: 'long' }, 1) +
  person(700, 770, 240, poses.stand, { top: palette.straw, bottom: palette.blue, child: true }, 1) +
  at(
    860,
    740,
    ellipse(0, -70, 130, 20, palette.wood) +
      ellipse(0, -76, 130, 20, lighter(palette.wood, 0.2)) +
      rect(-8, -66, 16, 66, palette.umber),
  ) +
  clipboard(850, 650, 54, 78) +
  laptop(920, 662, 110) +
  stool(1090, 790, 130, palette.wood) +
  person(
    1090,
    800,
    440,
    { ...poses.sit, near: [60, 96] },
    { top: palette.navy, bottom: palette.ink, style: 'tail' },
    -1,
    clipboard(4, -5, 15),
  ) +
  potted(1220, 800, 260);

export const familyPlan: Scene = { alt: '保险顾问与一家三代在客厅里看保障方案', draw };
