import { steps } from '../../motifs/courtyard.ts';
import { ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { roof } from '../../motifs/roofs.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { circle, each, fade, line, rect, times, type Scene } from '../../drawing/svg.ts';
import { pine, tree } from '../../motifs/trees.ts';

const draw = (): string =>
  sky('#9fd0dc', '#e6efd8') +
  clouds(palette.white, 0.85, [
    [240, 90, 260],
    [1080, 120, 280],
  ]) +
  ridge('sg1', 260, 110, '#8fb5b0', '#c3d9c4', 520) +
  ridge('sg2', 360, 80, '#6f9f80', '#a9c99a', 560) +
  each([520, 570, 700, 760], (x, index) => pine(x, 470, 120 + (index % 2) * 30, '#2f6354', index > 1)) +
  steps(640, 560, 190, 12, 12, '#d9d0ba') +
  each(
    [
      [250, 0.9],
      [1030, 0.9],
      [640, 1.15],
    ] as const,
    ([x, s]) =>
      rect(x - 130 * s, 330 - (s > 1 ? 60 : 0), 260 * s, 26, '#2a5f70') +
      roof(x, 330 - (s > 1 ? 58 : 0), 330 * s, 90 * s, '#d19a36'),
  ) +
  each(
    [130, 380, 500, 780, 900, 1150],
    (x) => rect(x - 15, 290, 30, 310, '#9c2f26') + rect(x - 24, 576, 48, 30, '#ded5c2'),
  ) +
  rect(540, 312, 200, 66, palette.navy, 4) +
  rect(560, 330, 160, 10, palette.straw, 5) +
  rect(590, 352, 100, 8, palette.straw, 4) +
  each([20, 80, 1200, 1260], (x) => tree(x, 620, 260, '#6fa056')) +
  rect(0, 600, 1280, 253, verticalGradient('#d9cfb8', '#b9ad92')) +
  fade(
    0.3,
    times(6, (row) => line(0, 620 + row * row * 8, 1280, 620 + row * row * 8, '#93876c', 3)),
  ) +
  each(
    [400, 560, 720, 880],
    (x) =>
      rect(x - 24, 560, 48, 90, '#c3cbd0', 6) +
      rect(x - 18, 568, 36, 22, palette.ink, 3) +
      circle(x, 606, 8, palette.leaf) +
      rect(x + 24, 596, 56, 8, palette.red, 4),
  ) +
  person(640, 690, 250, poses.walk, { top: palette.straw, bottom: palette.slate, style: 'long' }, 1) +
  person(
    480,
    700,
    250,
    poses.walk,
    { top: palette.blue, bottom: palette.ink, hat: 'cap', hatColour: palette.red },
    1,
  ) +
  rect(60, 500, 190, 200, '#efe2c4', 4) +
  rect(80, 540, 150, 80, verticalGradient('#d9efe8', '#f7e9bf')) +
  person(150, 640, 180, poses.rest, { top: palette.teal, bottom: palette.ink }, 1) +
  rect(60, 620, 190, 84, '#9c6a44') +
  roof(155, 506, 260, 60, '#4c5865') +
  person(
    330,
    800,
    380,
    poses.hold,
    { top: palette.red, bottom: palette.navy, hair: palette.stone },
    -1,
    rect(-4, -7, 12, 7, palette.straw, 1),
  ) +
  person(800, 812, 380, poses.stroll, { top: palette.plum, bottom: palette.slate, hat: 'straw' }, -1) +
  person(910, 812, 250, poses.walk, { top: palette.persimmon, bottom: palette.blue, child: true }, -1) +
  person(1030, 806, 400, poses.point, { top: palette.cream, bottom: palette.moss }, -1);

export const scenicGate: Scene = { alt: '景区山门和检票口，游客排队进山', draw };
