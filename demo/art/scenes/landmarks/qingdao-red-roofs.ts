import { gull } from '../../motifs/birds.ts';
import { sailboat } from '../../motifs/boats.ts';
import { ridge } from '../../motifs/land.ts';
import { palette } from '../../drawing/palette.ts';
import { bush } from '../../motifs/plants.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { each, path, type Scene } from '../../drawing/svg.ts';
import { church, villa } from '../../motifs/villas.ts';
import { glints, sea } from '../../motifs/water.ts';

const draw = (): string => {
  const walls = ['#ecd09a', '#e6c184', '#f1dfb8', '#dcb37c', '#f0d6a6'],
    tiles = ['#c2492f', '#b23a2a', '#cf5a38', '#a8402f'];
  const terrace = (y: number, size: number, xs: readonly number[]): string =>
    each(xs, (x, index) =>
      villa(
        x,
        y + (index % 3) * 12,
        size * (0.9 + (index % 2) * 0.24),
        size * 0.66,
        walls[(index + Math.round(y)) % 5]!,
        tiles[(index * 3 + Math.round(y)) % 4]!,
        (index + Math.round(y)) % 3 !== 0,
      ),
    );
  const leaves = (y: number, size: number, xs: readonly number[]): string =>
    each(xs, (x, index) =>
      bush(x, y, size * (1 + (index % 3) * 0.3), ['#4f8a5c', '#3d7553', '#6a9c58'][index % 3]!),
    );
  return (
    sky('#3f8fb8', '#a6d6de', '#eaf3e2') +
    cumulus(220, 150, 240, palette.white) +
    cumulus(980, 110, 300, palette.white, 0.9) +
    cumulus(640, 200, 150, palette.white, 0.7) +
    ridge('q1', 320, 26, '#8cb8c4', '#b7d6d6', 360) +
    sea(330, '#5fb0c4', '#2f86a4', 520) +
    glints('q2', 345, 480, 60, palette.white, 0.5) +
    sailboat(300, 380, 46, palette.white, palette.cream) +
    sailboat(400, 400, 56, palette.rose, palette.white) +
    sailboat(1120, 372, 40, palette.white, palette.straw) +
    path('M0 470Q300 380 640 440T1280 400V853H0Z', '#5a9160') +
    leaves(470, 90, [40, 130, 220, 420, 520, 900, 1000, 1180, 1260]) +
    terrace(500, 96, [90, 210, 330, 460, 880, 1010, 1130, 1240]) +
    church(690, 520, 330) +
    leaves(580, 130, [-10, 150, 330, 520, 820, 960, 1110, 1280]) +
    terrace(630, 160, [60, 260, 470, 900, 1100, 1280]) +
    leaves(730, 170, [-20, 160, 360, 600, 720, 1000, 1200]) +
    terrace(812, 240, [150, 480, 830, 1160]) +
    leaves(870, 260, [-20, 310, 640, 1000, 1290]) +
    gull(540, 210, 90, -8) +
    gull(840, 260, 60, 6, true)
  );
};

export const qingdaoRedRoofs: Scene = { alt: '青岛老城红瓦绿树，教堂双塔，碧海蓝天', draw };
