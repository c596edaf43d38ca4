import { gull } from '../../motifs/birds.ts';
import { sailboat, spinnaker } from '../../motifs/boats.ts';
import { ridge } from '../../motifs/land.ts';
import { palette } from '../../drawing/palette.ts';
import { person } from '../../motifs/people.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { at, type Scene } from '../../drawing/svg.ts';
import { skyline } from '../../motifs/town.ts';
import { glints, sea, swell } from '../../motifs/water.ts';

const draw = (t = 0): string =>
  sky('#2f78a8', '#8cc7d8', '#e6f2e4') +
  cumulus(230, 210, 280, palette.white) +
  cumulus(1060, 170, 340, palette.white) +
  cumulus(680, 240, 160, palette.white, 0.8) +
  ridge('k1', 400, 40, '#8cb4c0', '#b9d4d2', 440) +
  skyline('k2', 436, 40, 190, '#7d9db2', '#b5ccd0', '', 700, 1290) +
  sea(432, '#6fbccb', '#125a7c') +
  glints('k3', 450, 600, 80, palette.white, 0.6, t) +
  sailboat(160, 480, 80, palette.white, palette.cream, palette.white, 4) +
  sailboat(300, 470, 60, palette.rose, palette.white, palette.white, 4) +
  spinnaker(1120, 500, 120, palette.straw, palette.persimmon) +
  swell(560, 10, 360, t * 12.56, '#3f9bb4', '#cdeaea') +
  at(0, Math.sin(t * 12.56) * 8, spinnaker(880, 600, 330, palette.teal, palette.mint)) +
  swell(620, 16, 460, -t * 12.56 + 2, '#2b86a4', '#dff3ef') +
  at(
    0,
    Math.sin(t * 12.56 + 1) * 10,
    at(
      420,
      700,
      spinnaker(0, 0, 560, palette.red, palette.persimmon) +
        person(-110, -26, 130, poses.lounge, {
          top: palette.white,
          bottom: palette.navy,
          hat: 'cap',
          hatColour: palette.red,
        }) +
        person(-40, -30, 126, poses.lounge, { top: palette.red, bottom: palette.ink }) +
        person(110, -28, 128, poses.dig, { top: palette.white, bottom: palette.navy, hat: 'cap' }),
      1,
      5,
    ),
  ) +
  swell(734, 22, 620, t * 12.56 + 1, '#1b6f92', palette.white, 7) +
  swell(804, 26, 520, -t * 12.56 + 4, '#125a7c', palette.white, 8) +
  gull(660, 150, 90, -8) +
  gull(760, 110, 60, 8, true);

export const sailing: Scene = { alt: '青岛海面上帆船竞发', draw };
