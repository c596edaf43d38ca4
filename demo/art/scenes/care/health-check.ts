import { clipboard, potted } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, fade, line, rect, stroke, times, type Scene } from '../../drawing/svg.ts';
import { plus, stool } from '../../motifs/things.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#dfeeea', '#eef3e6')) +
  rect(0, 580, 1280, 273, verticalGradient('#c3d3c9', '#a3b8ae')) +
  rect(80, 110, 460, 330, palette.white, 8) +
  each([0, 1, 2, 3, 4], (row) =>
    times(5 + row, (index) =>
      at(
        310 + (index - (4 + row) / 2) * (74 - row * 10),
        170 + row * 58,
        stroke(
          index % 2 ? 'M-10-10V10H10M-10 0H6M-10-10H10' : 'M10-10V10H-10M10 0H-6M10-10H-10',
          palette.ink,
          5,
        ),
        1.3 - row * 0.22,
      ),
    ),
  ) +
  plus(1130, 190, 110, palette.jade) +
  rect(640, 120, 360, 260, palette.white, 8) +
  stroke('M670 260H740L764 200L800 330L830 250H970', palette.red, 7) +
  fade(
    0.3,
    times(6, (index) => line(660, 160 + index * 36, 980, 160 + index * 36, palette.jade, 2)),
  ) +
  person(
    900,
    700,
    440,
    poses.sit,
    { top: palette.white, bottom: palette.teal, coat: true, style: 'bun' },
    -1,
  ) +
  person(
    420,
    710,
    450,
    { ...poses.sit, near: [70, 92] },
    { top: palette.persimmon, bottom: palette.slate, hair: palette.pale },
    1,
  ) +
  stool(430, 720, 160, palette.slate) +
  stool(900, 712, 160, palette.slate) +
  rect(520, 560, 280, 22, palette.white, 6) +
  rect(540, 582, 16, 190, palette.stone) +
  rect(764, 582, 16, 190, palette.stone) +
  at(
    660,
    560,
    rect(-50, -60, 100, 60, palette.slate, 8) +
      rect(-40, -52, 60, 34, '#bfe6c0', 4) +
      circle(36, -36, 8, palette.red) +
      stroke('M-50-20Q-90-40-104-14', palette.ink, 6),
  ) +
  person(
    1120,
    800,
    430,
    poses.hold,
    { top: palette.rose, bottom: palette.slate, style: 'tail' },
    -1,
    clipboard(4, -6, 15),
  ) +
  person(
    140,
    800,
    430,
    poses.walk,
    { top: palette.moss, bottom: palette.ink, hair: palette.stone, style: 'bun' },
    1,
  ) +
  potted(1230, 830, 240);

export const healthCheck: Scene = { alt: '客户在健康管理中心量血压', draw };
