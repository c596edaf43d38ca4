import { halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { crowd, person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import { sky, stars } from '../../motifs/sky.ts';
import {
  at,
  circle,
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

const draw = (): string => {
  const random = seededRandom('football');
  return (
    sky('#14223f', '#2c4a6c', '#5f8a94') +
    stars('fb1', 40, 160) +
    path('M-20 420V220Q640 90 1300 220V420Z', '#3a4a66') +
    times(4, (row) =>
      crowd(random.next, -10, 1290, 262 + row * 42, 46, 44, [
        '#b8323a',
        '#d9a24a',
        '#40608a',
        '#8a3a4a',
        '#d9d2c0',
        '#2f7a80',
      ]),
    ) +
    rect(0, 408, 1280, 34, palette.red) +
    each(
      [
        [120, 60],
        [1160, 60],
      ] as const,
      ([x, y]) =>
        line(x, 420, x, y, '#8fa0ac', 8) +
        rect(x - 60, y - 30, 120, 50, '#2b3852', 4) +
        times(8, (index) =>
          circle(x - 44 + (index % 4) * 29, y - 16 + Math.floor(index / 4) * 22, 9, '#fff6d8'),
        ) +
        circle(x, y, 190, halo('#fff6d8', '88')),
    ) +
    rect(0, 440, 1280, 413, '#4f9a52') +
    times(8, (index) =>
      polygon(
        [
          640 + (index - 4) * 170,
          440,
          640 + (index - 3.5) * 170,
          440,
          640 + (index - 3.5) * 420,
          853,
          640 + (index - 4) * 420,
          853,
        ],
        '#5fab5c',
      ),
    ) +
    stroke('M0 520H1280M640 520V853', '#eaf4e2', 5) +
    `<ellipse cx="640" cy="700" rx="270" ry="76" fill="none" stroke="#eaf4e2" stroke-width="5"/>` +
    stroke('M960 540V410H1190V540', palette.white, 8) +
    fade(
      0.5,
      times(11, (index) => line(966 + index * 22, 412, 980 + index * 18, 526, palette.white, 1.5)) +
        times(6, (index) => line(962, 420 + index * 20, 1188, 420 + index * 20, palette.white, 1.5)),
    ) +
    person(1080, 560, 150, poses.guard, { top: palette.straw, bottom: palette.ink }, -1) +
    person(820, 590, 150, poses.run, { top: palette.white, bottom: palette.navy, bare: true }, -1) +
    person(250, 620, 180, poses.run, { top: palette.red, bottom: palette.white, bare: true }, 1) +
    person(980, 680, 220, poses.stride, { top: palette.red, bottom: palette.white, bare: true }, -1) +
    ellipse(540, 842, 150, 16, '#2f6d3a88') +
    person(
      500,
      838,
      480,
      poses.kick,
      { top: palette.red, bottom: palette.white, bare: true, shoe: palette.ink },
      1,
    ) +
    person(230, 836, 400, poses.stride, { top: palette.white, bottom: palette.navy, bare: true }, 1) +
    at(
      760,
      690,
      circle(0, 0, 34, palette.white) +
        path('M0-14L13-4L8 12H-8L-13-4Z', palette.ink) +
        stroke('M0-14V-33M13-4L31-11M8 12L19 28M-8 12L-19 28M-13-4L-31-11', palette.ink, 4),
    ) +
    fade(0.5, stroke('M640 776Q690 740 726 712M654 800Q700 770 736 738', palette.white, 5))
  );
};

export const footballMatch: Scene = { alt: '足球比赛夜场，球员起脚射门', draw };
