import { ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person, wardrobe } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { circle, clip, each, fade, line, path, polygon, rect, type Scene, times } from '../../drawing/svg.ts';
import { suitcase } from '../../motifs/things.ts';
import { room } from '../../motifs/town.ts';

const draw = (): string =>
  room(470, 240, 730, 470, '#20283c', '#dfe5e0', '#cfcabd', '#eef1ea') +
  fade(
    0.5,
    each([-0.7, -0.35, 0, 0.35, 0.7], (k) =>
      polygon(
        [640 + k * 260 - 5, 240, 640 + k * 260 + 5, 240, 640 + k * 1300 + 34, 0, 640 + k * 1300 - 34, 0],
        '#fffbe6',
      ),
    ),
  ) +
  fade(
    0.25,
    times(7, (row) => line(0, 853 - row * row * 0.1 - row * 54, 1280, 853 - row * 54, '#8a8576', 2)),
  ) +
  polygon([0, 40, 470, 250, 470, 460, 0, 770], verticalGradient('#f7f8f2', '#c9d2d2')) +
  polygon([0, 560, 470, 400, 470, 414, 0, 610], palette.teal) +
  polygon([0, 620, 470, 418, 470, 424, 0, 640], palette.red) +
  each(
    [
      [20, 130],
      [170, 250],
      [285, 340],
      [372, 408],
      [424, 450],
    ] as const,
    ([x1, x2], index) => {
      const yt = (x: number): number => 40 + x * 0.447 + (470 - x) * 0.18,
        yb = (x: number): number => 770 - x * 0.66 - (470 - x) * 0.56;
      return (
        polygon([x1, yt(x1), x2, yt(x2), x2, yb(x2), x1, yb(x1)], index % 2 ? '#2f3f55' : '#3a4f68') +
        polygon(
          [
            x1 + 4,
            yt(x1) + 8,
            x1 + (x2 - x1) * 0.4,
            yt(x1 + (x2 - x1) * 0.4),
            x1 + (x2 - x1) * 0.2,
            yb(x1 + 20),
            x1 + 4,
            yb(x1),
          ],
          '#ffffff22',
        )
      );
    },
  ) +
  polygon([0, 770, 470, 460, 500, 460, 90, 853, 0, 853], '#3a3f4d') +
  polygon([90, 853, 500, 460, 512, 460, 150, 853], palette.straw) +
  each(
    [
      [960, 300, 350],
      [860, 360, 210],
      [796, 400, 130],
    ] as const,
    ([x, y, h]) =>
      rect(x, 470 - h * 0.75, h * 0.17, h * 1.15 + (y - 300) * 0.1, verticalGradient('#f4efe2', '#c9c3b4')) +
      rect(x, 470 - h * 0.2, h * 0.17, h * 0.09, palette.teal),
  ) +
  polygon([1060, 150, 1280, 60, 1280, 300, 1060, 330], '#c9d9d4') +
  clip(
    'M1074 166L1280 84V282L1074 316Z',
    rect(1070, 60, 220, 260, verticalGradient('#8fc4cf', '#f4ecd0')) +
      ridge('sb', 270, 20, palette.jade) +
      path('M1130 290V230H1240V290Z', palette.brick) +
      path('M1110 236Q1180 190 1260 236Z', palette.straw),
  ) +
  rect(560, 180, 170, 44, palette.ink, 4) +
  rect(574, 192, 60, 8, palette.lamp, 3) +
  rect(574, 206, 90, 6, palette.pale, 3) +
  circle(704, 202, 12, palette.red) +
  person(560, 560, 170, poses.stand, wardrobe[4]!, -1) +
  person(610, 540, 150, poses.phone, wardrobe[5]!, -1) +
  person(740, 600, 210, poses.stroll, wardrobe[2]!, -1) +
  person(420, 730, 330, poses.phone, { top: palette.red, bottom: palette.navy, style: 'long' }, -1) +
  person(
    700,
    790,
    390,
    poses.walk,
    { top: palette.straw, bottom: palette.slate },
    -1,
    suitcase(palette.teal),
  ) +
  person(1080, 840, 440, poses.rest, { top: palette.indigo, bottom: palette.ink, hair: palette.pale }, -1) +
  person(1180, 844, 260, poses.stand, { top: palette.persimmon, bottom: palette.navy, child: true }, -1);

export const jinanSubway: Scene = { alt: '济南地铁站台，列车进站，乘客候车', draw };
