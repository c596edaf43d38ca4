import { flock, pigeon } from '../../motifs/birds.ts';
import { house } from '../../motifs/courtyard.ts';
import { ridge, rows } from '../../motifs/land.ts';
import { tractor } from '../../motifs/machines.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { grass } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { at, circle, each, fade, path, polygon, rect, type Scene, stroke } from '../../drawing/svg.ts';
import { branching } from '../../motifs/trees.ts';

const draw = (): string =>
  sky('#8fc0d0', '#d9e8da', '#fbeed0') +
  clouds(palette.white, 0.85, [
    [260, 140, 340],
    [960, 110, 380],
  ]) +
  ridge('sp1', 330, 50, '#a9c4bd', '#dbe3c9', 400) +
  ridge('sp2', 380, 24, '#8db38e', '#b9cf9c', 420) +
  each([80, 210, 330, 1010, 1120, 1240], (x, index) =>
    branching(
      x,
      430,
      150 + (index % 2) * 30,
      `sp${x}`,
      '#6b4a44',
      (px, py, n) =>
        circle(px, py, 7 + (n % 3) * 2, ['#f2a7b5', '#f7c7cd', '#e98ba0'][n % 3]!, 'opacity="0.9"'),
      5,
    ),
  ) +
  house(640, 426, 110, 46, '#f1e4cb', palette.brick) +
  house(760, 424, 90, 40, '#eadbbd', palette.brick) +
  rect(0, 420, 1280, 436, verticalGradient('#9cc069', '#6d9a4c')) +
  polygon([500, 420, 1000, 420, 1900, 853, -300, 853], verticalGradient('#9a6b48', '#5d3b2c')) +
  rows(760, 420, '#4c3026', 40, 5, 0.45) +
  fade(0.35, rows(760, 420, '#c9976a', 40, 1.6, 0.8)) +
  path('M0 560Q180 600 120 853H0Z', '#7fae55') +
  grass('sp3', 0, 160, 853, 50, 50, '#4f7f3f', 3) +
  at(
    700,
    690,
    tractor(0, 0, 380) +
      person(-62, -120, 116, poses.sit, {
        top: palette.navy,
        bottom: palette.slate,
        hat: 'straw',
        skin: palette.tan,
      }) +
      stroke('M-120-50H-210M-150-50L-170 6M-190-50L-210 6M-230-40L-250 6M-210-50L-240-40', palette.slate, 9) +
      path('M-300 10q20-30 50-18q24-18 46-2q26-10 40 14Z', '#7a4f36'),
  ) +
  each(
    [
      [250, 720],
      [180, 770],
      [330, 780],
      [400, 690],
      [290, 660],
    ] as const,
    ([x, y], index) => pigeon(x, y, 46, palette.white, index % 2 === 0),
  ) +
  flock(
    '#5f6d74',
    [
      [460, 240, 16],
      [500, 222, 13],
      [540, 250, 11],
    ],
    2.6,
  ) +
  person(
    1120,
    640,
    150,
    poses.dig,
    { top: palette.red, bottom: palette.slate, style: 'bun', hat: 'straw' },
    -1,
    '<path d="M-14-40L26 44L40 40" fill="none" stroke="#4c3026" stroke-width="3"/>',
  );

export const tractorSpring: Scene = { alt: '春耕时节，拖拉机翻耕土地，桃花初开', draw };
