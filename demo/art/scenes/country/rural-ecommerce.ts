import { lantern } from '../../motifs/courtyard.ts';
import { basket, crate, parcel } from '../../motifs/goods.ts';
import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, path, rect, ring, type Scene, stroke, times } from '../../drawing/svg.ts';
import { tree } from '../../motifs/trees.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#f4d9a8', '#e9bf86')) +
  rect(60, 60, 480, 420, '#cfe6e2') +
  path('M60 330Q200 250 320 310T540 280V480H60Z', '#8cb87a') +
  path('M60 400Q240 340 540 390V480H60Z', '#5f9450') +
  circle(430, 140, 36, '#fff3cf') +
  each(
    [120, 200, 280, 360, 440, 500],
    (x, index) =>
      tree(x, 440, 90, '#4f8a4c') +
      times(5, (n) => circle(x - 16 + n * 8, 376 + ((n * index * 7) % 22), 4, palette.red)),
  ) +
  stroke('M60 270H540M300 60V480', '#8a5836', 12) +
  rect(52, 52, 496, 436, 'none', 4, 'stroke="#8a5836" stroke-width="16"') +
  rect(700, 90, 500, 16, '#8a5836') +
  rect(700, 270, 500, 16, '#8a5836') +
  each(
    [720, 830, 940, 1050],
    (x, index) =>
      parcel(x, 90, 90, 56 - (index % 2) * 10, index % 2 ? '#cf9866' : palette.clay) +
      parcel(x + 6, 270, 96, 70 + (index % 2) * 16, index % 2 ? palette.clay : '#b5774a'),
  ) +
  each([760, 900, 1040, 1150], (x) => lantern(x, 330, 12, palette.red, false)) +
  person(
    560,
    1010,
    760,
    poses.point,
    { top: palette.red, bottom: palette.navy, style: 'long' },
    1,
    circle(4, -3, 5, palette.red) + stroke('M4-8q1-3 3-4', palette.umber, 1),
  ) +
  person(
    330,
    1000,
    700,
    poses.hold,
    { top: '#3f6d86', bottom: palette.slate, hat: 'straw', skin: palette.tan },
    1,
    circle(4, -3, 4.6, '#d23b32'),
  ) +
  rect(-10, 690, 860, 170, verticalGradient('#b5774a', '#8a5330')) +
  rect(-10, 680, 880, 20, '#d39a66') +
  crate(120, 690, 200, 86, palette.red) +
  crate(700, 690, 190, 84, '#e0563c') +
  basket(520, 684, 180) +
  times(
    16,
    (index) =>
      circle(
        452 + (index % 8) * 20,
        594 - Math.floor(index / 8) * 22 + Math.abs((index % 8) - 3.5) * 4,
        17,
        index % 3 ? palette.red : '#d9642f',
      ) +
      circle(
        446 + (index % 8) * 20,
        588 - Math.floor(index / 8) * 22 + Math.abs((index % 8) - 3.5) * 4,
        4,
        '#f6b8a0',
      ),
  ) +
  at(
    1010,
    853,
    stroke('M0-300L-80 10M0-300L80 10M0-300V0', palette.ink, 12) +
      rect(-8, -420, 16, 130, palette.ink) +
      circle(0, -480, 170, halo('#fff6dc', 'dd')) +
      ring(0, -480, 118, '#fffdf2', 24) +
      ring(0, -480, 118, palette.pale, 3) +
      rect(-58, -580, 116, 210, palette.ink, 16) +
      rect(-48, -566, 96, 182, '#bfe0d6', 6) +
      rect(-48, -434, 96, 50, '#b5774a', 0) +
      circle(-14, -490, 16, palette.skin) +
      path('M-34-434Q-30-470-14-470Q4-470 8-434Z', palette.red) +
      circle(30, -424, 11, palette.red) +
      each([0, 1, 2], (index) => rect(-42, -554 + index * 14, 40 - index * 8, 8, '#ffffffaa', 4)) +
      each(
        [
          [34, -520, 9],
          [26, -546, 6],
          [40, -500, 6],
        ] as const,
        ([x, y, s]) =>
          path(
            `M${x} ${y + s}l${-s} ${-s}a${s * 0.6} ${s * 0.6} 0 0 1 ${s} ${-s * 0.5}a${s * 0.6} ${s * 0.6} 0 0 1 ${s} ${s * 0.5}Z`,
            palette.pink,
          ),
      ),
  );

export const ruralEcommerce: Scene = { alt: '果农在仓库里对着手机直播卖苹果', draw };
