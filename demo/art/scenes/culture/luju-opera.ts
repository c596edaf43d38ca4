import { ridge } from '../../motifs/land.ts';
import { darker, verticalGradient, lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person, shoulders } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { styles, tower } from '../../motifs/roofs.ts';
import {
  at,
  circle,
  clip,
  each,
  fade,
  line,
  ellipse,
  path,
  polygon,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { pine } from '../../motifs/trees.ts';

const singer = (x: number, y: number, size: number, robe: string, trim: string, flip = false): string =>
  at(
    x,
    y,
    path('M-26-60C-40-30-52-10-60 0H56C50-14 40-34 26-60Z', robe) +
      path('M-8-60L-16 0H14L8-60Z', trim) +
      fade(0.8, stroke('M-50-6Q0 6 48-6M-42-20Q0-8 40-20', palette.straw, 1.6)) +
      path('M-16-96C-20-80-24-66-26-58H26C24-66 20-80 16-96Z', robe) +
      path('M-4-98L0-76L4-98Z', palette.white) +
      path('M-16-94C-44-92-64-104-74-128L-66-132C-56-114-40-108-16-106Z', darker(robe, 0.12)) +
      path(
        'M-66-132C-84-150-100-138-112-160C-124-184-104-200-128-216C-94-218-84-196-90-180C-96-164-74-162-60-142Z',
        palette.white,
      ) +
      stroke('M-72-138C-92-150-102-152-106-172', '#d9cfc6', 1.4) +
      path('M16-94C40-82 50-64 54-50L46-46C38-60 28-70 12-78Z', lighter(robe, 0.06)) +
      path('M52-52C78-54 94-30 86-8C80 8 96 14 106 4C102 26 74 28 68 8C62-10 66-28 44-40Z', palette.white) +
      stroke('M56-44C74-38 78-20 76-4', '#d9cfc6', 1.4) +
      circle(0, -110, 11, '#f6d9c4') +
      path('M-12-108C-16-130 16-130 12-108C8-118-8-118-12-108Z', palette.ink) +
      circle(-6, -106, 2.6, '#eea29a') +
      circle(6, -106, 2.6, '#eea29a') +
      stroke('M-7.4-109.4q2-1.6 4.2-.4M3.2-109.8q2-1.4 4.2.4', palette.ink, 1.2) +
      stroke('M-7.6-112q2.4-1.4 4.6-.6M3-112.6q2.4-.8 4.6.6', palette.ink, 0.7) +
      ellipse(0, -102.4, 1.8, 1, palette.red) +
      path('M-18-122C-12-142 12-142 18-122C8-128-8-128-18-122Z', trim) +
      each([-14, -7, 0, 7, 14], (dx) =>
        circle(dx, -130 - (14 - Math.abs(dx)) * 0.5, 3.4, Math.abs(dx) === 7 ? palette.red : palette.straw),
      ) +
      stroke('M-18-122Q-26-104-22-88M18-122Q26-104 22-88', palette.straw, 2) +
      circle(-22, -86, 3, palette.red) +
      circle(22, -86, 3, palette.red) +
      rect(-22, -63, 44, 6, palette.straw, 2),
    size / 140,
    0,
    flip,
  );

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#3a0f1a', '#5f1620')) +
  rect(180, 110, 920, 520, verticalGradient('#1f3a56', '#3f6d7a')) +
  circle(800, 260, 90, '#f4dfa8') +
  clip(
    'M180 110H1100V630H180Z',
    ridge('op1', 450, 50, '#2d5a68', '#5d8a86', 620) +
      ridge('op2', 520, 30, '#24495a', '#3f6d6a', 630) +
      tower(320, 560, 110, 44, 4, { ...styles.grey, roof: '#1f3346' }) +
      pine(990, 620, 320, '#1a3a40', true),
  ) +
  path('M180 630H1100L1280 760H0Z', verticalGradient('#b5743f', '#7a4426')) +
  fade(
    0.3,
    times(15, (index) => line(180 + index * 66, 630, index * 92 - 4, 760, '#4c2818', 3)),
  ) +
  fade(0.3, polygon([520, 0, 760, 0, 1000, 720, 280, 720], '#fff0c0')) +
  ellipse(640, 706, 330, 40, '#ffe9b0', 'opacity="0.5"') +
  singer(500, 716, 400, palette.red, palette.teal) +
  singer(800, 712, 390, '#2f6f86', palette.blush, true) +
  each(
    [
      [0, 1],
      [1280, -1],
    ] as const,
    ([x, side]) =>
      `<g transform="translate(${x} 0) scale(${side} 1)">${path('M0 0H230C200 260 250 480 150 760H0Z', verticalGradient(palette.red, palette.wine))}${fade(
        0.35,
        each([30, 78, 128, 176], (px) =>
          path(
            `M${px} 0C${px - 6} 300 ${px + 6} 520 ${px * 0.62} 760H${px * 0.62 + 16}C${px + 22} 520 ${px + 12} 300 ${px + 20} 0Z`,
            '#4a0c14',
          ),
        ),
      )}${path('M0 470Q150 470 214 420L222 450Q150 508 0 506Z', palette.straw)}</g>`,
  ) +
  times(
    9,
    (index) =>
      path(
        `M${index * 143} 0H${index * 143 + 143}V70Q${index * 143 + 71} 150 ${index * 143} 70Z`,
        index % 2 ? palette.red : '#9c1018',
      ) + stroke(`M${index * 143} 70Q${index * 143 + 71} 150 ${index * 143 + 143} 70`, palette.straw, 7),
  ) +
  rect(0, 0, 1280, 20, palette.straw) +
  rect(0, 756, 1280, 16, '#d99a4f') +
  rect(0, 772, 1280, 81, '#2a0c12') +
  each([60, 200, 340, 480, 620, 760, 900, 1040, 1180, 1270], (x, index) =>
    shoulders(
      x,
      826 + (index % 3) * 8,
      84,
      ['#3a1a26', '#2a1a2e', '#45202a'][index % 3]!,
      '#150a14',
      (['short', 'tail', 'long', 'short'] as const)[index % 4]!,
      '#8a5a4c',
    ),
  ) +
  at(
    1090,
    650,
    person(
      0,
      40,
      200,
      poses.sit,
      { top: palette.navy, bottom: palette.ink },
      -1,
      stroke('M0 10V-70M0-10L-30-4', palette.umber, 4) + circle(0, 14, 10, palette.wood),
    ) + rect(-26, -8, 50, 48, palette.umber, 4),
  );

export const lujuOpera: Scene = { alt: '吕剧演员登台，水袖翩然', draw };
