import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person, shoulders } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import {
  each,
  ellipse,
  fade,
  line,
  path,
  polygon,
  rect,
  stroke,
  times,
  type Scene,
} from '../../drawing/svg.ts';

const draw = (): string =>
  rect(0, 0, 1280, 853, verticalGradient('#f4efe4', '#e6dccb')) +
  fade(
    0.25,
    times(14, (index) => line(0, 60 + index * 36, 1280, 60 + index * 36, '#a9a08c', 2)) +
      times(20, (index) => line(index * 68, 20, index * 68, 540, '#a9a08c', 2)),
  ) +
  rect(0, 0, 1280, 60, palette.wine) +
  line(80, 130, 1200, 130, palette.slate, 10) +
  each(
    [180, 330, 480, 900, 1050],
    (x, index) =>
      stroke(`M${x} 130v26q16 10 0 22`, palette.slate, 5) +
      (index % 2
        ? path(
            `M${x - 30} 180Q${x} 164 ${x + 30} 180Q${x + 54} 280 ${x + 26} 380Q${x} 400 ${x - 26} 380Q${x - 54} 280 ${x - 30} 180Z`,
            '#d9776a',
          ) +
          path(`M${x + 6} 180Q${x + 46} 280 ${x + 20} 384Q${x + 54} 320 ${x + 30} 180Z`, '#f6e2d4') +
          stroke(
            `M${x - 24} 220q20 8 34 0M${x - 30} 260q24 10 40 0M${x - 32} 300q24 10 40 0M${x - 28} 340q20 8 36 0`,
            '#f6e2d4',
            5,
          )
        : each([-26, 0, 26], (dx) =>
            path(
              `M${x + dx} 176q-14 40 0 80t0 80q14-40 0-80t0-80Z`,
              '#a3443a',
              `stroke="#a3443a" stroke-width="14" stroke-linejoin="round"`,
            ),
          )),
  ) +
  person(
    660,
    620,
    420,
    { ...poses.reach, near: [70, 96] },
    { top: palette.white, bottom: palette.slate, hat: 'chef', hatColour: palette.white, apron: palette.wine },
    1,
    path('M-2-4L26-10L28 6L2 2Z', palette.pale) + rect(-8, -4, 10, 5, palette.umber, 2),
  ) +
  rect(700, 500, 170, 24, palette.wood, 4) +
  path('M730 500Q740 456 800 462T846 500Z', '#d9776a') +
  path('M730 500Q740 478 800 482T846 500Z', '#f6e2d4') +
  rect(60, 520, 1160, 220, '#dfe9ea', 10) +
  rect(60, 500, 1160, 30, palette.white, 8) +
  rect(80, 548, 1120, 120, '#c9dde0') +
  times(8, (index) => {
    const x = 150 + index * 140;
    return (
      ellipse(x, 650, 62, 18, palette.white) +
      (index % 3 === 0
        ? path(`M${x - 48} 646Q${x - 40} 606 ${x} 606T${x + 48} 646Z`, '#c9574a') +
          stroke(`M${x - 30} 630q30-14 60 0M${x - 36} 640q36-12 72 0`, '#f6e2d4', 5)
        : index % 3 === 1
          ? times(
              4,
              (rib) =>
                rect(x - 46 + rib * 24, 606, 18, 42, '#d9776a', 8) +
                rect(x - 41 + rib * 24, 596, 8, 22, '#f6e2d4', 3),
            )
          : times(
              3,
              (slice) =>
                ellipse(x - 26 + slice * 26, 632, 22, 16, '#b5443c') +
                ellipse(x - 26 + slice * 26, 630, 12, 7, '#f0c9b8'),
            )) +
      rect(x - 26, 676, 52, 28, palette.white, 3) +
      rect(x - 18, 684, 36, 5, palette.red) +
      rect(x - 18, 693, 22, 4, palette.stone)
    );
  }) +
  fade(
    0.25,
    polygon([80, 548, 400, 548, 260, 668, 80, 668], palette.white) +
      polygon([700, 548, 820, 548, 680, 668, 560, 668], palette.white),
  ) +
  rect(60, 720, 1160, 133, palette.wine) +
  shoulders(360, 790, 170, palette.teal, palette.ink, 'long') +
  shoulders(930, 796, 170, palette.straw, palette.stone, 'short');

export const butcherCounter: Scene = { alt: '鲜肉柜台，师傅分割猪肉，价签整齐', draw };
