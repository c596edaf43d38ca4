import { flock } from '../../motifs/birds.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { clipboard } from '../../motifs/interior.ts';
import { ridge } from '../../motifs/land.ts';
import { person } from '../../motifs/people.ts';
import { bush, reeds } from '../../motifs/plants.ts';
import { poses } from '../../motifs/poses.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { willow } from '../../motifs/trees.ts';
import { glints } from '../../motifs/water.ts';
import { at, each, line, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';

const vest = { vest: palette.persimmon, bottom: palette.slate } as const;

const draw = (): string =>
  sky('#8fb9c4', '#cfe0dc', '#f2ecd0') +
  cumulus(260, 120, 260, palette.white, 0.9) +
  cumulus(930, 90, 320, palette.white, 0.8) +
  flock('#5a6b70', [
    [600, 170, 14],
    [640, 156, 11],
  ]) +
  ridge('rp1', 330, 44, '#93b4a4', '#c2d3b6', 420) +
  path('M0 400H1280V470H0Z', '#8fae77') +
  each([90, 220, 360, 980, 1120, 1240], (x) => bush(x, 420, 120, '#6f9560')) +
  path('M0 452C300 430 620 470 1280 436V853H0Z', verticalGradient('#8fb3ad', '#4f8086')) +
  glints('rp2', 470, 760, 60, '#d8ebe4', 0.6) +
  at(
    930,
    640,
    rect(-22, -210, 44, 230, palette.white, 3) +
      times(10, (index) =>
        rect(-22, -204 + index * 22, index % 2 ? 20 : 30, 11, index < 3 ? palette.red : palette.navy),
      ) +
      stroke('M-60 0q30-12 60 0t60 0', '#d8ebe4', 5),
  ) +
  path('M0 640C240 600 470 690 640 853H0Z', verticalGradient('#a8b77f', '#7d9160')) +
  path('M0 700C180 660 360 740 470 853H0Z', '#d8c69a') +
  path('M1280 700C1160 690 1080 760 1040 853H1280Z', verticalGradient('#9bb078', '#758c5b')) +
  willow(70, 690, 430, '#6b9355', 'rp3') +
  person(
    250,
    826,
    430,
    poses.point,
    { ...vest, top: palette.navy, hat: 'cap', hatColour: palette.persimmon },
    1,
    line(0, -2, 4, -1, palette.ink, 3),
  ) +
  person(
    410,
    836,
    410,
    poses.hold,
    { ...vest, top: palette.teal, style: 'tail', hat: 'cap', hatColour: palette.persimmon },
    1,
    clipboard(4, -6, 15),
  ) +
  at(
    1170,
    716,
    rect(-6, -150, 12, 150, palette.wood) +
      rect(-84, -230, 168, 90, palette.navy, 6) +
      rect(-62, -208, 124, 12, palette.cream, 4) +
      rect(-62, -184, 90, 12, palette.cream, 4),
  ) +
  reeds('rp4', 1000, 1290, 860, 210, 20, '#5f7d4a', '#8a6a3f') +
  reeds('rp5', 560, 720, 866, 120, 10, '#5f7d4a', '#8a6a3f');

export const riverPatrol: Scene = { alt: '志愿者沿河巡查，记录水尺上的水位', draw };
