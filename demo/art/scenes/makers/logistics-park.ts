import { parcel } from '../../motifs/goods.ts';
import { clipboard } from '../../motifs/interior.ts';
import { forklift } from '../../motifs/machines.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { clouds, sky } from '../../motifs/sky.ts';
import { each, fade, line, polygon, rect, times, type Scene } from '../../drawing/svg.ts';
import { skyline } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';
import { truck } from '../../motifs/vehicles.ts';

const draw = (): string =>
  sky('#8fbccc', '#dbe9de') +
  clouds(palette.white, 0.8, [
    [300, 100, 300],
    [1020, 130, 280],
  ]) +
  skyline('lp', 340, 60, 180, '#a9c0c4', '#cfdcd0') +
  polygon([60, 320, 640, 240, 1220, 320], '#4b6b80') +
  rect(60, 316, 1160, 250, '#e3e6dc') +
  rect(60, 316, 1160, 34, palette.blue) +
  fade(
    0.3,
    times(38, (index) => line(76 + index * 30, 350, 76 + index * 30, 566, '#a9b0a8', 3)),
  ) +
  each(
    [120, 330, 540, 750, 960],
    (x, index) =>
      rect(x, 400, 160, 166, index % 2 ? '#5a6672' : '#33404c') +
      (index % 2
        ? times(7, (row) => line(x, 416 + row * 22, x + 160, 416 + row * 22, '#78848e', 4))
        : parcel(x + 14, 560, 60, 56) +
          parcel(x + 80, 560, 66, 70, palette.ochre) +
          parcel(x + 40, 504, 60, 50, palette.sand)) +
      rect(
        x - 6,
        372,
        172,
        22,
        [palette.red, palette.straw, palette.teal, palette.red, palette.straw][index]!,
        3,
      ) +
      rect(x + 60, 378, 40, 10, palette.white, 5),
  ) +
  rect(0, 560, 1280, 293, verticalGradient('#9a9fa0', '#73797c')) +
  rect(0, 556, 1280, 16, palette.straw) +
  times(6, (index) => rect(30 + index * 230, 700, 120, 10, palette.white)) +
  truck(330, 690, 420, palette.red, palette.white) +
  truck(900, 800, 560, palette.teal, palette.cream, true) +
  forklift(700, 660, 190, true) +
  person(
    560,
    690,
    230,
    poses.point,
    { top: palette.navy, bottom: palette.ink, vest: palette.amber, hat: 'helmet', hatColour: palette.straw },
    -1,
  ) +
  person(
    200,
    826,
    360,
    poses.hold,
    {
      top: palette.navy,
      bottom: palette.ink,
      vest: palette.amber,
      hat: 'helmet',
      hatColour: palette.red,
      style: 'tail',
    },
    1,
    clipboard(4, -6, 15),
  ) +
  parcel(30, 850, 110, 90) +
  parcel(300, 850, 120, 110, palette.ochre) +
  each([20, 1250], (x) => tree(x, 580, 230, '#7fa866'));

export const logisticsPark: Scene = { alt: '产业园区的仓库、月台和货车', draw };
