import { crag } from '../../motifs/crag.ts';
import { ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import {
  at,
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
import { tree } from '../../motifs/trees.ts';
import { glints, sea } from '../../motifs/water.ts';
import { mist } from '../../motifs/weather.ts';

const draw = (): string =>
  sky('#6aa6bd', '#b9dad4', '#eef0d8') +
  cumulus(1000, 140, 260, palette.white) +
  cumulus(260, 110, 180, palette.white, 0.8) +
  crag(
    'v1',
    [-20, 300, 120, 190, 300, 130, 460, 210, 620, 160, 820, 90, 1000, 200, 1140, 140, 1300, 220],
    '#7ba6a0',
    '#b9d0bc',
    430,
  ) +
  mist(260, 160, '#e6efdd') +
  ridge('v2', 350, 60, '#5b8d7c', '#8db08d', 440) +
  sea(390, '#7cc0c4', '#2a7f92', 620) +
  glints('v3', 400, 560, 60, palette.white, 0.55) +
  path('M0 360Q160 370 260 430T420 480T0 560Z', '#4f8468') +
  path('M1280 350Q1120 370 1060 430T900 470T1280 540Z', '#477a62') +
  at(560, 450, path('M-90 0Q-30-50 20-30T110 0Z', '#5a9068')) +
  polygon([0, 500, 1280, 470, 1280, 500, 0, 532], '#d9d5c8') +
  fade(
    0.5,
    times(34, (index) =>
      line(index * 40, 498 - index * 0.94, index * 40, 480 - index * 0.94, palette.white, 4),
    ),
  ) +
  polygon([0, 532, 1280, 500, 1280, 853, 0, 853], verticalGradient('#b9b7ab', '#8d9389')) +
  fade(
    0.22,
    times(8, (index) => line(0, 566 + index * 38, 1280, 534 + index * 40, palette.ink, 2)) +
      times(16, (index) => line(index * 84, 530, index * 84 - 40, 853, palette.ink, 2)),
  ) +
  each([0, 1, 2, 3], (index) => {
    const x = 420 + index * 130;
    return (
      rect(x - 20, 450, 22, 300, '#c9c6b9') +
      rect(x + 2, 540 - index * 2, 108, 40, '#4d5a60') +
      path(`M${x + 2} 572H${x + 110}L${x + 124} 853H${x - 20}Z`, verticalGradient('#e3f2ee', '#bfe0e0')) +
      fade(
        0.6,
        times(7, (fall) =>
          stroke(
            `M${x + 12 + fall * 15} 578Q${x + 10 + fall * 17} 700 ${x + 2 + fall * 19} 840`,
            palette.white,
            4,
          ),
        ),
      ) +
      rect(x - 8, 436, 120, 40, '#e9e3d2') +
      rect(x - 14, 424, 132, 14, palette.brick) +
      times(3, (w) => rect(x + 8 + w * 32, 446, 18, 18, palette.slate))
    );
  }) +
  rect(932, 440, 22, 310, '#c9c6b9') +
  fade(
    0.85,
    each(
      [
        [400, 840, 90],
        [520, 850, 110],
        [660, 846, 130],
        [800, 848, 110],
        [930, 842, 100],
      ] as const,
      ([x, y, r]) => ellipse(x, y, r, r * 0.36, palette.white),
    ),
  ) +
  path('M0 853V700Q140 680 260 760T380 853Z', '#3f7a5c') +
  path('M1280 853V640Q1140 670 1060 760T1000 853Z', '#38705a') +
  tree(110, 780, 200, '#5f9a5c') +
  tree(1190, 740, 230, '#4f8d5a') +
  person(1110, 495, 60, poses.stand, { top: palette.red, bottom: palette.ink }) +
  person(240, 516, 58, poses.stroll, {
    top: palette.persimmon,
    bottom: palette.navy,
    hat: 'helmet',
    hatColour: palette.white,
  });

export const reservoir: Scene = { alt: '山间水库大坝开闸泄水', draw };
