import { clipboard } from '../../motifs/interior.ts';
import { darker, verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { at, circle, each, path, polygon, rect, stroke, times, type Scene } from '../../drawing/svg.ts';
import { lamp, skyline } from '../../motifs/town.ts';
import { tree } from '../../motifs/trees.ts';
import { car } from '../../motifs/vehicles.ts';

const draw = (): string =>
  sky('#8fb7c4', '#cfdfd6', '#f0e9cf') +
  cumulus(300, 150, 240, palette.white, 0.9) +
  cumulus(980, 110, 200, palette.white, 0.8) +
  skyline('cc1', 430, 90, 230, '#8faab2', '#c3d0c6') +
  each([90, 250, 1040, 1210], (x) => tree(x, 470, 200, '#7fa866')) +
  rect(0, 440, 1280, 40, '#a9b08a') +
  rect(0, 470, 1280, 383, verticalGradient('#8b8f92', '#676b70')) +
  rect(0, 470, 1280, 12, '#d8d4c6') +
  times(6, (index) => rect(40 + index * 240, 640, 130, 14, palette.white)) +
  car(350, 620, 400, palette.blue) +
  car(742, 624, 400, palette.white) +
  polygon([528, 560, 556, 548, 552, 578, 576, 586, 548, 596, 540, 618, 526, 596], darker(palette.blue, 0.3)) +
  stroke('M556 540l26-22M566 566l30 0M560 588l22 22', palette.straw, 5) +
  at(
    600,
    700,
    path('M0-60L42 12H-42Z', palette.red) +
      path('M0-38L22 2H-22Z', palette.white) +
      rect(-40, 8, 80, 8, palette.ink),
  ) +
  person(
    880,
    800,
    470,
    poses.hold,
    { top: palette.white, bottom: palette.navy, vest: palette.amber, hat: 'cap', hatColour: palette.navy },
    -1,
    clipboard(5, -5, 16),
  ) +
  person(
    1060,
    806,
    460,
    poses.phone,
    { top: palette.red, bottom: palette.slate, style: 'long' },
    -1,
    rect(-3, -10, 6, 11, palette.ink, 1),
  ) +
  person(
    240,
    800,
    450,
    poses.squat,
    { top: palette.white, bottom: palette.navy, vest: palette.amber, hat: 'cap', hatColour: palette.navy },
    1,
    rect(-3, -7, 13, 10, palette.ink, 2) + circle(4, -2, 3.4, palette.ice),
  ) +
  lamp(1200, 640, 420, '#4a5260');

export const carClaim: Scene = { alt: '查勘员在路边为追尾的汽车定损', draw };
