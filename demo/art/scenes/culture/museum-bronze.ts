import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import {
  at,
  circle,
  each,
  fade,
  ellipse,
  path,
  polygon,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { room } from '../../motifs/town.ts';
import { pine } from '../../motifs/trees.ts';

const ding = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    stroke('M-44-30L-50 46M44-30L50 46M0-24V52', '#3d6a5e', 16) +
      path(
        'M-50-100C-52-130-22-132-26-100M50-100C52-130 22-132 26-100',
        'none',
        'stroke="#4f7f70" stroke-width="11"',
      ) +
      path('M-74-98H74C74-40 50-14 0-14C-50-14-74-40-74-98Z', 'url(#h-7fae98-4f8272-27483f)') +
      rect(-80, -106, 160, 15, '#6b9c88', 4) +
      fade(
        0.75,
        rect(-70, -82, 140, 26, '#2f5a4f') +
          times(5, (index) => at(-54 + index * 27, -69, stroke('M-9 7V-7H9V4H-3V-1H3', '#9cc4ae', 2.6))),
      ) +
      fade(
        0.5,
        each([-44, 0, 44], (dx) => stroke(`M${dx - 14}-46q14 18 28 0`, '#1f3f37', 4)),
      ) +
      path('M-60-90C-62-50-44-28-24-22C-44-40-50-66-48-90Z', '#ffffff33'),
    size / 150,
  );

const draw = (): string =>
  room(300, 120, 980, 560, '#3a3444', '#2b2736', '#5b4a48', '#1d1a28') +
  each([380, 900], (x) => polygon([x - 16, 0, x + 16, 0, x + 120, 560, x - 120, 560], '#ffe9b01c')) +
  rect(340, 180, 130, 190, '#4d4658') +
  rect(352, 192, 106, 166, '#c9a56c') +
  path('M362 340Q390 260 420 300T448 250V346H362Z', '#7a8a70') +
  circle(430, 228, 12, palette.red) +
  rect(810, 180, 130, 190, '#4d4658') +
  rect(822, 192, 106, 166, '#d9c7a0') +
  stroke('M850 220V330M876 214V336M902 226V310', palette.ink, 7, 'stroke-dasharray="14 9"') +
  polygon([560, 0, 720, 0, 940, 640, 340, 640], '#fff0c02e') +
  circle(640, 400, 330, halo('#ffdf9c', '66')) +
  polygon([450, 620, 830, 620, 880, 853, 400, 853], verticalGradient('#7a2424', '#4a1418')) +
  rect(430, 600, 420, 26, '#a23430', 3) +
  ellipse(640, 596, 150, 18, '#00000055') +
  ding(640, 500, 330) +
  fade(0.3, rect(430, 130, 420, 470, '#cfe6e8')) +
  stroke(
    'M430 600V130H850V600M430 130L470 100H890V560L850 600M850 130L890 100',
    '#d9eef0',
    4,
    'opacity="0.8"',
  ) +
  polygon([450, 150, 560, 150, 470, 420, 450, 420], '#ffffff26') +
  person(240, 860, 470, poses.rest, { top: '#2d4a6c', bottom: '#171a2a', style: 'long' }, 1) +
  person(350, 860, 290, poses.point, { top: palette.red, bottom: '#1b2036', child: true }, 1) +
  person(
    1060,
    860,
    480,
    { ...poses.stand, near: [24, 110] },
    { top: palette.ochre, bottom: '#1b1e2e', hair: '#3a3a44' },
    -1,
    rect(-10, -12, 26, 18, palette.ink, 2),
  ) +
  person(980, 690, 230, poses.hold, { top: palette.teal, bottom: palette.ink, style: 'tail' }, -1) +
  each(
    [
      [150, 240],
      [1110, 230],
    ] as const,
    ([x, y]) =>
      rect(x - 50, y, 100, 240, '#4d4658') +
      rect(x - 40, y + 10, 80, 220, '#e3d3ae') +
      pine(x, y + 220, 150, '#4d5a52'),
  );

export const museumBronze: Scene = { alt: '博物馆里参观青铜鼎的观众', draw };
