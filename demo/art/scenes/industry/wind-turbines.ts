import { contours, ridge } from '../../motifs/land.ts';
import { darker, halo } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { grass } from '../../motifs/plants.ts';
import { clouds, sky, stars, sun } from '../../motifs/sky.ts';
import { at, circle, path, polygon, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { pylon } from '../../motifs/town.ts';
import { mist } from '../../motifs/weather.ts';

const turbine = (x: number, y: number, h: number, colour: string, turn: number): string =>
  path(`M${x - h * 0.02} ${y}L${x - h * 0.008} ${y - h}H${x + h * 0.008}L${x + h * 0.02} ${y}Z`, colour) +
  times(3, (index) =>
    at(x, y - h, path('M-2.4 0C-5-14-3-44 0-58C3-44 3-14 2.4 0Z', colour), h / 100, turn + index * 120),
  ) +
  circle(x, y - h, h * 0.028, darker(colour, 0.12));

const draw = (t = 0): string =>
  sky('#6d7fb3', '#b9a3c0', '#f1bfae', '#fbe2c0') +
  stars('n1', 16, 120) +
  sun(300, 470, 70, '#fff0cf', '#ffd3a0') +
  clouds('#f9dccb', 0.7, [
    [820, 180, 420],
    [180, 240, 300],
    [1140, 300, 260],
  ]) +
  ridge('n2', 520, 60, '#9d8fb8', '#dcb6bd', 640) +
  turbine(200, 520, 180, '#f0e2e2', 10 + t * 720) +
  turbine(400, 500, 150, '#f0e2e2', 50 + t * 720) +
  turbine(1120, 480, 190, '#f3e6e4', 80 + t * 720) +
  mist(470, 130, '#fbe3cf') +
  ridge('n3', 600, 60, '#77709f', '#b295ae', 720) +
  turbine(600, 570, 300, '#f8ece4', 30 + t * 720) +
  turbine(960, 590, 340, '#f8ece4', 95 + t * 720) +
  mist(570, 130, '#f6d8cc', 'aa') +
  ridge('n4', 700, 50, '#4b5583', '#3c466f') +
  turbine(330, 730, 490, '#fdf6ec', 62 + t * 720) +
  contours('n5', 740, 18, 7, '#7d84ad', 0.4) +
  pylon(1180, 740, 190, '#2f3860') +
  pylon(1060, 720, 110, '#3c466f') +
  stroke('M1280 560Q1220 600 1180 578Q1100 640 1060 632', '#2f3860', 2) +
  stroke('M560 853Q640 780 560 740T640 690', '#c3b0c4', 16) +
  at(690, 0, '') +
  rect(640, 762, 46, 20, palette.white, 4) +
  rect(662, 750, 20, 14, palette.ice, 3) +
  rect(640, 774, 46, 4, palette.red) +
  circle(650, 784, 5, palette.ink) +
  circle(676, 784, 5, palette.ink) +
  circle(300, 470, 160, halo('#ffe9c4', '66')) +
  polygon([0, 853, 0, 800, 300, 853], '#2f3860') +
  grass('n6', 0, 1280, 860, 46, 120, '#2b345c', 3);

export const windTurbines: Scene = { alt: '晨雾山岭上的风力发电机', draw };
