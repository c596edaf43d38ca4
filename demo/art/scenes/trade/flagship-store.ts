import { halo, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { sky } from '../../motifs/sky.ts';
import {
  at,
  circle,
  each,
  ellipse,
  fade,
  line,
  path,
  polygon,
  rect,
  stroke,
  type Scene,
} from '../../drawing/svg.ts';

const draw = (): string =>
  sky('#33456f', '#8a83a0', '#e9b99a') +
  rect(60, 60, 1160, 640, '#2c3540') +
  rect(60, 60, 1160, 110, palette.red) +
  circle(300, 115, 34, palette.white) +
  path('M284 126q0-34 34-34q0 34-34 34Z', palette.red) +
  rect(360, 96, 300, 22, palette.white, 11) +
  rect(360, 130, 180, 12, '#f2b8a8', 6) +
  rect(90, 200, 430, 440, verticalGradient('#fdf3d4', '#f0d9a4')) +
  rect(760, 200, 430, 440, verticalGradient('#fdf3d4', '#f0d9a4')) +
  rect(560, 200, 160, 500, verticalGradient('#f7e3b0', '#e9c98a')) +
  line(640, 200, 640, 700, '#2c3540', 8) +
  each([606, 674], (x) => rect(x - 4, 430, 8, 60, palette.straw, 4)) +
  each(
    [170, 300, 440],
    (x, index) =>
      rect(x - 44, 520 - index * 30, 88, 120 + index * 30, palette.white) +
      rect(x - 54, 510 - index * 30, 108, 14, palette.pale, 4),
  ) +
  at(
    170,
    510,
    path('M-30 0L-24-70H24L30 0Z', palette.teal) +
      rect(-26, -84, 52, 16, palette.slate, 4) +
      circle(0, -26, 10, palette.white),
  ) +
  at(
    300,
    480,
    rect(-34, -64, 68, 64, palette.white, 12) +
      circle(0, -32, 20, palette.slate) +
      circle(0, -32, 12, '#8fb5bf') +
      rect(-20, -60, 40, 6, palette.red, 3),
  ) +
  at(
    440,
    450,
    path('M-26 0V-60Q-26-90 0-90T26-60V0Z', palette.red) +
      stroke('M24-66Q46-60 26-26', palette.red, 8) +
      rect(-14, -100, 28, 12, palette.slate, 4),
  ) +
  each([840, 975, 1110], (x, index) =>
    at(
      x,
      640,
      rect(-4, -80, 8, 80, palette.slate) +
        ellipse(0, 0, 40, 8, palette.slate) +
        path(
          'M-22-260Q0-246 22-260L58-236L46-160L34-164L40-70H-40L-34-164L-46-160L-58-236Z',
          [palette.navy, palette.persimmon, palette.moss][index]!,
        ) +
        circle(0, -290, 24, '#d9c4a4') +
        rect(-10, -270, 20, 16, '#d9c4a4'),
    ),
  ) +
  fade(
    0.25,
    polygon([90, 200, 260, 200, 130, 640, 90, 640], palette.white) +
      polygon([860, 200, 960, 200, 830, 640, 760, 640], palette.white),
  ) +
  each([300, 975], (x) => circle(x, 260, 220, halo('#ffdf9a', '77'))) +
  rect(0, 690, 1280, 163, verticalGradient('#7d7a8a', '#565468')) +
  polygon([560, 700, 720, 700, 800, 853, 480, 853], '#e9c98a66') +
  person(420, 820, 380, poses.point, { top: palette.rose, bottom: palette.slate, style: 'long' }, -1) +
  person(
    540,
    826,
    390,
    poses.stroll,
    { top: palette.teal, bottom: palette.ink },
    1,
    path('M-10 4H12L15 34H-13Z', palette.red),
  ) +
  person(
    900,
    826,
    390,
    poses.hold,
    { top: palette.cream, bottom: palette.navy, style: 'bun' },
    1,
    rect(-3, -9, 6, 10, palette.ink, 1),
  ) +
  person(1020, 830, 250, poses.raise, { top: palette.straw, bottom: palette.blue, child: true }, 1);

export const flagshipStore: Scene = { alt: '品牌旗舰店，橱窗里摆着小家电和服装', draw };
