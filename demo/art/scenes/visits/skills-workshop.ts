import { clipboard } from '../../motifs/interior.ts';
import { darker, halo, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { at, circle, each, fade, line, path, rect, stroke, times, type Scene } from '../../drawing/svg.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#6f8a94', '#a9b8b0')) +
  times(
    5,
    (index) =>
      rect(40 + index * 260, 60, 200, 150, verticalGradient('#d9ecec', '#f0ecd0')) +
      stroke(`M${140 + index * 260} 60V210M${40 + index * 260} 134H${240 + index * 260}`, '#4b5868', 7),
  ) +
  rect(0, 250, 1280, 24, palette.amber) +
  rect(480, 274, 20, 60, palette.slate) +
  path('M470 334h40v20q0 20-20 20t-20-20Z', palette.slate) +
  rect(0, 560, 1280, 293, verticalGradient('#8a8f8a', '#696e6c')) +
  fade(0.6, stroke('M0 600H1280', palette.straw, 10)) +
  rect(90, 340, 240, 220, '#3f6d5c', 8) +
  rect(110, 360, 120, 70, palette.ink, 6) +
  rect(118, 368, 104, 54, '#bfe6c0', 3) +
  each([250, 280, 310], (x, index) =>
    circle(x, 384, 10, [palette.red, palette.straw, palette.leaf][index]!),
  ) +
  rect(130, 460, 160, 90, darker('#3f6d5c', 0.3), 4) +
  person(
    420,
    790,
    440,
    poses.point,
    { top: palette.navy, bottom: palette.ink, hat: 'helmet', hatColour: palette.red, hair: palette.stone },
    1,
  ) +
  rect(520, 620, 320, 24, palette.slate, 4) +
  rect(540, 644, 22, 170, palette.ink) +
  rect(798, 644, 22, 170, palette.ink) +
  rect(600, 596, 160, 24, '#9fb0b8') +
  rect(700, 560, 26, 40, '#9fb0b8') +
  circle(702, 590, 150, halo('#bfe3ff', 'dd')) +
  circle(702, 590, 14, palette.white) +
  times(14, (index) => {
    const turn = index * 25.7;
    return at(
      702,
      590,
      line(18, 0, 40 + (index % 3) * 22, 0, index % 2 ? palette.lamp : palette.amber, 4),
      1,
      turn,
    );
  }) +
  person(
    880,
    800,
    440,
    { ...poses.reach, near: [58, 76], nod: 16 },
    { top: palette.slate, bottom: palette.ink, hat: 'helmet', hatColour: palette.ink, apron: palette.wood },
    -1,
    line(0, 0, 14, 6, palette.ink, 3),
  ) +
  at(856, 396, path('M-20-24H22L26 20Q6 36-14 24Z', palette.ink) + rect(-14, -12, 24, 14, '#4f8a6a', 2)) +
  person(
    1080,
    806,
    440,
    poses.hold,
    { top: palette.blue, bottom: palette.navy, hat: 'helmet', hatColour: palette.straw, style: 'tail' },
    -1,
    clipboard(4, -6, 15),
  ) +
  person(
    1190,
    806,
    430,
    poses.rest,
    { top: palette.blue, bottom: palette.navy, hat: 'helmet', hatColour: palette.straw },
    -1,
  );

export const skillsWorkshop: Scene = { alt: '职业培训车间，学员练焊接和装配', draw };
