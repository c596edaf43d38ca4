import { flock } from '../../motifs/birds.ts';
import { house } from '../../motifs/courtyard.ts';
import { ridge, rows } from '../../motifs/land.ts';
import { combine } from '../../motifs/machines.ts';
import { darker, verticalGradient, lighter } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky, sun } from '../../motifs/sky.ts';
import {
  at,
  circle,
  each,
  fade,
  ellipse,
  polygon,
  rect,
  type Scene,
  stroke,
  times,
} from '../../drawing/svg.ts';
import { poplar } from '../../motifs/trees.ts';
import { truck } from '../../motifs/vehicles.ts';
import { seededRandom } from '../../drawing/random.ts';

const ears = (
  seed: string,
  x1: number,
  x2: number,
  y: number,
  h: number,
  count: number,
  colour: string,
  sway = 0,
): string => {
  const random = seededRandom(seed);
  return times(count, () => {
    const x = random.between(x1, x2),
      tall = h * random.between(0.75, 1),
      bend = tall * (random.between(-0.06, 0.18) + sway);
    return (
      stroke(`M${x} ${y}Q${x} ${y - tall * 0.6} ${x + bend} ${y - tall}`, darker(colour, 0.2), 3) +
      at(
        x + bend,
        y - tall,
        times(
          5,
          (grain) =>
            ellipse(-4, -grain * 8, 3.4, 6.4, colour, `transform="rotate(-24 -4 ${-grain * 8})"`) +
            ellipse(4, -grain * 8, 3.4, 6.4, lighter(colour, 0.2), `transform="rotate(24 4 ${-grain * 8})"`),
        ) + stroke('M0-36L-7-66M0-38L0-72M0-36L8-66', colour, 1.2),
        h / 240,
        10 + sway * 80,
      )
    );
  });
};

const draw = (t = 0): string =>
  sky('#4f9fc0', '#b5dcd8', '#fbe9b8') +
  sun(1060, 150, 66, '#fff3c4', '#ffe89a') +
  cumulus(280 + t * 60, 180, 300, palette.white) +
  cumulus(760 + t * 40, 120, 200, palette.white, 0.85) +
  ridge('wh1', 370, 22, '#9bbfa4', '#d3d9a4', 410) +
  each([40, 90, 140, 190, 1080, 1130, 1180, 1230, 1275], (x, index) =>
    poplar(x, 410, 130 + (index % 3) * 24, index % 2 ? '#5f8f55' : '#79a35c'),
  ) +
  house(620, 406, 90, 36, '#efe3c8', palette.brick) +
  house(730, 406, 80, 32, '#e9d8b8', palette.brick) +
  rect(0, 402, 1280, 451, verticalGradient('#f0cd70', '#d99a35')) +
  polygon([560, 402, 640, 402, 420, 853, -400, 853], '#e8c98a') +
  rows(600, 402, '#c58a2e', 34, 4, 0.45) +
  polygon([590, 402, 640, 402, 360, 853, -300, 853], '#efd9a2') +
  fade(0.5, rows(600, 402, '#c9a25e', 60, 1.4, 0.5)) +
  truck(330, 520, 170, palette.navy, palette.straw) +
  fade(
    0.4,
    each([0, 1, 2, 3, 4], (index) =>
      circle(
        600 - index * 46 - t * 20,
        560 - index * 12 + Math.sin(t * 18 + index) * 8,
        36 + index * 9,
        '#f6e2ae',
      ),
    ),
  ) +
  at(640 + t * 150, Math.sin(t * 150) * 1.5, combine(150, 640, 470)) +
  person(
    230,
    760,
    190,
    poses.hold,
    { top: palette.white, bottom: palette.slate, hat: 'straw', skin: palette.tan },
    1,
    at(2, -6, ears('hand', -6, 6, 16, 60, 5, palette.straw)),
  ) +
  flock('#4d5a58', [
    [480 + t * 140, 250, 16],
    [520 + t * 140, 232, 13],
    [450 + t * 140, 272, 11],
  ]) +
  ears('wh2', 380, 1290, 880, 200, 80, '#d99f38', Math.sin(t * 18.85) * 0.06) +
  ears('wh3', -10, 1290, 910, 190, 90, '#e8b84c', Math.sin(t * 18.85 + 0.7) * 0.06);

export const wheatHarvest: Scene = { alt: '麦浪金黄，联合收割机正在作业', draw };
