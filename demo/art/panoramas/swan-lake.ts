import { swan, swanFlying } from '../motifs/birds.ts';
import { halo } from '../drawing/paint.ts';
import { palette } from '../drawing/palette.ts';
import { reeds } from '../motifs/plants.ts';
import { seededRandom } from '../drawing/random.ts';
import { each, fade, ellipse, rect, times } from '../drawing/svg.ts';
import {
  altitudeToY,
  azimuthToX,
  cloudsAround,
  skyDome,
  glintsAround,
  horizon,
  levelToY,
  type Panorama,
  paving,
  ridgeAround,
  groundBand,
  wrapAround,
  placeOnGround,
  sunAt,
  width,
} from './equirectangular.ts';

interface Light {
  readonly sky: readonly string[];
  readonly far: readonly [string, string];
  readonly near: readonly [string, string];
  readonly water: readonly string[];
  readonly glint: string;
  readonly sun: string;
  readonly glow: string;
  readonly cloud: string;
  readonly wood: readonly [string, string];
}

const morning: Light = {
  sky: ['#5f8fbd', '#93b9d6', '#d7dce0', '#fbe6c8'],
  far: ['#9aa9c2', '#d5d3d2'],
  near: ['#6d819c', '#b3bcc0'],
  water: ['#cfe0e2', '#8fb2c4', '#5d8ba6', '#3f6f8d'],
  glint: '#fdf8ec',
  sun: '#fff1cf',
  glow: '#ffe9b8',
  cloud: '#ffffff',
  wood: ['#c29a6c', '#8a673f'],
};

const dusk: Light = {
  sky: ['#232c5a', '#5a4a84', '#c7727c', '#f7b27a'],
  far: ['#8a6a92', '#e0a08a'],
  near: ['#4f4672', '#9c6c82'],
  water: ['#f3b287', '#b8748a', '#6a5688', '#39396b'],
  glint: '#ffd9a8',
  sun: '#ff7d4d',
  glow: '#ffb27a',
  cloud: '#f6b79c',
  wood: ['#8d6552', '#54394a'],
};

/** metres from the viewer to the edge of the deck */
const deck = 2.3;

/** Swans on the water: position, drift to either side, and the direction they face. */
const swans = [
  [-8, 6, 1.5, true],
  [6, 8, -1.2, false],
  [18, 5, 1, true],
  [-30, 9, 2, false],
  [38, 12, -1.6, true],
  [-58, 7, 1.4, true],
  [62, 9, -1, false],
  [88, 14, 1.2, true],
  [-94, 12, -1.4, false],
  [-124, 9, 1, true],
  [140, 10, 1.8, false],
  [172, 13, -1.2, true],
] as const;

const onWater = (azimuth: number, distance: number, isTurned: boolean, t: number, drift: number): string => {
  const sway = Math.sin((t + azimuth / 90) * Math.PI * 2);
  const { x, y, size } = placeOnGround(azimuth + drift * sway, distance, 1.25);
  // a drawn swan is half as high as its nominal size
  const bird = size * 1.5;
  return (
    fade(0.28, ellipse(x, y + bird * 0.14, bird * 0.42, bird * 0.1, palette.white)) +
    swan(x, y + Math.sin((t * 2 + azimuth / 50) * Math.PI * 2) * bird * 0.012, bird, isTurned)
  );
};

const flight = (t: number): string =>
  each(
    [
      [-46, 17, 90],
      [-38, 20, 76],
      [-54, 21, 70],
      [104, 15, 64],
      [112, 18, 56],
    ] as const,
    ([azimuth, altitude, size], index) =>
      swanFlying(
        azimuthToX(azimuth + Math.sin((t + index * 0.06) * Math.PI * 2) * 3),
        altitudeToY(altitude + Math.cos((t + index * 0.06) * Math.PI * 2) * 1.2),
        size,
        -6,
      ),
  );

const draw = (light: Light, t: number): string => {
  const random = seededRandom('lake reeds');
  const banks = each([-78, -70, 74, 82, 156, -160], (azimuth, index) => {
    const { x, y } = placeOnGround(azimuth, 4.2, 0);
    const size = random.between(120, 190);
    return reeds(
      `bank${index}`,
      x - 60,
      x + 60,
      y + 14,
      size,
      16,
      light === dusk ? '#4a3347' : '#7d5a45',
      light === dusk ? '#9c6a5c' : '#c99a72',
    );
  });
  return (
    skyDome(...light.sky) +
    sunAt(light === dusk ? 24 : -24, light === dusk ? 5 : 14, 30, light.sun, halo(light.glow, 'aa')) +
    cloudsAround(light.cloud, 0.6, [
      [-140, 24, 32],
      [-70, 32, 28],
      [10, 28, 38],
      [70, 20, 24],
      [130, 34, 34],
    ]) +
    ridgeAround('swan far', 1.4, 1.6, ...light.far) +
    ridgeAround('swan near', 0.2, 0.8, ...light.near) +
    rect(0, horizon - 2, width, 12, light.water[0] ?? '') +
    groundBand(Number.POSITIVE_INFINITY, deck, ...light.water) +
    glintsAround('swan glints', 60, deck, 220, light.glint, 0.45, t) +
    flight(t) +
    each(
      swans.toSorted(([, one], [, other]) => other - one),
      ([azimuth, distance, drift, isTurned]) => onWater(azimuth, distance, isTurned, t, drift),
    ) +
    banks +
    groundBand(deck, 0, light.wood[0], light.wood[1]) +
    paving([deck - 0.08, 1.7, 1.1, 0.6, 0.25], 28, light === dusk ? '#2f2233' : '#5f452a') +
    // the rail of the deck
    times(28, (index) => {
      const x = (index * width) / 28;
      return rect(x - 4, levelToY(deck, 1), 8, levelToY(deck) - levelToY(deck, 1), light.wood[1], 2);
    }) +
    rect(0, levelToY(deck, 1) - 5, width, 12, light.wood[0]) +
    rect(0, levelToY(deck, 0.5) - 3, width, 7, light.wood[1])
  );
};

export const swanLake: Panorama = {
  alt: '站在天鹅湖观鸟台上环顾：清晨的湖面上，大天鹅成群浮游，远处有几只正起飞',
  draw: (t) => wrapAround(draw(morning, t)),
};

export const swanLakeAtDusk: Panorama = {
  alt: '傍晚的天鹅湖观鸟台：夕阳贴着山脊，天鹅在橘色的水面上收拢翅膀',
  draw: () => wrapAround(draw(dusk, 0)),
};
