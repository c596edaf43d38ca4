import { basket } from '../../motifs/goods.ts';
import { ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { at, circle, each, ellipse, path, type Scene, stroke } from '../../drawing/svg.ts';
import { flag } from '../../motifs/things.ts';
import { branching, tree } from '../../motifs/trees.ts';

const draw = (): string =>
  sky('#9ccbd6', '#e0ecdb', '#fbf2d0') +
  sun(1060, 170, 54, '#fff4cf', '#fff0b0') +
  clouds(palette.white, 0.8, [
    [280, 130, 300],
    [760, 90, 240],
  ]) +
  ridge('vo1', 380, 60, '#a3c8ab', '#d0e2b9', 480) +
  ridge('vo2', 470, 30, '#7fb380', '#acc983', 540) +
  each([60, 150, 1010, 1120, 1230], (x, index) => tree(x, 540, 130 + (index % 2) * 30, '#6fa060')) +
  path('M0 540Q400 490 760 530T1280 520V853H0Z', verticalGradient('#a3c46c', '#6d9a4c')) +
  each(
    [
      [300, 600, 0.5],
      [470, 580, 0.42],
      [900, 580, 0.42],
      [1090, 610, 0.54],
      [180, 570, 0.36],
      [720, 566, 0.36],
    ] as const,
    ([x, y, s]) =>
      ellipse(x, y, 60 * s, 14 * s, '#7a5236') +
      branching(x, y, 210 * s, `vo${x}`, '#7a5236', (px, py) => circle(px, py, 6, '#8fbf5c'), 3),
  ) +
  person(
    400,
    620,
    150,
    poses.dig,
    { top: palette.white, bottom: palette.slate, vest: palette.red },
    1,
    '<path d="M-16-40L24 50" stroke="#4c3026" stroke-width="4"/>',
  ) +
  person(
    860,
    610,
    140,
    poses.carry,
    { top: palette.white, bottom: palette.navy, vest: palette.red, style: 'tail' },
    -1,
  ) +
  person(1160, 650, 160, poses.bend, { top: palette.cream, bottom: palette.slate, vest: palette.red }, -1) +
  ellipse(640, 800, 190, 42, '#6b4630') +
  path('M520 806Q560 740 640 760Q720 736 770 806Z', '#8a5a3c') +
  branching(
    640,
    770,
    330,
    'sapling',
    '#7a5236',
    (px, py, n) =>
      ellipse(
        px,
        py,
        6,
        3.4,
        ['#6fa04c', '#9cc765', '#5a8f45'][n % 3]!,
        `transform="rotate(${(n * 47) % 180} ${px} ${py})"`,
      ),
    4,
    26,
  ) +
  person(
    420,
    830,
    400,
    { ...poses.dig, nod: 10 },
    { top: palette.white, bottom: palette.navy, vest: palette.red, hat: 'cap', hatColour: palette.red },
    1,
    '<path d="M-20-50L22 46" stroke="#4c3026" stroke-width="3"/><path d="M16 40L32 36L34 58L24 62Z" fill="#4b5868"/>',
  ) +
  person(
    850,
    830,
    390,
    poses.reach,
    { top: palette.cream, bottom: palette.slate, vest: palette.red, style: 'tail' },
    -1,
  ) +
  person(
    960,
    836,
    230,
    { ...poses.bend, lean: 20, nod: 4 },
    { top: palette.straw, bottom: palette.blue, child: true },
    -1,
    at(
      0,
      0,
      path('M-12 0H12L9 22H-9Z', palette.teal) + stroke('M-12 0Q0-18 12 0M-12 4L-28-6', palette.teal, 3),
    ),
  ) +
  person(210, 840, 250, poses.carry, {
    top: palette.jade,
    bottom: palette.slate,
    hair: palette.pale,
    vest: palette.red,
  }) +
  basket(1130, 840, 150) +
  flag(1230, 800, 300) +
  grass('vo4', 0, 1280, 862, 40, 120, '#4f7f3f', 3);

export const volunteers: Scene = { alt: '红马甲志愿者与居民一起植树', draw };
