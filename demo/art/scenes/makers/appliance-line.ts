import { clipboard } from '../../motifs/interior.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, fade, line, path, rect, stroke, times, type Scene } from '../../drawing/svg.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#dfe6e6', '#cad6d4')) +
  times(4, (index) => rect(70 + index * 310, 50, 220, 18, '#fffef6', 9)) +
  rect(0, 200, 1280, 20, palette.slate) +
  each(
    [150, 450, 750, 1050],
    (x, index) =>
      line(x, 200, x, 110, palette.slate, 6) +
      rect(x - 70, 110, 140, 60, [palette.navy, palette.leaf, palette.navy, palette.navy][index]!, 6) +
      rect(x - 48, 128, 96, 8, palette.cream, 4) +
      rect(x - 48, 144, 56, 8, palette.sky, 4),
  ) +
  rect(0, 560, 1280, 293, verticalGradient('#9fb0ac', '#82948f')) +
  each([320, 900], (x) =>
    at(
      x,
      560,
      rect(-40, -30, 80, 30, palette.ink, 4) +
        stroke('M0-30L-30-150L60-250', palette.amber, 34) +
        circle(0, -30, 26, palette.slate) +
        circle(-30, -150, 24, palette.slate) +
        circle(60, -250, 20, palette.slate) +
        stroke('M60-250L110-190', palette.amber, 22) +
        path('M96-190l34 10l-8 24l-30-10Z', palette.ink),
    ),
  ) +
  person(
    620,
    660,
    400,
    poses.reach,
    { top: palette.blue, bottom: palette.navy, hat: 'cap', hatColour: palette.blue, style: 'tail' },
    1,
    rect(-3, -5, 12, 7, palette.red, 2),
  ) +
  person(
    1150,
    670,
    400,
    poses.hold,
    { top: palette.blue, bottom: palette.navy, hat: 'cap', hatColour: palette.blue },
    -1,
    clipboard(4, -6, 15),
  ) +
  times(5, (index) => {
    const x = 130 + index * 258;
    return (
      rect(x - 90, 500, 180, 210, palette.white, 10) +
      rect(x - 90, 500, 180, 44, ['#cfd6d6', palette.teal, '#cfd6d6', palette.navy, '#cfd6d6'][index]!, 8) +
      circle(x + 60, 522, 11, palette.white) +
      rect(x - 70, 514, 70, 16, palette.ink, 4) +
      circle(x, 622, 66, '#b5bfc4') +
      circle(x, 622, 54, palette.slate) +
      circle(x, 622, 46, '#8fb5bf') +
      fade(0.6, path(`M${x - 40} 632q20-18 40 0t40 0q-6 34-40 36t-40-36Z`, palette.white))
    );
  }) +
  rect(0, 706, 1280, 40, palette.slate) +
  rect(0, 700, 1280, 12, palette.straw) +
  times(15, (index) => circle(44 + index * 88, 728, 13, palette.pale)) +
  each([160, 640, 1120], (x) => rect(x - 20, 746, 40, 107, palette.ink));

export const applianceLine: Scene = { alt: '家电装配线上的洗衣机，工人逐台检测', draw };
