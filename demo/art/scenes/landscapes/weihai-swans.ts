import { swan, swanFlying } from '../../motifs/birds.ts';
import { ridge } from '../../motifs/land.ts';
import { palette } from '../../drawing/palette.ts';
import { reeds } from '../../motifs/plants.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { each, type Scene } from '../../drawing/svg.ts';
import { glints, mirror, ripples, sea, shimmer } from '../../motifs/water.ts';
import { mist } from '../../motifs/weather.ts';

/** Position of a bird that starts at `x` and crosses the sky once. */
const crossing = (x: number, t: number): number => ((x + 150 + t * 1600) % 1600) - 150;
/** px by which the waves lift a swan. */
const lift = (t: number, depth: number): number => Math.sin(t * Math.PI * 4) * depth;

const draw = (t = 0): string =>
  sky('#8fa9c9', '#d7c6cf', '#f7cdb4', '#fbe6c8') +
  sun(840, 330, 66, '#f3884e', '#ffc38a') +
  ridge('w1', 400, 34, '#9aa5c0', '#dcc4c4', 440) +
  mist(370, 110, '#fdeedd') +
  ridge('w2', 430, 12, '#71829f', '#a9a9b7', 452) +
  sea(440, '#f0cdb8', '#56779a') +
  shimmer('w3', 840, 448, 800, 150, '#fff0d8', 0.8) +
  glints('w4', 460, 853, 90, '#fdf3e6', 0.5) +
  swanFlying(crossing(300, t), 270 + lift(t, 14), 190, -8) +
  swanFlying(crossing(540, t), 190 - lift(t, 10), 130, -10) +
  swanFlying(crossing(150, t), 180 + lift(t, 8), 110, -6) +
  each(
    [
      [200, 600, 130, 0],
      [1090, 560, 110, 1],
      [640, 540, 84, 0],
    ] as const,
    ([x, y, size, flip]) =>
      mirror(y + size * 0.1, swan(x, y, size, flip === 1), 0.35, 0.6) +
      swan(x, y + lift(t, flip === 1 ? 3 : -3), size, flip === 1) +
      ripples(x, y + size * 0.12, size * 0.6, palette.white, 2, 0.16, 2),
  ) +
  mirror(744, swan(470, 720, 300) + swan(800, 724, 290, true), 0.3, 0.5) +
  swan(470, 720 + lift(t, 5), 300) +
  swan(800, 724 - lift(t, 5), 290, true) +
  ripples(630, 752, 330, palette.white, 3, 0.12, 3) +
  swan(960, 800, 120, false, '#c9c4c0') +
  swan(330, 806, 110, true, '#c9c4c0') +
  reeds('w5', -20, 190, 870, 330, 26, '#7d5a45', '#c99a72') +
  reeds('w6', 1120, 1290, 870, 380, 26, '#6d4d3f', '#b98a66');

export const weihaiSwans: Scene = { alt: '威海荣成天鹅湖，晨光中的大天鹅', draw };
