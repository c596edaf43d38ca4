import { sailboat } from '../../motifs/boats.ts';
import { laptop } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, fade, line, rect, stroke, times, type Scene } from '../../drawing/svg.ts';
import { shelf, stool } from '../../motifs/things.ts';
import { wheel } from '../../motifs/vehicles.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#e3eff0', '#f6eed6')) +
  rect(0, 600, 1280, 253, verticalGradient('#d9b98a', '#b9936a')) +
  rect(360, 90, 560, 310, palette.slate, 10) +
  rect(376, 106, 528, 278, '#22335c', 4) +
  each(
    [
      [400, 130, 170, palette.straw],
      [430, 170, 200, palette.jade],
      [430, 210, 150, palette.rose],
      [460, 250, 180, palette.sky],
      [430, 290, 120, palette.straw],
    ] as const,
    ([x, y, w, colour]) => rect(x, y, w, 26, colour, 8),
  ) +
  fade(
    0.5,
    times(
      6,
      (index) =>
        line(680, 130 + index * 46, 890, 130 + index * 46, palette.sky, 2) +
        line(680 + index * 42, 130, 680 + index * 42, 360, palette.sky, 2),
    ),
  ) +
  stroke('M690 350L732 300L774 310L816 220L880 160', palette.amber, 7) +
  sailboat(880, 170, 60, palette.red, palette.cream) +
  shelf('ec', 60, 150, 220, 420, 4, '#b5834f', [palette.red, palette.teal, palette.straw, palette.navy]) +
  rect(1000, 150, 220, 260, palette.white, 6) +
  times(9, (index) =>
    rect(
      1020 + (index % 3) * 64,
      170 + Math.floor(index / 3) * 78,
      52,
      62,
      [
        palette.red,
        palette.straw,
        palette.teal,
        palette.rose,
        palette.leaf,
        palette.blue,
        palette.amber,
        palette.jade,
        palette.plum,
      ][index]!,
      6,
    ),
  ) +
  person(1060, 720, 440, poses.point, { top: palette.teal, bottom: palette.slate, style: 'tail' }, -1) +
  each(
    [
      [260, 760, palette.red],
      [520, 760, palette.blue],
      [780, 760, palette.straw],
    ] as const,
    ([x, y, colour], index) =>
      person(
        x,
        y - 10,
        300,
        { ...poses.sit, near: [56, 84] },
        { top: colour, bottom: palette.navy, child: true, style: index === 1 ? 'short' : 'tail' },
        1,
      ) + stool(x - 4, y, 96, palette.slate),
  ) +
  each(
    [330, 590, 850],
    (x, index) =>
      rect(x - 50, 640, 180, 16, '#e6c894', 4) +
      rect(x - 30, 656, 12, 130, palette.slate) +
      rect(x + 98, 656, 12, 130, palette.slate) +
      (index === 1
        ? at(
            x + 40,
            640,
            rect(-40, -34, 80, 26, palette.amber, 8) +
              wheel(-24, -8, 11) +
              wheel(24, -8, 11) +
              rect(-8, -56, 16, 22, palette.slate, 3) +
              circle(0, -62, 9, palette.red),
          )
        : laptop(x + 40, 640, 110, false)),
  ) +
  at(
    1130,
    840,
    rect(-60, -40, 120, 34, palette.jade, 10) +
      wheel(-36, -8, 13) +
      wheel(36, -8, 13) +
      stroke('M0-40V-80', palette.slate, 6) +
      circle(0, -86, 12, palette.lamp),
  );

export const codingClass: Scene = { alt: '编程课上孩子们看小船机器人转弯', draw };
