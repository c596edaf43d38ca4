import { verticalGradient, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { crowd, person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { seededRandom } from '../../drawing/random.ts';
import {
  at,
  circle,
  each,
  fade,
  line,
  ellipse,
  polygon,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';

const draw = (): string => {
  const bat = at(
    0,
    0,
    line(0, 0, 3, -6, palette.wood, 2.4) +
      ellipse(5.4, -11, 6, 7, '#d5283a', 'transform="rotate(26 5.4 -11)"'),
  );
  return (
    rect(0, 0, 1280, 853, verticalGradient('#123a4c', '#1f5a66')) +
    fade(
      0.5,
      each([0, 1, 2, 3, 4], (index) =>
        polygon(
          [120 + index * 260, 0, 220 + index * 260, 0, 330 + index * 220, 600, 30 + index * 280, 600],
          '#2a6f7a',
        ),
      ),
    ) +
    times(3, (row) =>
      crowd(seededRandom(`tt${row}`).next, -10, 1290, 250 + row * 66, 72, 26, [
        '#1d4a58',
        '#24566a',
        '#2f4a63',
        '#5a3a4a',
        '#1a4250',
        '#7a3a3a',
      ]),
    ) +
    rect(0, 440, 1280, 90, palette.red) +
    each(
      [60, 330, 600, 870, 1140],
      (x) => rect(x, 466, 130, 14, '#f6d5cf', 5) + rect(x + 20, 492, 90, 10, '#e08a80', 5),
    ) +
    rect(0, 520, 1280, 333, verticalGradient('#b5452f', '#8a2f22')) +
    ellipse(640, 790, 470, 44, '#5a1c1466') +
    person(
      200,
      800,
      480,
      { lean: 24, near: [64, 104], far: [-20, 60], front: [44, -6], back: [-26, -44] },
      { top: palette.red, bottom: palette.ink, bare: true, shoe: palette.white },
      1,
      bat,
    ) +
    person(
      1090,
      800,
      480,
      poses.swing,
      { top: palette.white, bottom: palette.navy, bare: true, shoe: palette.red, style: 'tail' },
      -1,
      bat,
    ) +
    polygon([330, 610, 950, 610, 1010, 660, 270, 660], '#2f74a8') +
    rect(270, 658, 740, 18, '#1d4f7a') +
    stroke('M330 612H950L1010 658H270Z', palette.white, 5) +
    line(300, 634, 980, 634, palette.white, 3) +
    each([330, 940], (x) => rect(x, 676, 16, 130, palette.ink)) +
    stroke('M346 800H940', palette.ink, 8) +
    polygon([636, 546, 644, 546, 644, 676, 636, 676], palette.pale) +
    fade(0.85, polygon([628, 556, 652, 566, 652, 664, 628, 612], '#dfeeee')) +
    circle(760, 470, 15, palette.white) +
    circle(760, 470, 40, halo('#fff6d8')) +
    fade(0.4, stroke('M330 590Q520 420 738 466', palette.white, 4)) +
    fade(0.18, polygon([540, 0, 740, 0, 1080, 853, 200, 853], '#fff6d8'))
  );
};

export const tableTennis: Scene = { alt: '乒乓球赛场，两名选手对攻', draw };
