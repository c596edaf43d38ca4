import { craneFlying, redCrane } from '../../motifs/birds.ts';
import { ridge } from '../../motifs/land.ts';
import { verticalGradient } from '../../drawing/paint.ts';
import { palette } from '../../drawing/palette.ts';
import { reeds } from '../../motifs/plants.ts';
import { seededRandom } from '../../drawing/random.ts';
import { clouds, sky, sun } from '../../motifs/sky.ts';
import { at, fade, ellipse, path, rect, type Scene, stroke, times } from '../../drawing/svg.ts';
import { glints } from '../../motifs/water.ts';

const draw = (): string => {
  const creek = (x: number, y: number, size: number, colour: string): string =>
    at(
      x,
      y,
      stroke(
        'M0 0C-60-30 20-70-40-100C-90-126-10-150-50-180M-26-60C30-80 50-70 90-90M-40-100C-90-110-110-96-150-112M-60-124C-20-140 30-132 60-150',
        colour,
        9,
      ),
      size,
    );
  const random = seededRandom('suaeda');
  return (
    sky('#7fa8bd', '#c9d7d2', '#f3e2c6') +
    clouds(palette.white, 0.7, [
      [260, 90, 360],
      [980, 70, 300],
    ]) +
    sun(900, 190, 40, '#fff1cf', '#ffe3b0') +
    ridge('e1', 246, 8, '#8aa5a4', '#b9c0ae', 270) +
    rect(0, 252, 1280, 601, verticalGradient('#d98a72', '#b8323a', '#7c1620')) +
    fade(
      0.5,
      times(420, () => {
        const y = 262 + random.next() ** 1.4 * 590,
          size = 4 + (y - 252) / 40;
        return ellipse(
          random.between(0, 1280),
          y,
          size * 2,
          size * 0.6,
          random.pick(['#e0604c', '#8e1c2a', '#f08a68', '#d04444']),
        );
      }),
    ) +
    path(
      'M1280 300Q900 290 760 330T560 430T760 560T420 700T300 853H820Q820 760 980 690T960 520T760 430T900 360T1280 340Z',
      verticalGradient('#c9dcd8', '#5f9fae'),
    ) +
    path('M760 560Q640 560 520 520T160 560T0 540V566Q120 600 240 576T520 552T720 590Z', '#9cc4c4') +
    creek(1130, 640, 1.2, '#8fbcc2') +
    creek(210, 450, 0.7, '#b5d2d0') +
    creek(1190, 440, 0.5, '#b5d2d0') +
    glints('e2', 340, 853, 30, palette.white, 0.7, 0, 520, 880) +
    at(0, 0, path('M140 690q120-30 250 4q-120 34-250-4Z', '#9c2630')) +
    redCrane(330, 690, 200) +
    redCrane(470, 696, 180, true, true) +
    redCrane(930, 800, 150, true) +
    redCrane(1020, 812, 140, false, true) +
    craneFlying(520, 170, 130) +
    craneFlying(680, 120, 90) +
    craneFlying(400, 110, 70) +
    reeds('e3', -10, 240, 880, 300, 40, '#8a6a45', '#d9b884') +
    reeds('e4', 1060, 1290, 880, 260, 40, '#8a6a45', '#d9b884')
  );
};

export const dongyingWetland: Scene = { alt: '黄河口湿地红海滩上的丹顶鹤', draw };
