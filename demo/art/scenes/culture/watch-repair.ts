import { darker, halo, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { stool } from '../../motifs/things.ts';
import {
  at,
  circle,
  each,
  ellipse,
  line,
  path,
  rect,
  ring,
  stroke,
  times,
  type Scene,
} from '../../drawing/svg.ts';

/** A wall clock. @param hour of its hands */
const clock = (x: number, y: number, r: number, colour: string, hour: number): string =>
  at(
    x,
    y,
    circle(0, 0, r, colour) +
      circle(0, 0, r * 0.82, palette.paper) +
      times(12, (index) => at(0, 0, line(0, -r * 0.72, 0, -r * 0.62, palette.umber, 4), 1, index * 30)) +
      at(0, 0, line(0, 0, 0, -r * 0.4, palette.ink, 7), 1, hour * 30) +
      at(0, 0, line(0, 0, 0, -r * 0.6, palette.ink, 4), 1, (hour % 1) * 360) +
      circle(0, 0, r * 0.07, palette.red),
  );

const pendulum = (x: number, y: number, h: number, hour: number): string =>
  rect(x - 58, y, 116, h, palette.umber, 10) +
  path(`M${x - 70} ${y + 8}L${x} ${y - 46}L${x + 70} ${y + 8}Z`, darker(palette.wood, 0.2)) +
  clock(x, y + 70, 50, palette.straw, hour) +
  rect(x - 36, y + 136, 72, h - 156, '#2b1d18', 4) +
  line(x, y + 140, x + 10, y + h - 60, palette.straw, 5) +
  circle(x + 12, y + h - 54, 20, palette.straw);

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#6a4a35', '#4a3226')) +
  each(
    [
      [60, 90, 46, palette.wood, 10.2],
      [190, 160, 62, palette.red, 3.4],
      [330, 80, 48, palette.teal, 7.6],
      [470, 170, 56, palette.straw, 1.8],
      [610, 84, 46, palette.navy, 5.5],
    ] as const,
    ([x, y, r, colour, hour]) => clock(x, y + 30, r, colour, hour),
  ) +
  pendulum(80, 260, 300, 9.1) +
  pendulum(1180, 120, 400, 4.3) +
  rect(760, 60, 320, 250, '#23344a', 6) +
  rect(776, 76, 288, 218, verticalGradient('#b9cfd0', '#f0dcae')) +
  stroke('M920 76V294M776 180H1064', palette.cream, 8) +
  circle(640, 420, 330, halo('#ffd98a', '66')) +
  rect(0, 770, 1280, 83, verticalGradient('#3c281f', '#2c1d17')) +
  person(
    420,
    846,
    620,
    { ...poses.sit, near: [52, 92], far: [44, 88], nod: 22, lean: 10 },
    { top: palette.indigo, bottom: palette.slate, hair: palette.pale, apron: palette.clay },
    1,
  ) +
  stool(410, 852, 200, palette.wood) +
  rect(500, 610, 780, 34, '#b98553', 6) +
  rect(500, 644, 780, 20, darker('#b98553', 0.3)) +
  rect(540, 664, 34, 189, darker(palette.wood, 0.2)) +
  rect(1190, 664, 34, 189, darker(palette.wood, 0.2)) +
  rect(860, 664, 300, 110, darker(palette.wood, 0.1), 4) +
  circle(1010, 718, 9, palette.straw) +
  stroke('M800 606V470L690 430', palette.slate, 12) +
  path('M650 400L740 430L716 486L622 452Z', palette.teal) +
  ellipse(690, 604, 90, 12, palette.cream) +
  ring(690, 578, 40, palette.straw, 9) +
  circle(690, 578, 34, palette.paper) +
  each([0, 60, 120], (turn) => at(690, 578, line(-24, 0, 24, 0, palette.ochre, 4), 1, turn)) +
  circle(690, 578, 9, palette.red) +
  each(
    [
      [900, 30, palette.straw],
      [980, 24, palette.stone],
      [1050, 32, palette.red],
      [1130, 24, palette.straw],
    ] as const,
    ([x, r, colour]) =>
      rect(x - 8, 600 - r, 16, r, palette.umber, 4) +
      ring(x, 590 - r * 0.6, r * 0.7, colour, 7) +
      circle(x, 590 - r * 0.6, r * 0.55, palette.paper),
  ) +
  each([780, 812, 846], (x, index) =>
    line(x, 606, x + 26 + index * 4, 596, [palette.slate, palette.red, palette.straw][index]!, 6),
  );

export const watchRepair: Scene = { alt: '修表铺里，老师傅在灯下修一块怀表', draw };
